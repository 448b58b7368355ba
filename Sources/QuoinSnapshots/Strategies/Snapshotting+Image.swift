import QuoinBitmap
import QuoinCairo
import QuoinComparison
import QuoinFiles
import QuoinLayout
import QuoinScene
import QuoinText

extension Snapshotting where Value: LayoutElement, Format == RecordedPicture {
    /// Elements as pictures.
    public static var image: Snapshotting { image() }

    /// Elements as pictures.
    ///
    /// - Parameters:
    ///   - width: in points; as wide as the element wants where absent. ``image(on:fonts:rules:)`` takes ranges.
    ///   - height: in points; as high as the element wants where absent.
    ///   - scale: pixels per point, above 0.
    ///   - appearance: which values of adaptive colors are drawn.
    ///   - direction: from which side the layout begins.
    ///   - textScale: a factor for the lengths of all texts, above 0.
    ///   - fill: what lies under the element.
    ///   - fonts: what is there beside the default set.
    ///   - rules: when pixels count as different, and how many may be.
    public static func image(
        width: Double? = nil, height: Double? = nil, scale: Double = 1, appearance: Appearance = .light,
        direction: LayoutDirection = .leftToRight, textScale: Double = 1, fill: Fill? = nil,
        fonts: FontSources = .defaults, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let canvas = Canvas(
            width: width, height: height, scale: scale, appearance: appearance, direction: direction,
            textScale: textScale, fill: fill)
        return image(on: canvas, fonts: fonts, rules: rules)
    }

    /// Elements as pictures on a canvas.
    public static func image(
        on canvas: Canvas, fonts: FontSources = .defaults, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let drawing = CanvasDrawing<Value>.element(on: canvas, fonts: fonts)
        return Snapshotting(diffing: .picture(rules: rules)) { try drawing.picture($0, canvas) }
    }
}

extension Snapshotting where Value == DocumentFile, Format == RecordedPicture {
    /// Documents as pictures.
    public static var image: Snapshotting { image() }

    /// Documents as pictures.
    ///
    /// - Parameters:
    ///   - overrides: what takes the place of the document's own canvas, and more fonts.
    ///   - rules: when pixels count as different, and how many may be.
    public static func image(
        _ overrides: CanvasOverrides = CanvasOverrides(), rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let drawing = CanvasDrawing<DocumentFile>.document(overrides)
        return Snapshotting(diffing: .picture(rules: rules)) { try drawing.picture($0, drawing.canvas($0)) }
    }
}

extension Snapshotting where Value == Bitmap, Format == RecordedPicture {
    /// Pictures as they are.
    public static var image: Snapshotting { image() }

    /// Pictures as they are.
    ///
    /// - Parameter rules: when pixels count as different, and how many may be.
    public static func image(rules: ComparisonRules = ComparisonRules()) -> Snapshotting {
        Snapshotting(diffing: .picture(rules: rules)) { RecordedPicture($0) }
    }
}

extension Snapshotting where Value == RecordedPicture, Format == RecordedPicture {
    /// Pictures as they are, with what they were drawn from.
    public static var image: Snapshotting {
        Snapshotting(diffing: .picture()) { $0 }
    }
}

extension Canvas {
    /// A canvas of exact extents where they are given.
    init(
        width: Double?, height: Double?, scale: Double, appearance: Appearance, direction: LayoutDirection,
        textScale: Double, fill: Fill?
    ) {
        self.init(
            width: width.map { ExtentRange(exactly: $0) } ?? .unconstrained,
            height: height.map { ExtentRange(exactly: $0) } ?? .unconstrained, scale: scale)
        (self.appearance, self.direction, self.textScale) = (appearance, direction, textScale)
        fills = fill.map { [$0] } ?? []
    }
}
