import Foundation

/// What builds a path from lines and curves: a path that can be changed, and a context.
public protocol PathBuilding {
    var built: CGPath { get }
}

extension PathBuilding {
    public func move(to point: CGPoint) { built.begin(at: point) }
    public func addLine(to point: CGPoint) { built.append(lineTo: point) }
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        built.append(curveTo: end, control1, control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { built.append(quadraticCurveTo: end, control) }
    public func addRect(_ rect: CGRect) { built.append(rect: rect) }
    public func addEllipse(in rect: CGRect) { built.append(ellipseIn: rect) }
    public func addPath(_ other: CGPath) { built.append(other) }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics says clockwise for a plane whose y grows upwards.
        built.append(arcAround: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    }
}
