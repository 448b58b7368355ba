import QuoinCairo
import QuoinDocument
import QuoinFiles
import QuoinLayout
import QuoinScene

/// What a page shows: a document, and how it is drawn.
struct Conditions: Hashable, Sendable, Codable {
    /// The path of the document.
    var document: String
    /// The suffix of the variant's name; empty for the document's own canvas.
    var variant = ""
    /// In points; `nil` for that of the canvas.
    var width: Double?
    var textScale: Double?
    var appearance: String?
    var direction: String?
    /// A made-up language.
    var language: String?
    /// Whether the layout is drawn even if the document has a diagram.
    var isPlain = false

    /// The text scale, if a canvas can have it.
    var possibleTextScale: Double? {
        textScale.flatMap { $0 > 0 && $0 <= Canvas.largestTextScale ? $0 : nil }
    }

    /// The canvas with these conditions. Values that no canvas can have are left out.
    func applied(to canvas: Canvas) -> Canvas {
        var overrides = RenderingOptions()
        if let width, width >= 1, width <= 16_384 { overrides.width = ExtentRange(exactly: width) }
        if let possibleTextScale { overrides.textScale = possibleTextScale }
        overrides.appearance = appearance.flatMap(Appearance.init(rawValue:))
        overrides.direction = direction.flatMap(LayoutDirection.init(rawValue:))
        overrides.language = language.flatMap(PseudoLanguage.init(rawValue:))
        return overrides.applied(to: canvas)
    }
}
