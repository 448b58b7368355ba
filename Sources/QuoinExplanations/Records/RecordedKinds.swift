import Quoin

/// The built-in kinds that records name.
package enum RecordedKinds {
    /// The kinds of which a record says everything, with default properties.
    private static let complete: [any LayoutKind] = [
        BoxNode(), WrapperLayout(), InsetLayout(.zero), InsetLayout.SafeArea(), OverlayLayout(), BackgroundLayout(),
        CenterLayout(), RelativeLayout(), RatioLayout(1), CornerLayout(), ScrollNode(), TextNode(TextContent("")),
        SpacerLayout(), StackLayout(), AbsoluteLayout(), WhenSizeLayout(),
    ]

    /// The kinds of which a record says everything, with default properties, by name.
    package static let byName = Dictionary(uniqueKeysWithValues: complete.map { (type(of: $0).name, $0) })

    /// The shapes of the values of all kinds' properties, by the names of records: `stack.spacing`.
    static let shapes: [String: ValueShape] = {
        var shapes: [String: ValueShape] = [:]
        func add(_ kind: some LayoutKind) {
            let type = type(of: kind)
            for key in type.declaration.properties?.keys ?? [] { shapes["\(type.name).\(key.key)"] = key.shape }
        }
        for kind in complete { add(kind) }
        add(ImageNode(nil))
        add(TableNode())
        for key in CollectionLayout.declaration.properties?.keys ?? [] {
            shapes["\(CollectionLayout.name).\(key.key)"] = key.shape
        }
        return shapes
    }()
}
