import QuoinLayout

extension LayoutElement where Kind: PaintedKind {
    /// A copy with lines between elements in it, over those it has.
    public func connectors(_ connectors: Connector...) -> Element<Kind> {
        painted { $0.connectors += connectors }
    }
}

extension LayoutElement {
    /// A box around the layout with lines between elements in it.
    public func connectors(_ connectors: Connector...) -> Box {
        painted { $0.connectors = connectors }
    }
}
