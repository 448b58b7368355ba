import Quoin

/// What `quoin inspect` tells of a layout.
struct InspectionReport {
    /// The canvas as it came out, in points.
    var size: Size
    /// Pixels per point.
    var scale: Double
    /// In paint order.
    var elements: [InspectedElement]

    init(
        of root: AnyElement, on canvas: Canvas, environment: LayoutEnvironment
    ) throws(LayoutError) {
        let tree = try LayoutTree(root)
        var engine = LayoutEngine(tree, environment: environment)
        let layout = try engine.layout(in: canvas.range)
        size = layout.size
        scale = canvas.scale
        elements = []
        for index in layout.tree.paintOrder where !layout.leftOut.contains(index) {
            elements.append(InspectedElement(index, in: layout, engine: engine))
        }
    }
}

/// One element of a layout.
struct InspectedElement {
    var reference: ElementReference
    var kind: String
    /// In points, relative to the canvas.
    var frame: Rect
    /// The sizes that the parent and the element's own style allowed, in points.
    var range: SizeRange
    /// From the top edge to the first, and from the bottom edge to the last, in points; absent where there are none.
    var baselines: (ascender: Double, descender: Double)?

    init(_ index: Int, in layout: Layout, engine: borrowing LayoutEngine) {
        reference = layout.tree.reference(to: index)
        kind = type(of: layout.tree.kind(of: index)).name
        frame = layout.frames[index]
        range = engine.range(of: index) ?? SizeRange(exactly: frame.size)
        let found = engine.baselines(of: index)
        baselines = found == (0, 0) ? nil : found
    }
}
