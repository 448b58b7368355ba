import QuoinFiles

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
    /// A pseudo-language.
    var language: String?
    /// Whether the layout is drawn even if the document has a diagram.
    var isPlain = false

    /// Refuses values that no canvas can have.
    func check() throws(Refusal) {
        if let width, !(1...16_384).contains(width) { throw .wrong("no canvas has this width") }
        if let textScale, !(textScale > 0 && textScale <= Canvas.largestTextScale) {
            throw .wrong("no canvas has this text scale")
        }
    }

    /// The canvas with these conditions.
    func applied(to canvas: Canvas) -> Canvas {
        var overrides = RenderingOptions()
        if let width { overrides.width = ExtentRange(exactly: width) }
        overrides.textScale = textScale ?? overrides.textScale
        overrides.appearance = appearance.flatMap(Appearance.init(rawValue:))
        overrides.direction = direction.flatMap(LayoutDirection.init(rawValue:))
        overrides.language = language.flatMap(Canvas.PseudoLanguage.init(rawValue:))
        return overrides.applied(to: canvas)
    }
}
