import Quoin

/// What `quoin inspect` tells of a layout.
struct InspectionReport {
    /// The canvas as it came out, in points.
    var size: Size
    /// Pixels per point.
    var scale: Double
    /// In paint order.
    var elements: [InspectedElement]

    /// The tree, drawn with characters.
    var art: String

    /// Lays an element out.
    ///
    /// - Throws: ``PictureError/layout(_:)``, or ``PictureError/scene(_:)`` where a text would have another size with
    ///   the font that is missing.
    init(of root: AnyElement, on canvas: Canvas, with renderer: PictureRenderer) throws(PictureError) {
        let environment = renderer.environment(for: canvas)
        var engine = LayoutEngine(try Self.tree(of: root), environment: environment)
        let layout: Layout
        do {
            layout = try engine.layout(in: canvas.range)
        } catch {
            throw .layout(error)
        }
        try Self.checkTexts(of: layout, on: canvas, environment)
        size = layout.size
        scale = canvas.scale
        elements = []
        for index in layout.tree.paintOrder where !layout.leftOut.contains(index) {
            elements.append(InspectedElement(index, in: layout, engine: engine))
        }
        art = layout.tree.asciiArt()
    }

    private static func tree(of root: AnyElement) throws(PictureError) -> LayoutTree {
        do {
            return try LayoutTree(root)
        } catch {
            throw .layout(error)
        }
    }

    private static func checkTexts(
        of layout: Layout, on canvas: Canvas, _ environment: LayoutEnvironment
    ) throws(PictureError) {
        guard let shaper = environment[TextShaperKey.self] else { return }
        do {
            _ = try DisplayList(layout, appearance: canvas.appearance, shaper: shaper)
        } catch {
            throw .scene(error)
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
