import QuoinLayout

/// A node that shows a path as a line, with the ends and corners that code of apps can give it. Documents cannot use it.
///
/// The path is the shape of its paint.
package struct StrokedPath: PaintedKind {
    package static let name = "line"

    package static let declaration = KindDeclaration<StrokedPath>(
        "A path that is drawn as a line.",
        StrokedPath(Path(), StrokeStyle(width: 1), color: .black),
        [
            Property("strokeColor", \.color, .color, .pixels, "The color of the line."),
            Property("lineWidth", \.style.width, .points(), .pixels, "The width of the line, in points."),
            Property("lineCap", \.style.cap, .choice, .pixels, "How the line and each dash end."),
            Property("lineJoin", \.style.join, .choice, .pixels, "How lines meet."),
            Property("miterLimit", \.style.miterLimit, .number(), .pixels, "How far sharp corners reach."),
            Property("lineDash", \.style.dash, .list(.points()), .pixels, "The lengths of dashes and gaps, in points."),
            Property(
                "lineDashPhase", \.style.phase, .points(), .pixels, "Where in the dashes the line begins, in points."),
        ])

    package var color: Color
    package var style: StrokeStyle
    package var paint = Paint()

    /// A line along a path, in points from the node's corner. Dashes that cannot be drawn are left out.
    package init(_ path: Path, _ style: StrokeStyle, color: Color) {
        (self.color, self.style) = (color, style)
        let dash = style.dash
        if !dash.allSatisfy({ $0 >= 0 && $0.isFinite }) || !dash.contains(where: { $0 > 0 }) { self.style.dash = [] }
        self.style.width = max(style.width, 0)
        paint.shape = .path(path, .nonZero)
    }

    package func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.clamp(.filling(range.max)))
    }

    package func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        let path = paint.shape.shape(in: frame, radii: .zero, curve: .circular).path
        painter.add(.stroke(path, style, .solid(color.resolved(for: painter.ownAppearance))))
    }
}
