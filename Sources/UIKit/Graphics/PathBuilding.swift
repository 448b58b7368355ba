import Foundation

/// What builds a path from lines and curves: a path that can be changed, and a context.
public protocol PathBuilding {
    var built: CGPath { get }
}

extension PathBuilding {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        built.begin(at: point.applying(transform))
    }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        built.append(lineTo: point.applying(transform))
    }
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        built.append(curveTo: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { built.append(quadraticCurveTo: end, control) }
    public func addRect(_ rect: CGRect) { built.append(rect: rect) }
    public func addEllipse(in rect: CGRect) { built.append(ellipseIn: rect) }
    public func addPath(_ other: CGPath) { built.append(other) }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics says clockwise for a plane whose y grows upwards.
        built.append(arcAround: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    }
    /// A round corner between the lines from the current point to the first point, and from there to the second.
    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        let start = built.currentPoint
        let before = atan2(start.y - corner.y, start.x - corner.x)
        let after = atan2(end.y - corner.y, end.x - corner.x)
        let turn = remainder(after - before, 2 * .pi)
        guard abs(sin(turn)) > 1e-6, radius > 0 else { return addLine(to: corner) }
        let distance = radius / abs(sin(turn / 2))
        let middle = before + turn / 2
        let center = CGPoint(x: corner.x + distance * cos(middle), y: corner.y + distance * sin(middle))
        let side: CGFloat = turn > 0 ? -1 : 1
        built.append(
            arcAround: center, radius: radius, from: before + side * .pi / 2, to: after - side * .pi / 2,
            clockwise: turn < 0)
    }
    /// An arc of a part of a turn, in radians.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        built.append(
            arcAround: center, radius: radius, from: startAngle, to: startAngle + delta, clockwise: delta > 0)
    }
}
