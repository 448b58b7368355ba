import QuoinDocument
import QuoinResults

/// How a document is drawn and compared. A new setting is a stored property here and an entry in the table of
/// properties.
package struct DocumentSettings: Hashable, Sendable {
    /// Font files, and folders with font files, in addition to the default fonts and those that the document names.
    package var fonts: [String] = []
    /// The canvases of a document that lists no variants.
    package var variants = CanvasVariants()
    /// What texts show where the fonts lack something, if a document does not say it.
    package var fallbacks = Canvas.TextFallbacks()
    /// When pixels count as different, and how many may be.
    package var rules = ComparisonRules()
    /// How documents are checked, in addition to their own settings.
    package var check = Document.Check()
    /// Which values pictures need not show.
    package var mutate = MutationSettings()

    package init() {}
}

extension DocumentSettings {
    /// A document with the fonts of the settings, and what they say of letters that fonts lack.
    package func completing(_ document: Document) -> Document {
        var document = document
        document.fonts = fonts.map { Document.FontReference(path: $0) } + document.fonts
        document.canvas.fallbacks = document.canvas.fallbacks.completed(by: fallbacks)
        return document
    }

    static let properties: [Property<DocumentSettings>] = [
        Property(
            "fonts", \.fonts, .list(.path), .anything,
            "Font files and folders, in addition to the default fonts and those that documents name."),
        Property(
            "variants", \.variants, .variants, .anything,
            "The canvases of documents that list no variants of their own."),
        Property("missingGlyphs", \.fallbacks.missingGlyphs, .choice, .pixels, Canvas.TextFallbacks.glyphsSummary),
        Property("missingItalic", \.fallbacks.missingItalic, .choice, .pixels, Canvas.TextFallbacks.italicSummary),
        Property(
            "threshold", \.rules.threshold, .number(0...1), .pixels,
            "The largest distance between two colors that pass for equal, from 0 to 1."),
        Property(
            "metric", \.rules.metric, .choice, .pixels,
            "How the distance between two colors is measured."),
        Property(
            "antialiasing", \.rules.antialiasing, .choice([("counts", .counts), ("ignored", .isIgnored)]), .pixels,
            also: ["ignoreAntialiasing"], "Whether pixels count that differ only in how an edge is smoothed."),
        Property(
            "masks", \.rules.masks, .list(ComparisonRules.Mask.codec), .pixels, also: ["mask", "maskID"],
            "What does not count: ids of elements, and rectangles in points or pixels."),
        Property(
            "maskGrowth", \.rules.maskGrowth, .number(ComparisonRules.maskGrowths), .pixels,
            "How many times as many pixels as in the reference a mask may cover."),
        Property(
            "maxPixels", \.rules.limits.count, .integer(0...Int(Int32.max)), .pixels,
            "The largest number of pixels that may differ."),
        Property(
            "maxShare", \.rules.limits.share, .share, .pixels,
            "The largest share of the pixels that may differ, such as 0.01 or 1%."),
        Property(
            "maxWindow", \.rules.limits.window, .window, .pixels,
            "The largest number of pixels that may differ in any square, and its side in pixels."),
        Property(
            "tolerate", \.rules.tolerates, .choice, .pixels,
            "What the threshold, the masks and the limits let pass: what no record explains, or recorded changes too."),
        Property(
            "check", \.check, .check, .anything,
            "What quoin check looks for, and what is allowed, beside what documents say themselves."),
        Property(
            "mutate", \.mutate, .structure(MutationSettings(), MutationSettings.properties), .anything,
            "What quoin mutate need not find in a picture."),
    ]

    static let table = PropertyTable(DocumentSettings(), properties)

    /// The settings in the form of `quoin.yaml`, without defaults, and without those of checks and mutations, which do
    /// not affect pictures.
    var written: PropertyValue {
        var copy = self
        (copy.check, copy.mutate) = (Document.Check(), MutationSettings())
        return Self.table.write(copy)
    }

