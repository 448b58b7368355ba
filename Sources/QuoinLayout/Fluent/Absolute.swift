/// Children at fixed places (Texture, §4.9): `Absolute(sizing: .sizeToFit) { … }`.
public typealias Absolute = Element<AbsoluteLayout>

extension Element where Kind == AbsoluteLayout {
    /// - Parameters:
    ///   - sizing: whether the layout takes all the finite room, or what its children need.
    ///   - children: each stands at its `layoutPosition`.
    @inlinable
    public init(sizing: AbsoluteLayout.Sizing = .default, @ElementBuilder children: () -> [AnyElement] = { [] }) {
        self.init(AbsoluteLayout(sizing: sizing), children: children())
    }
}

extension LayoutElement where Kind == AbsoluteLayout {
    /// Whether the layout takes all the finite room, or what its children need.
    @inlinable
    public func sizing(_ sizing: AbsoluteLayout.Sizing) -> Absolute { modified { $0.kind.sizing = sizing } }
}
