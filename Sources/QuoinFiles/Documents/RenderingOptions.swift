// Exported, because a file holds a document, which is drawn into pictures.
@_exported import Quoin
import QuoinDiagrams
@_exported import QuoinDocument

/// Options for drawing a document: values that replace those of its canvas, more fonts, and limits.
public struct RenderingOptions: Codable, Hashable, Sendable {
    /// Pixels per point, above 0.
    public var scale: Double?
    /// The range of widths, in points.
    public var width: ExtentRange?
    /// The range of heights, in points.
    public var height: ExtentRange?
    /// The appearance in which adaptive colors are drawn.
    public var appearance: Appearance?
    /// The side from which layouts start.
    public var direction: LayoutDirection?
    /// A factor for font sizes and all other sizes of texts, above 0.
    public var textScale: Double?
    /// The pseudo-language in which texts are shown.
    package var language: Canvas.PseudoLanguage?
    /// Font files, and folders with font files, in addition to the default fonts and those that documents name.
    public var fonts: [String] = []
    /// What texts show where the fonts lack something, if a document does not say it.
    package var fallbacks = Canvas.TextFallbacks()
    /// Whether the layout or its diagram is drawn.
    public var view = View.asDocumented
    /// Values that replace those of diagrams.
    package var diagram = DiagramOverrides()
    /// How much each document may take.
    public var limits = Limits()

    /// Whether the layout or its diagram is drawn.
    public enum View: Codable, Hashable, Sendable {
        /// The diagram if the document has one, otherwise the layout.
        case asDocumented
        /// The layout.
        case plain
        /// The diagram; if the document has none, one with all properties that were set.
        case diagram
    }

    /// No overrides.
    public init() {}

    package init(limits: Limits) {
        self.limits = limits
    }

    /// A document's canvas with these overrides.
    package func applied(to canvas: Canvas) -> Canvas {
        var result = canvas
        result.scale = scale ?? canvas.scale
        result.appearance = appearance ?? canvas.appearance
        result.direction = direction ?? canvas.direction
        result.textScale = textScale ?? canvas.textScale
        result.language = language ?? canvas.language
        result.fallbacks = canvas.fallbacks.completed(by: fallbacks)
        result.range[.horizontal] = width ?? canvas.range[.horizontal]
        result.range[.vertical] = height ?? canvas.range[.vertical]
        return result
    }
}

/// Values that replace properties of the diagrams that are drawn.
package struct DiagramOverrides: Codable, Hashable, Sendable {
    /// The names of the annotations that are drawn for what the author set; `nil` for those of the diagram.
    package var annotations: [String]?
    package var level: Diagram.Level?
    package var content: Diagram.Content?
    package var style: Diagram.Style?
    /// The ids of the elements that stand out, in addition to those of the diagram.
    package var focus: [String] = []
    /// How many elements may be around an annotated element.
    package var depth: Int?
    /// The font size of labels, in points.
    package var labelSize: Double?
    /// The width at which a page shows the picture, in points.
    package var maxWidth: Double?
    /// Whether the diagram has no background.
    package var isTransparent = false

    package init() {}

    /// A diagram with these overrides.
    package func applied(to diagram: Diagram) -> Diagram {
        var result = diagram
        if let annotations {
            let chosen = Annotation.allCases.filter { annotations.contains($0.name) }
            result.annotations = Dictionary(uniqueKeysWithValues: chosen.map { ($0, .setByAuthor) })
        }
        result.level = level ?? diagram.level
        result.content = content ?? diagram.content
        result.style = style ?? diagram.style
        result.focus += focus
        result.depth = depth ?? diagram.depth
        result.labelSize = labelSize ?? diagram.labelSize
        result.maxWidth = maxWidth ?? diagram.maxWidth
        if isTransparent { result.background = .transparent }
        return result
    }
}

// The parts of requests that are declared in other rooms. One process reads what another of the same program wrote.

extension Picture.Format: Codable {}
extension Canvas.PseudoLanguage: Codable {}
extension Canvas.TextFallbacks.Glyphs: Codable {}
extension Canvas.TextFallbacks.Italic: Codable {}
extension Diagram.Level: Codable {}
extension Diagram.Content: Codable {}
extension Diagram.Style: Codable {}

extension ExtentRange: Codable {
    public init(from decoder: any Decoder) throws {
        let bounds = try [Double](from: decoder)
        self.init(min: bounds.first ?? 0, max: bounds.count < 2 ? .infinity : bounds[1])
    }

    /// Writes the bounds as a list. JSON has no infinity: a range without an upper bound has one number.
    public func encode(to encoder: any Encoder) throws {
        try (max == .infinity ? [min] : [min, max]).encode(to: encoder)
    }
}

extension Canvas.TextFallbacks: Codable {
    private enum Key: CodingKey { case glyphs, italic }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            missingGlyphs: try values.decodeIfPresent(Glyphs.self, forKey: .glyphs),
            missingItalic: try values.decodeIfPresent(Italic.self, forKey: .italic))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(missingGlyphs, forKey: .glyphs)
        try values.encodeIfPresent(missingItalic, forKey: .italic)
    }
}

extension Limits: Codable {
    public init(from decoder: any Decoder) throws {
        self = try [String: Int](from: decoder).reduce(Limits()) { $0.setting($1.key, to: $1.value) ?? $0 }
    }

    /// Writes the limits by their names, as the option `--limit` has them.
    public func encode(to encoder: any Encoder) throws {
        let values = Self.declarations.map { ($0.name, self[keyPath: $0.path]) }
        try Dictionary(uniqueKeysWithValues: values).encode(to: encoder)
    }
}

/// Which pictures of a document are made, and what is in their files.
package struct PictureOptions: Codable, Hashable, Sendable {
    package var format: Picture.Format
    package var selection = VariantSelection.own
    /// Whether a PNG contains a record of what it was drawn from.
    package var isRecorded = false
    /// The alternative text, which is written into a PNG or SVG.
    package var alternative: AlternativeText?
    /// Whether the alternative text is in a file beside the picture.
    package var hasAlternativeFile = false
    /// Whether the letters of an SVG are text, not outlines.
    package var hasText = false
    /// How much of a picture may be lost.
    package var encoding: LossyEncoding?

    package init(format: Picture.Format = .png) {
        self.format = format
    }

    /// Whether the picture has anything that is for pages.
    package var isForPage: Bool { alternative != nil || hasAlternativeFile || hasText }
}

/// The canvases of a document that are drawn.
package enum VariantSelection: Codable, Hashable, Sendable {
    /// The document's own canvas.
    case own
    /// All canvases, each in a separate picture.
    case all
    /// The document's own canvas, light and dark.
    case bothAppearances
    /// All canvases in one picture.
    case contactSheet
}

/// The alternative text of a picture.
package enum AlternativeText: Codable, Hashable, Sendable {
    case given(String)
    /// Made from the layout.
    case layout
}
