import QuoinLayout
import QuoinValues

/// The shape of what an element paints within its frame: its fills, border, shadows and clip.
public enum PaintShape: Hashable, Sendable {
    /// The frame, its corners rounded by the corner radii.
    case rectangle
    /// The ellipse that touches the sides of the frame.
    case ellipse
    /// A path, in points from the frame's top left corner.
    indirect case path(Path, Path.FillRule = .nonZero)
    /// A path whose view box is stretched to the frame.
    indirect case scaledPath(Path, viewBox: Rect, Path.FillRule = .nonZero)

    /// Whether it is a path with an outline that does not return to its beginning.
    var isOpen: Bool {
        switch self {
        case .rectangle, .ellipse: false
        case .path(let path, _), .scaledPath(let path, _, _): path.isOpen
        }
    }

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

extension ValueForm where Value == PaintShape {
    /// `rectangle`, `ellipse`, or `{path, viewBox, fillRule}`.
    static var shape: ValueForm {
        let keys = [
            KeyShape(
                "path", .text, "Path data as SVG writes it, in points from the frame's top left corner.",
                swiftName: "PaintShape.path"),
            KeyShape(
                "viewBox", .list(.number(.anyNumber), count: 4...4),
                "[x, y, width, height]: the part of the path's plane that is stretched to the frame.",
                swiftName: "PaintShape.scaledPath"),
            KeyShape(
                "fillRule", .words(Path.FillRule.allCases.map(\.rawValue)), "Where the inside of the path is.",
                defaultValue: .text(Path.FillRule.nonZero.rawValue), swiftName: "Path.FillRule"),
        ]
        return ValueForm(
            .words(["rectangle", "ellipse"]) + .mapping { MappingShape(keys, required: [["path"]]) },
            read: { $0.shape() }, write: { $0.propertyValue }
        ).named("shape")
    }
}

extension PaintShape {
    fileprivate var propertyValue: PropertyValue {
        switch self {
        case .rectangle: return "rectangle"
        case .ellipse: return "ellipse"
        case .path(let path, let rule): return .mapping(of: Self.fields(path, rule))
        case .scaledPath(let path, let box, let rule):
            let numbers = [box.minX, box.minY, box.size.width, box.size.height]
            return .mapping(of: Self.fields(path, rule) + [("viewBox", .list(numbers.map { .number($0) }))])
        }
    }

    private static func fields(_ path: Path, _ rule: Path.FillRule) -> [(String, PropertyValue?)] {
        [("path", .text(path.data)), ("fillRule", rule == .nonZero ? nil : .text(rule.rawValue))]
    }
}

extension DocumentValue {
    fileprivate func shape() -> PaintShape? {
        guard isMapping, let mapping = mapping() else {
            if let form = roundForm {
                report("there is no shape \(summary); \(form)")
                return nil
            }
            return choice([("rectangle", .rectangle), ("ellipse", .ellipse)])
        }
        defer { mapping.finish() }
        let rule = mapping["fillRule"]?.choice(Path.FillRule.self) ?? .nonZero
        let viewBox = mapping["viewBox"]
        let box = viewBox?.viewBox()
        guard let path = mapping.required("path")?.pathData(), (viewBox == nil) == (box == nil) else { return nil }
        return box.map { .scaledPath(path, viewBox: $0, rule) } ?? .path(path, rule)
    }

    /// How a shape is made that has no word of its own.
    private var roundForm: String? {
        switch node.string {
        case "circle": "an ellipse in a square is a circle"
        case "capsule", "pill": "a rectangle with cornerRadius: full is a capsule"
        default: nil
        }
    }

    /// Path data in the syntax of SVG.
    func pathData() -> Path? {
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

    /// `[x, y, width, height]`; width and height are above 0.
    private func viewBox() -> Rect? {
        let expected = "[x, y, width, height], with a width and a height above 0"
        guard let numbers = numbers(count: 4, expected) else { return nil }
        guard numbers[2] > 0, numbers[3] > 0 else { return mismatch(expected) }
        return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    }
}

extension Rect {
    fileprivate func isWithin(_ limit: Double) -> Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0) <= limit }
    }
}
