import QuoinLayout

/// A text broken into lines of glyphs, for any backend.
package struct ShapedText: Hashable, Sendable {
    /// The size of the lines, in points, not rounded.
    package var size: Size
    /// From the top.
    package var lines: [ShapedLine]
    /// Whether text was cut.
    package var isTruncated: Bool
    /// What the fonts lacked.
    package var problems: [TextContent.Problem]

    package init(size: Size, lines: [ShapedLine], isTruncated: Bool = false, problems: [TextContent.Problem] = []) {
        (self.size, self.lines, self.isTruncated, self.problems) = (size, lines, isTruncated, problems)
    }

    /// From the top edge to the first line's baseline, in points.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// From the top edge to the last line's baseline, in points.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// A line of a shaped text.
package struct ShapedLine: Hashable, Sendable {
    /// The line's box, in points relative to the text.
    package var frame: Rect
    /// From the text's top edge, in points.
    package var baseline: Double
    /// From left to right.
    package var runs: [ShapedRun]

    package init(frame: Rect, baseline: Double, runs: [ShapedRun]) {
        (self.frame, self.baseline, self.runs) = (frame, baseline, runs)
    }
}

/// A part of a line in one font and one style.
package struct ShapedRun: Hashable, Sendable {
    /// Positions are relative to the text.
    package var glyphs: GlyphRun
    private let sharedStyle: SharedTextStyle
    /// From the ascent of the style's font to its descent, in points relative to the text.
    package var frame: Rect
    /// The metrics of the style's font at its size.
    package var metrics: FontMetrics
    /// The outlines of the glyphs around which an underline leaves gaps, in points relative to the text; empty if it
    /// leaves none.
    package var ink: [Path] = []
    /// The boxes in place of characters that no font has, in points relative to the text.
    package var boxes: [Rect] = []
    /// Whether the letters are upright although their style is italic.
    package var lacksItalic = false
    /// The image in place of glyphs.
    package var image: PlacedImage?

    /// An image in a line.
    package struct PlacedImage: Hashable, Sendable {
        package var image: TextContent.InlineImage
        /// In points relative to the text.
        package var frame: Rect

        package init(_ image: TextContent.InlineImage, frame: Rect) {
            (self.image, self.frame) = (image, frame)
        }
    }

    package init(
        glyphs: GlyphRun, style: SharedTextStyle, frame: Rect = .zero, metrics: FontMetrics = FontMetrics()
    ) {
        (self.glyphs, sharedStyle, self.frame, self.metrics) = (glyphs, style, frame, metrics)
    }

    /// The style of the span, scaled with the text.
    package var style: TextStyle {
        _read { yield sharedStyle.style }
    }
}

/// A style that the runs of a text share. A style has more than a thousand bytes, and a text may have a million lines.
package struct SharedTextStyle: Hashable, Sendable {
    private final class Storage: Sendable {
        let style: TextStyle

        init(_ style: TextStyle) {
            self.style = style
        }
    }

    private let storage: Storage

    package init(_ style: TextStyle) {
        storage = Storage(style)
    }

    package var style: TextStyle {
        // A getter would copy the whole style.
        _read { yield storage.style }
    }

    package static func == (a: SharedTextStyle, b: SharedTextStyle) -> Bool {
        a.storage === b.storage || a.storage.style == b.storage.style
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(storage.style) }
}

/// Breaks text into lines, and chooses and positions its glyphs.
package protocol TextShaper {
    /// The text in an available size, in points.
    ///
    /// Lines break at its width and are aligned in it. Lines that do not fit its height are left out, except for the
    /// first. Either extent may be infinite.
    func shape(_ text: TextContent, in available: Size) -> ShapedText

    /// The width of a text whose lines break wherever they may, in points: that of its longest word.
    func minimumWidth(of text: TextContent) -> Double
}

/// The key of the text shaper in a layout environment. Without a shaper texts have no size.
package enum TextShaperKey: LayoutEnvironment.Key {
    package typealias Value = any TextShaper
}

/// Shapes every text larger or smaller than its style, as for readers who need larger text.
///
/// All lengths of a text are multiplied: its size, its spacing, its line height. Everything around it keeps its size.
package struct ScaledTextShaper: TextShaper {
    private let base: any TextShaper
    private let factor: Double

    /// - Parameter factor: above 0.
    package init(_ base: any TextShaper, factor: Double) {
        (self.base, self.factor) = (base, factor)
    }

    package func shape(_ text: TextContent, in available: Size) -> ShapedText {
        base.shape(text.scaled(by: factor), in: available)
    }

    package func minimumWidth(of text: TextContent) -> Double { base.minimumWidth(of: text.scaled(by: factor)) }
}

/// Shapes every text in a pseudo-language.
package struct TranslatingTextShaper: TextShaper {
    private let base: any TextShaper
    private let language: Canvas.PseudoLanguage

    package init(_ base: any TextShaper, to language: Canvas.PseudoLanguage) {
        (self.base, self.language) = (base, language)
    }

    package func shape(_ text: TextContent, in available: Size) -> ShapedText {
        base.shape(text.translated(to: language), in: available)
    }

    package func minimumWidth(of text: TextContent) -> Double { base.minimumWidth(of: text.translated(to: language)) }
}

/// Shapes texts on a canvas that is read from right to left: a text without a letter, such as a number, stands where reading
/// begins, as other texts stand where their own letters begin.
package struct RightToLeftTextShaper: TextShaper {
    private let base: any TextShaper

    package init(_ base: any TextShaper) { self.base = base }

    package func shape(_ text: TextContent, in available: Size) -> ShapedText {
        var text = text
        if text.paragraph.direction == .automatic,
            !text.string.unicodeScalars.contains(where: \.properties.isAlphabetic)
        {
            switch text.paragraph.alignment {
            case .start: text.paragraph.alignment = .right
            case .end: text.paragraph.alignment = .left
            case .left, .center, .right, .justified: break
            }
        }
        return base.shape(text, in: available)
    }

    package func minimumWidth(of text: TextContent) -> Double { base.minimumWidth(of: text) }
}

/// Glyphs of one face and size, from left to right.
package struct GlyphRun: Hashable, Sendable {
    package var face: FontFace
    /// In points.
    package var size: Double
    /// From left to right in any direction of the text. Invisible characters may have no glyph.
    package var glyphs: [Glyph]
    /// The characters that the glyphs show, in reading order.
    package var text: String
    /// Which bytes of the text and which glyphs belong together, in reading order.
    package var clusters: [Cluster]
    /// Whether the glyphs run against the order of the text.
    package var isRightToLeft: Bool
    /// The OpenType features that chose the glyphs, by their tags.
    package var features: [String: Int] = [:]
    /// The space between the letters, in points.
    package var letterSpacing = 0.0

    package init(
        face: FontFace, size: Double, glyphs: [Glyph], text: String, clusters: [Cluster], isRightToLeft: Bool = false
    ) {
        (self.face, self.size, self.glyphs) = (face, size, glyphs)
        (self.text, self.clusters, self.isRightToLeft) = (text, clusters, isRightToLeft)
    }

    /// A glyph and its position.
    package struct Glyph: Hashable, Sendable {
        /// The number of the glyph in its face.
        package var id: UInt32
        /// The origin on the baseline, in points relative to the text.
        package var position: Point

        package init(id: UInt32, position: Point) {
            (self.id, self.position) = (id, position)
        }
    }

    /// Characters and their glyphs.
    package struct Cluster: Hashable, Sendable {
        /// The number of bytes of the text, in UTF-8.
        package var byteCount: Int
        /// The number of glyphs, counted from the end if the run is right to left; may be 0.
        package var glyphCount: Int

        package init(byteCount: Int, glyphCount: Int) {
            (self.byteCount, self.glyphCount) = (byteCount, glyphCount)
        }
    }
}

/// A face of a font: enough to find it again, and to name it in messages.
package struct FontFace: Hashable, Sendable {
    /// The font file.
    package var path: String
    /// The number of the face in the file.
    package var index: Int
    /// The position on the axes of a variable font: `wght=650,opsz=14`; empty for other fonts.
    package var variations: String
    /// The family's name in the font file: `Inter`; empty if there is none.
    package var family: String
    /// The name of the face within its family, in the font file: `Bold Italic`; empty if there is none.
    package var style: String

    package init(path: String, index: Int = 0, variations: String = "", family: String, style: String) {
        (self.path, self.index, self.variations) = (path, index, variations)
        (self.family, self.style) = (family, style)
    }
}

/// The metrics of a font at one size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the highest letters.
    package var ascent: Double = 0
    /// From the baseline down to the bottom of the lowest letters.
    package var descent: Double = 0
    package var underline = Line()
    package var strikethrough = Line()

    /// Metrics that are all 0.
    package init() {}

    /// A line along the text.
    package struct Line: Hashable, Sendable {
        /// From the baseline up to the line's upper edge; negative below the baseline.
        package var position: Double
        /// In points; painted in whole pixels, at least one.
        package var thickness: Double

        package init(position: Double = 0, thickness: Double = 0) {
            (self.position, self.thickness) = (position, thickness)
        }
    }
}
