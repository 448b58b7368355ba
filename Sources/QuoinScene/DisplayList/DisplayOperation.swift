import QuoinLayout

/// One step of painting; all places in points relative to the canvas.
public enum DisplayOperation: Hashable, Sendable {
    /// Fills an area.
    case fill(Shape, Shading)
    /// Draws a line along a path.
    case stroke(Path, StrokeStyle, Shading)
    /// Draws glyphs, whose positions are relative to a point.
    case glyphs(GlyphRun, at: Point, Shading)
    /// Draws a line along the outlines of glyphs, whose positions are relative to a point.
    case glyphOutlines(GlyphRun, at: Point, StrokeStyle, Shading)
    /// Paints the blurred shadow of an area that is larger than the one given by a spread, in points.
    case shadow(Shape, spread: Double, ShadowCast)
    /// Paints the blurred shadow that all that is not an area, smaller by a spread, casts into the area.
    case innerShadow(Shape, spread: Double, ShadowCast)
    /// Blurs what was painted so far within an area, by a standard deviation in points.
    case blurBackdrop(Shape, radius: Double)
    /// From here on only what lies in an area, too, is painted.
    case pushClip(Shape)
    /// Ends the latest clip.
    case popClip
    /// From here on painting goes into a group.
    case pushGroup(PaintGroup)
    /// Paints the latest group as a whole.
    case popGroup
    /// From here on all places are transformed.
    case pushTransform(AffineTransform)
    /// Ends the latest transform.
    case popTransform
    /// From here on what is painted leads to a place, in formats that have links.
    case pushLink(String)
    /// Ends the latest link.
    case popLink
}
