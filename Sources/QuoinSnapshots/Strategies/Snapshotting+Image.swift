import QuoinCairo
import QuoinExplanations
import QuoinLayout
import QuoinPixels
import QuoinScene
import QuoinText

/// The format of all strategies that make pictures.
public typealias RecordedPicture = QuoinExplanations.RecordedPicture

extension Snapshotting where Value: LayoutElement, Format == RecordedPicture {
    /// Elements as pictures.
    public static var image: Snapshotting { image() }

    /// Elements as pictures.
    ///
    /// - Parameters:
    ///   - width: in points; by default as wide as the element. ``image(on:fonts:rules:)`` takes ranges.
    ///   - height: in points; by default as high as the element.
    ///   - scale: pixels per point, above 0.
    ///   - appearance: the appearance in which adaptive colors are drawn.
    ///   - direction: the side from which the layout starts.
    ///   - textScale: a factor for font sizes and all other sizes of texts, above 0.
    ///   - fill: the background.
    ///   - fonts: the fonts.
    ///   - rules: when pixels count as different, and how many may be.
    public static func image(
        width: Double? = nil, height: Double? = nil, scale: Double = 1,
        appearance: Appearance = .light,
        direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fill: Fill? = nil,
        fonts: FontSources = .defaults, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let canvas = Canvas(
            width: width, height: height, scale: scale, appearance: appearance, direction: direction,
            textScale: textScale, fill: fill)
        return image(on: canvas, fonts: fonts, rules: rules)
    }

    /// Elements as pictures in front of a color.
    public static func image(
        width: Double? = nil, height: Double? = nil, scale: Double = 1,
        appearance: Appearance = .light,
        direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fill: Color,
        fonts: FontSources = .defaults, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        image(
            width: width, height: height, scale: scale, appearance: appearance, direction: direction,
            textScale: textScale, fill: .solid(fill), fonts: fonts, rules: rules)
    }

    /// Elements as pictures on a canvas.
    public static func image(
        on canvas: Canvas, fonts: FontSources = .defaults, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let drawing = CanvasDrawing<Value>.element(fonts: fonts)
        return drawing.strategy(rules) { _ in canvas }
    }
}

extension Snapshotting where Value == Bitmap, Format == RecordedPicture {
    /// Pictures.
    public static var image: Snapshotting { image() }

    /// Pictures.
    ///
    /// - Parameter rules: when pixels count as different, and how many may be.
    public static func image(rules: ComparisonRules = ComparisonRules()) -> Snapshotting {
        Snapshotting(diffing: .picture(rules: rules)) { RecordedPicture($0) }
    }
}

extension Snapshotting where Value == RecordedPicture, Format == RecordedPicture {
    /// Pictures with their records.
    public static var image: Snapshotting {
        Snapshotting(diffing: .picture()) { $0 }
    }
}
