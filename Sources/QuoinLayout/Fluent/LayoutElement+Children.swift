extension LayoutElement {
    /// A copy with these children.
    @inlinable
    public func children(_ children: [any LayoutElement]) -> Element<Kind> {
        modified { $0.children = children.map { $0.erased } }
    }

    /// A copy with these children.
    @inlinable
    public func children(@ElementBuilder _ children: () -> [AnyElement]) -> Element<Kind> {
        modified { $0.children = children() }
    }
}
