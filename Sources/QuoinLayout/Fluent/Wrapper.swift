/// Children one above another, with no relation between their sizes (Texture, §4.1): `Wrapper { … }`.
public typealias Wrapper = Element<WrapperLayout>

extension Element where Kind == WrapperLayout {
    /// Children at the same corner; the wrapper is as large as the largest.
    @inlinable
    public init(@ElementBuilder children: () -> [AnyElement]) {
        self.init(WrapperLayout(), children: children())
    }
}
