import Foundation
import QuoinScene

/// An outline of lines and curves.
open class UIBezierPath: NSObject, NSCopying {
    private let mutable = CGMutablePath()
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10

    open var usesEvenOddFillRule = false
    private var dashes: (lengths: [Double], phase: CGFloat)?

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        mutable.append(rect: rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        mutable.append(ellipseIn: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        // The height of the radii has no effect in UIKit either.
        mutable.append(
            roundedRect: rect, corners: corners, radii: CGSize(width: cornerRadii.width, height: cornerRadii.width))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        mutable.append(cgPath)
    }

    open override func copy() -> Any {
        let copy = UIBezierPath(cgPath: mutable)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule, copy.dashes) = (miterLimit, usesEvenOddFillRule, dashes)
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copy() }

    /// A path of its own: what is added later to one of both is not in the other one.
    open var cgPath: CGPath {
        get { mutable.copy(using: nil) ?? mutable }
        set {
            mutable.removeAll()
            mutable.append(newValue)
        }
    }

    open var bounds: CGRect { mutable.boundingBox }
    open var isEmpty: Bool { mutable.isEmpty }
    open var currentPoint: CGPoint { mutable.currentPoint }

    package var fillRule: Path.FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

    open func contains(_ point: CGPoint) -> Bool {
        mutable.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func move(to point: CGPoint) { mutable.begin(at: point) }
    open func addLine(to point: CGPoint) { mutable.append(lineTo: point) }
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        mutable.append(curveTo: end, controlPoint1, controlPoint2)
    }
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        mutable.append(quadraticCurveTo: end, controlPoint)
    }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { mutable.append(arcAround: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise) }
    open func close() { mutable.closeOutline() }
    open func append(_ other: UIBezierPath) { mutable.append(other.mutable) }
    open func apply(_ transform: CGAffineTransform) { mutable.apply(transform) }
    open func removeAllPoints() { mutable.removeAll() }

    open func fill() { UIGraphicsGetCurrentContext()?.fill(mutable, fillRule) }

    /// Sets the lengths of the dashes of a stroke and of the gaps between them, and where in them the line
    /// begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count).map { Double($0) }
        dashes = (lengths, phase)
    }

    open func stroke() {
        let style = StrokeStyle(
            width: Double(lineWidth), cap: lineCapStyle.ofLine, join: lineJoinStyle.ofLine,
            miterLimit: Double(miterLimit), dash: dashes?.lengths ?? [], phase: Double(dashes?.phase ?? 0))
        UIGraphicsGetCurrentContext()?.stroke(mutable, style, inheritsDashes: dashes == nil)
    }

    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: mutable, fillRule) }
}
