/// An element without content that takes the room a stack has left: `flexGrow` is 1 (Texture, §6.4).
public typealias Spacer = Element<SpacerLayout>

extension Element where Kind == SpacerLayout {
    /// A spacer whose `flexGrow` is 1.
    @inlinable
    public init() {
        self.init(SpacerLayout())
        style.flexGrow = 1
    }
}

extension LayoutElement where Self == Spacer {
    /// An element without content that takes the room a stack has left, for where an element is an argument. Below another
    /// expression, Swift reads `.spacer` as a part of that one; write `Spacer()` there.
    public static var spacer: Spacer { Spacer() }
}
