import QuoinLayout

/// The form of what an element paints within its frame: its fills, border, shadows and clip.
public enum PaintShape: Hashable, Sendable {
    /// The frame, its corners rounded by the corner radii.
    case rectangle
    /// The ellipse that touches the sides of the frame.
    case ellipse
    /// A path, in points from the frame's top left corner.
    case path(Path, Path.FillRule = .nonZero)
    /// A path that was drawn for a view box: the box is stretched to the frame.
    case scaledPath(Path, viewBox: Rect, Path.FillRule = .nonZero)

    /// The area in a frame, in points relative to the canvas.
    func shape(in frame: Rect, radii: CornerRadii, curve: CornerCurve) -> Shape {
        switch self {
        case .rectangle: return Shape(frame, radii: radii, curve: curve)
        case .ellipse: return .path(Path(ellipseIn: frame), .nonZero)
        case .path(let path, let rule): return .path(path.map { $0 + frame.origin }, rule)
        case .scaledPath(let path, let box, let rule):
            let across = box.size.width > 0 ? frame.size.width / box.size.width : 0
            let down = box.size.height > 0 ? frame.size.height / box.size.height : 0
            return .path(
                path.map {
                    Point(frame.minX + ($0.x - box.minX) * across, frame.minY + ($0.y - box.minY) * down)
                }, rule)
        }
    }
}
