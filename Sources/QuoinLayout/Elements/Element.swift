/// What is wanted: a layout kind with a style and children. A value; nothing it holds changes while it is laid out.
public struct Element<Kind: LayoutKind>: LayoutElement {
    /// How the element lays out.
    public var kind: Kind
    /// What the element asks for: its size, and what its parent reads of it. At first it asks for nothing.
    public var style = ElementStyle()
    /// The children in the order in which they are painted.
    public var children: [AnyElement]
    /// A name for messages, inspection, diagrams and rules.
    public var id: String?
    /// Where in a document the element stands.
    public var source: SourcePlace?

    /// What the author wrote, where the element was made of something else.
    @usableFromInline package var composition: Composition?

    /// - Parameter children: in the order in which they are painted; none for a leaf.
    @inlinable
    public init(_ kind: Kind, children: [AnyElement] = []) {
        self.kind = kind
        self.children = children
    }

    /// - Parameter children: listed in the order in which they are painted.
    @inlinable
    public init(_ kind: Kind, @ElementBuilder children: () -> [AnyElement]) {
        self.init(kind, children: children())
    }

    /// The element itself.
    @inlinable
    public var element: Element<Kind> { self }

    /// The same element with another kind.
    @inlinable
    public func replacingKind<Other: LayoutKind>(with other: Other) -> Element<Other> {
        var result = Element<Other>(other, children: children)
        (result.style, result.id, result.source) = (style, id, source)
        result.composition = composition
        return result
    }
}
