import ArgumentParser
import Quoin

/// Options that take the place of what a document says about its canvas, and add fonts.
struct CanvasOptions: ParsableArguments, Sendable {
    @Option(help: "Pixels per point.")
    var scale: Double?

    @Option(help: ArgumentHelp("Width in points: 300, 0...300 or auto.", valueName: "points"))
    var width: CanvasExtent?

    @Option(help: ArgumentHelp("Height in points: 300, 0...300 or auto.", valueName: "points"))
    var height: CanvasExtent?

    @Option(help: "Which of the two values of adaptive colors is drawn: light or dark.")
    var appearance: Appearance?

    @Option(help: "The direction of reading: ltr or rtl.")
    var direction: LayoutDirection?

    @Option(help: ArgumentHelp("A factor for the lengths of all texts.", valueName: "factor"))
    var textScale: Double?

    @Option(help: "A folder with fonts, in addition to the default set. May be given several times.")
    var fontDir: [String] = []

    func validate() throws {
        if let scale, !(scale > 0 && scale <= Canvas.largestScale) {
            throw ValidationError("--scale is above 0 and at most \(shortDescription(Canvas.largestScale))")
        }
        if let textScale, !(textScale > 0 && textScale <= Canvas.largestTextScale) {
            throw ValidationError(
                "--text-scale is above 0 and at most \(shortDescription(Canvas.largestTextScale))")
        }
    }

    /// Whether anything takes the place of what a document says about its canvas.
    var replacesCanvas: Bool {
        var overrides = overrides
        overrides.fonts = []
        return overrides != CanvasOverrides()
    }

    /// What the options say.
    var overrides: CanvasOverrides {
        var result = CanvasOverrides()
        result.scale = scale
        result.width = width?.range
        result.height = height?.range
        result.appearance = appearance
        result.direction = direction
        result.textScale = textScale
        result.fonts = fontDir
        return result
    }
}

/// A range of extents as the command line writes it.
struct CanvasExtent: ExpressibleByArgument, Sendable {
    var range: ExtentRange

    init?(argument: String) {
        guard let range = ExtentRange(parsing: argument) else { return nil }
        self.range = range
    }
}

extension Appearance: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
