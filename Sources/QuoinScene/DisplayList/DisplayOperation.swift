import QuoinLayout

/// One step of painting; all places in points relative to the canvas.
public enum DisplayOperation: Hashable, Sendable {
    /// Fills an area.
    case fill(Shape, Shading)
    /// Draws a line along a path.
    case stroke(Path, StrokeStyle, Shading)
    /// Draws glyphs, whose positions are relative to a point.
    case glyphs(GlyphRun, at: Point, Shading)
    /// From here on only what lies in an area, too, is painted.
    case pushClip(Shape)
    /// Ends the latest clip.
    case popClip
    /// From here on painting goes into a group.
    case pushGroup(PaintGroup)
    /// Paints the latest group as a whole.
    case popGroup
}

/// What is painted as one picture.
public struct PaintGroup: Hashable, Sendable {
    /// From 0 to 1.
    public var opacity: Double

    public init(opacity: Double) {
        self.opacity = opacity
    }
}
