import Foundation
import QuoinCairo

/// An outline of lines and curves.
open class CGPath: NSObject, @unchecked Sendable {
    package fileprivate(set) var path = Path()
    fileprivate var current = CGPoint.zero
    fileprivate var start = CGPoint.zero

    public override init() {}

    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        super.init()
        append(rect: rect)
        if let transform { apply(transform.pointee) }
    }

    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        super.init()
        append(ellipseIn: rect)
        if let transform { apply(transform.pointee) }
    }

    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        super.init()
        append(roundedRect: rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
        if let transform { apply(transform.pointee) }
    }

    public var boundingBox: CGRect { CGRect(path.bounds) }
    public var currentPoint: CGPoint { current }
    public var isEmpty: Bool { path.elements.isEmpty }

    public var boundingBoxOfPath: CGRect { boundingBox }

    /// Whether a point is in the area of the path.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
        path.contains(point.point, rule.rule)
    }

    @_disfavoredOverload open override func mutableCopy() -> Any { copy() }

    open func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self)
        return copy
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let copy = CGMutablePath()
        copy.addPath(self)
        if let transform { copy.apply(transform.pointee) }
        return copy
    }

    public override func copy() -> Any { mutableCopy() ?? self }
}

// MARK: - Building

extension CGPath {
    func begin(at point: CGPoint) {
        path.move(to: point.point)
        (current, start) = (point, point)
    }

    func append(lineTo point: CGPoint) {
        path.line(to: point.point)
        current = point
    }

    func append(curveTo end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        path.curve(to: end.point, first.point, second.point)
        current = end
    }

    func append(quadraticCurveTo end: CGPoint, _ control: CGPoint) {
        path.quadraticCurve(from: current.point, to: end.point, control.point)
        current = end
    }

    func closeOutline() {
        path.close()
        current = start
    }

    func append(rect: CGRect) {
        path.append(Path(rect.rect))
        start = CGPoint(x: rect.minX, y: rect.minY)
        current = start
    }

    func append(ellipseIn rect: CGRect) {
        append(
            roundedRect: rect, corners: .allCorners, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    func append(roundedRect rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
        func corner(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ from: CGVector, _ to: CGVector) {
            let reach = corners.contains(corner) ? (width, height) : (0, 0)
            func at(_ vector: CGVector, _ factor: CGFloat) -> CGPoint {
                CGPoint(x: x + vector.dx * reach.0 * factor, y: y + vector.dy * reach.1 * factor)
            }
            if isEmpty || startsOutline { begin(at: at(from, 1)) } else { append(lineTo: at(from, 1)) }
            startsOutline = false
            append(curveTo: at(to, 1), at(from, Self.rest), at(to, Self.rest))
        }
        var startsOutline = true
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        corner(.topLeft, rect.minX, rect.minY, down, right)
        corner(.topRight, rect.maxX, rect.minY, left, down)
        corner(.bottomRight, rect.maxX, rect.maxY, up, left)
        corner(.bottomLeft, rect.minX, rect.maxY, right, up)
        closeOutline()
    }

    /// How far the control points of a quarter of a circle are from its corner, in radii.
    private static let rest: CGFloat = 1 - 0.5522847498

    /// An arc of a circle, as a curve for each quarter of a turn; angles are in radians.
    func append(arcAround center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool) {
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        // A whole turn is a circle in either direction.
        let isWhole = abs(sweep) > turn - 1e-9
        if clockwise, sweep < 0 { sweep += turn * (isWhole ? 2 : 1) * (-sweep / turn).rounded(.up) }
        if !clockwise, sweep > 0 { sweep -= turn * (isWhole ? 2 : 1) * (sweep / turn).rounded(.up) }
        sweep = max(-turn, min(turn, sweep))
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if isEmpty { begin(at: point(start)) } else { append(lineTo: point(start)) }
        let count = max(1, (abs(sweep) / (turn / 4)).rounded(.up))
        let step = sweep / count
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<Int(count) {
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            let (first, last) = (point(from), point(to))
            append(
                curveTo: last, CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
        }
    }

    func append(_ other: CGPath) {
        path.append(other.path)
        (current, start) = (other.current, other.start)
    }

    func apply(_ transform: CGAffineTransform) {
        path = path.map { CGPoint($0).applying(transform).point }
        (current, start) = (current.applying(transform), start.applying(transform))
    }

    func removeAll() { (path, current, start) = (Path(), .zero, .zero) }
}

/// A path that can be changed.
open class CGMutablePath: CGPath, PathBuilding, @unchecked Sendable {
    public var built: CGPath { self }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        append(roundedRect: rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
    }
    public func closeSubpath() { closeOutline() }
}

/// Which areas of a path are inside.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd

    var rule: Path.FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

public enum CGLineCap: Int32, Sendable {
    case butt, round, square

    var ofLine: StrokeStyle.Cap { StrokeStyle.Cap(rawValue: "\(self)") ?? .butt }
}

public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel

    var ofLine: StrokeStyle.Join { StrokeStyle.Join(rawValue: "\(self)") ?? .miter }
}
