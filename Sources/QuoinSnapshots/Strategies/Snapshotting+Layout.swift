import QuoinCairo
import QuoinLayout
import QuoinScene
import QuoinText

extension Snapshotting where Value: LayoutElement, Format == String {
    /// The layout as text, with a line for each element.
    public static var layout: Snapshotting { layout() }

    /// The layout as text, with a line for each element.
    ///
    /// - Parameters:
    ///   - width: in points; by default as wide as the element.
    ///   - height: in points; by default as high as the element.
    ///   - scale: pixels per point, above 0. Frames are rounded to pixels.
    ///   - direction: the side from which the layout starts.
    ///   - textScale: a factor for font sizes and all other sizes of texts, above 0.
    ///   - fonts: the fonts.
    public static func layout(
        width: Double? = nil, height: Double? = nil, scale: Double = 1,
        direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fonts: FontSources = .defaults
    ) -> Snapshotting {
        layout(
            on: Canvas(
                width: width, height: height, scale: scale, direction: direction, textScale: textScale),
            fonts: fonts)
    }

    /// The layout on a canvas as text, with a line for each element.
    public static func layout(on canvas: Canvas, fonts: FontSources = .defaults) -> Snapshotting {
        CanvasDrawing<Value>.element(on: canvas, fonts: fonts).layoutStrategy { _ in canvas }
    }
}
