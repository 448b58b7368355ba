import QuoinCairo
import QuoinFiles
import QuoinLayout
import QuoinScene
import QuoinText

extension Snapshotting where Value: LayoutElement, Format == String {
    /// Where everything is, as text: a line for each element.
    public static var layout: Snapshotting { layout() }

    /// Where everything is, as text: a line for each element.
    ///
    /// - Parameters:
    ///   - width: in points; as wide as the element wants where absent.
    ///   - height: in points; as high as the element wants where absent.
    ///   - scale: pixels per point, above 0: sizes are rounded to pixels.
    ///   - direction: from which side the layout begins.
    ///   - textScale: a factor for the lengths of all texts, above 0.
    ///   - fonts: what is there beside the default set.
    public static func layout(
        width: Double? = nil, height: Double? = nil, scale: Double = 1, direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fonts: FontSources = .defaults
    ) -> Snapshotting {
        layout(
            on: Canvas(
                width: width, height: height, scale: scale, appearance: .light, direction: direction,
                textScale: textScale, fill: nil), fonts: fonts)
    }

    /// Where everything is on a canvas, as text: a line for each element.
    public static func layout(on canvas: Canvas, fonts: FontSources = .defaults) -> Snapshotting {
        let drawing = CanvasDrawing<Value>.element(on: canvas, fonts: fonts)
        return Snapshotting(diffing: .lines) { try drawing.layout($0, canvas).geometryText }
    }
}

extension Snapshotting where Value == DocumentFile, Format == String {
    /// Where everything in a document is, as text: a line for each element.
    public static var layout: Snapshotting { layout() }

    /// Where everything in a document is, as text: a line for each element.
    ///
    /// - Parameter overrides: what takes the place of the document's own canvas, and more fonts.
    public static func layout(_ overrides: CanvasOverrides = CanvasOverrides()) -> Snapshotting {
        let drawing = CanvasDrawing<DocumentFile>.document(overrides)
        return Snapshotting(diffing: .lines) { try drawing.layout($0, drawing.canvas($0)).geometryText }
    }
}

extension Layout {
    /// `  text (title): 120 × 24 at 16, 16, "Lisbon"`, a line for each element, indented by its depth.
    var geometryText: String {
        let order = tree.paintOrder.filter { !leftOut.contains($0) }
        return order.map(geometryLine).joined(separator: "\n")
    }

    private func geometryLine(_ index: Int) -> String {
        let kind = tree.kind(of: index)
        let name = type(of: kind).name + (tree.id(of: index).map { " (\($0))" } ?? "")
        let text = (kind as? TextNode).map { ", \"\($0.text.string)\"" } ?? ""
        return String(repeating: "  ", count: tree.depth(of: index)) + "\(name): \(frames[index])\(text)"
    }
}
