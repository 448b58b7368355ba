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
    /// An arc of a part of a turn, in radians.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        built.append(
            arcAround: center, radius: radius, from: startAngle, to: startAngle + delta, clockwise: delta > 0)
    }
}
