import QuoinLayout

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
