import QuoinValues

extension Paint {
    /// The shape of what an element paints within its frame: its fills, border, shadows and clip.
    public enum FrameShape: Hashable, Sendable {
        /// The frame, its corners rounded by the corner radii.
        case rectangle
        /// The ellipse that touches the sides of the frame.
        case ellipse
        /// A path, in points from the frame's top left corner.
        indirect case path(Path, Path.FillRule = .nonZero)
        /// A path whose view box is stretched to the frame.
        indirect case scaledPath(Path, viewBox: Rect, Path.FillRule = .nonZero)

        /// A square on a corner, stretched to the frame: a decision of a flowchart.
        public static let diamond: FrameShape = {
            var path = Path()
            path.move(to: Point(1, 0))
            for point in [Point(2, 1), Point(1, 2), Point(0, 1)] { path.line(to: point) }
            path.close()
            return .scaledPath(path, viewBox: Rect(0, 0, 2, 2))
        }()

        /// Whether it is a path with an outline that does not return to its beginning.
        var isOpen: Bool {
            switch self {
            case .rectangle, .ellipse: false
            case .path(let path, _), .scaledPath(let path, _, _): path.isOpen
            }
        }

        /// The area in a frame, in points relative to the canvas.
        package func shape(in frame: Rect, radii: CornerRadii, curve: CornerRadii.Curve) -> Shape {
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
}

extension Paint.FrameShape {
    /// `rectangle`, `ellipse`, `diamond`, or `{path, viewBox, fillRule}`.
    static let codec = Codec<Paint.FrameShape>.oneOf([
        .words([("rectangle", .rectangle), ("ellipse", .ellipse), ("diamond", .diamond)]),
        .form(.structure(PathKeys.properties), { $0.shape }) { PathKeys($0) },
    ]).refusing { value in
        // Shapes that have no word of their own.
        switch value.node.string {
        case "circle": "there is no shape \(value.summary); an ellipse in a square is a circle"
        case "capsule", "pill": "there is no shape \(value.summary); a rectangle with cornerRadius: full is a capsule"
        default: nil
        }
    }.named("shape")

    /// The keys of a path.
    private struct PathKeys: Sendable {
        var path = Path()
        var viewBox: Rect?
        var rule = Path.FillRule.nonZero

        init() {}

        init?(_ shape: Paint.FrameShape) {
            switch shape {
            case .rectangle, .ellipse: return nil
            case .path(let path, let rule): (self.path, self.rule) = (path, rule)
            case .scaledPath(let path, let viewBox, let rule):
                (self.path, self.viewBox, self.rule) = (path, viewBox, rule)
            }
        }

        var shape: Paint.FrameShape { viewBox.map { .scaledPath(path, viewBox: $0, rule) } ?? .path(path, rule) }

        static let properties = PropertyTable(
            PathKeys(),
            [
                Property(
                    "path", \.path, .path, .pixels, isRequired: true,
                    "Path data as SVG writes it, in points from the frame's top left corner."
                ).named("Paint.FrameShape.path"),
                Property(
                    "viewBox", \.viewBox,
                    .rect(.number(), "[x, y, width, height], with a width and a height above 0") {
                        $0.size.width > 0 && $0.size.height > 0
                    }, .pixels, "[x, y, width, height]: the part of the path's plane that is stretched to the frame."
                ).named("Paint.FrameShape.scaledPath"),
                Property("fillRule", \.rule, .choice, .pixels, "Where the inside of the path is.")
                    .named("Path.FillRule"),
            ])
    }
}

extension Codec where Value == Path {
    /// Path data as SVG writes it.
    static var path: Codec { Codec(.text, read: { $0.pathData() }, write: { .text($0.data) }) }
}

extension DocumentValue {
    /// Path data in the syntax of SVG.
    fileprivate func pathData() -> Path? {
        guard let data = string() else { return nil }
        let limit = reading.limits.pathSegments
        do {
            let path = try Path(parsing: data, segmentLimit: limit)
            guard permits(path.elements.count, \.pathSegments, "the path has more than \(limit) segments") else {
                return nil
            }
            guard path.fillSteps <= Double(Path.mostFillSteps) else {
                report(Limits.Excess(ofFixed: "path steps", Path.mostFillSteps, "the path may cross itself too often"))
                return nil
            }
            let isDrawable = path.bounds.isWithin(1e9)
            return isDrawable ? path : mismatch("a path whose coordinates are from -1000000000 to 1000000000")
        } catch {
            report("\(error)")
            return nil
        }
    }
}

extension Rect {
    fileprivate func isWithin(_ limit: Double) -> Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0) <= limit }
    }
}

extension CornerRadii {
    /// What the corner radii of an element round (Texture, §11.2).
    ///
    /// In Texture the cases differ in speed; in a picture they differ in what the corners show.
    public enum Rounding: Hashable, Sendable {
        /// Fills, border and shadows, and if the element clips, its content and children. The corners show what is behind
        /// the element.
        case layer
        /// Fills and content, whether the element clips or not, but not children. The corners have a color.
        indirect case precomposited(corners: Color)
        /// Nothing: corners of a color are laid over the children and the border.
        indirect case clipping(corners: Color)
    }
}

extension CornerRadii.Rounding {
    /// `layer`, or `precomposited` or `clipping` with the color of the corners.
    static let codec = Codec<CornerRadii.Rounding>.oneOf(
        "layer, {precomposited: color} or {clipping: color}",
        [
            .words([("layer", .layer)]),
            .key(
                "precomposited", .color, "Content is round, children are not; the color of the corners.",
                swiftName: "CornerRadii.Rounding.precomposited", { .precomposited(corners: $0) }
            ) { if case .precomposited(let color) = $0 { color } else { nil } },
            .key(
                "clipping", .color, "Everything is square; the color that is laid on top of the corners.",
                swiftName: "CornerRadii.Rounding.clipping", { .clipping(corners: $0) }
            ) { if case .clipping(let color) = $0 { color } else { nil } },
        ])
}