    /// The settings on which pictures and their comparison depend, as text. Of fonts, the files count, not their paths.
    package var words: String {
        var copy = self
        copy.fonts = []
        return Self.words(copy.written)
    }

    /// The settings on which the findings of a check depend, and those that override them, as texts.
    package func checkWords(overriddenBy check: Document.Check) -> [String] {
        var (own, overriding) = (DocumentSettings(), DocumentSettings())
        (own.variants, own.check, overriding.check) = (variants, self.check, check)
        return [own, overriding].map { Self.words(Self.table.write($0)) }
    }

    private static func words(_ value: PropertyValue) -> String {
        (try? JSONFile.bytes(of: value, isCompact: true)).map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
    }

    /// These settings without allowances.
    var withoutAllowances: DocumentSettings {
        var copy = self
        (copy.check.allow, copy.mutate.allow) = ([], [])
        return copy
    }

    /// Adds the allowances of outer settings to those of a settings file.
    mutating func addAllowances(of outer: DocumentSettings, toThoseIn file: String) {
        for index in check.allow.indices { check.allow[index].file = file }
        for index in mutate.allow.indices { mutate.allow[index].file = file }
        check.allow += outer.check.allow
        mutate.allow += outer.mutate.allow
    }
}

/// Which values of documents pictures need not show.
package struct MutationSettings: Hashable, Sendable {
    /// Keys, such as `clip`, and paths of values, by the reason why no picture shows them.
    package var allow: [Allowance<UnseenReason>] = []

    package init() {}

    static let properties: [Property<MutationSettings>] = [
        Property(
            "allow", \.allow,
            .allowances(UnseenReason.allCases.filter(\.isBlindSpot), names: "Keys, or paths of values"), .anything,
            "What no picture need show, and why: keys and paths of values by reason.")
    ]

    /// The allowance for a change that no picture shows; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - key: the last key of the path.
    ///   - path: the path of the value: `layout.row.children[2].width`.
    package func allowance(
        for reason: UnseenReason, _ key: String, at path: String
    ) -> Allowance<UnseenReason>? {
        allow.first { allowance in
            allowance.kind == reason
                && (allowance.names.isEmpty || allowance.names.contains { $0 == key || Self.matches($0, path) })
        }
    }

    /// Whether a path, or the path of something that contains it, matches a pattern. In a pattern, `*` matches one key
    /// or position.
    private static func matches(_ pattern: String, _ path: String) -> Bool {
        func steps(_ path: String) -> [Substring] { path.split { ".[]".contains($0) } }
        let (own, others) = (steps(pattern), steps(path))
        return own.count <= others.count && zip(own, others).allSatisfy { $0 == "*" || $0 == $1 }
    }
}

/// Why no picture shows a change of a value. The raw values are used in settings and JSON.
package enum UnseenReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The change is visible on another canvas, which the document does not have.
    case otherCanvas
    /// Only masked pixels differ.
    case mask
    /// The difference is within a threshold or a limit.
    case threshold
    /// Something is painted over the change.
    case covered
    /// The change is beyond the canvas, or clipped.
    case outside
    /// Something else limits the value, so that similar values have the same effect.
    case clamped
    /// The value has no effect.
    case noEffect

    /// Whether a better snapshot would show the change. Otherwise it cannot matter.
    package var isBlindSpot: Bool {
        switch self {
        case .otherCanvas, .mask, .threshold, .covered, .outside: true
        case .clamped, .noEffect: false
        }
    }

    /// The reason in a few words.
    package var title: String {
        switch self {
        case .otherCanvas: "seen on other canvases only"
        case .mask: "hidden by a mask"
        case .threshold: "hidden by a threshold"
        case .covered: "covered"
        case .outside: "out of sight"
        case .clamped: "limited by something else"
        case .noEffect: "without effect"
        }
    }
}
