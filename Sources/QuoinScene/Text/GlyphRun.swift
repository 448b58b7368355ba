import QuoinLayout

/// Glyphs of one face and size, from left to right.
public struct GlyphRun: Hashable, Sendable {
    /// The face whose numbers the glyphs have.
    public var face: FontFace
    /// In points.
    public var size: Double
    /// From left to right, whatever the direction of the text; characters that show nothing may have none.
    public var glyphs: [Glyph]
    /// The characters that the glyphs show, in reading order.
    public var text: String
    /// How many bytes of the text, and how many glyphs, belong together; in the text's order.
    public var clusters: [Cluster]
    /// Whether the glyphs run against the order of the text.
    public var isRightToLeft: Bool

    public init(
        face: FontFace, size: Double, glyphs: [Glyph], text: String, clusters: [Cluster], isRightToLeft: Bool = false
    ) {
        (self.face, self.size, self.glyphs) = (face, size, glyphs)
        (self.text, self.clusters, self.isRightToLeft) = (text, clusters, isRightToLeft)
    }

    /// A drawn form and where it stands.
    public struct Glyph: Hashable, Sendable {
        /// The number of the glyph in its face.
        public var id: UInt32
        /// The origin on the baseline, in points relative to the text.
        public var position: Point

        public init(id: UInt32, position: Point) {
            (self.id, self.position) = (id, position)
        }
    }

    /// Characters and the glyphs that show them.
    public struct Cluster: Hashable, Sendable {
        /// How many bytes of the text, in UTF-8.
        public var byteCount: Int
        /// How many glyphs, counted from the end where the run is right to left; may be 0.
        public var glyphCount: Int

        public init(byteCount: Int, glyphCount: Int) {
            (self.byteCount, self.glyphCount) = (byteCount, glyphCount)
        }
    }
}
