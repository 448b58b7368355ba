// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation
import QuoinScene

/// A layer of a filled and stroked path.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = UIColor.black.cgColor, strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap = CAShapeLayerLineCap.butt
    /// Without effect on a picture: lines meet in a point.
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0, strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// Without effect on a picture.
    open var miterLimit: CGFloat = 10

    override func contentElements() -> [AnyElement] {
        guard let path = path?.path else { return [] }
        var paint = Paint()
        paint.shape = .path(path, fillRule == .evenOdd ? .evenOdd : .nonZero)
        if let fillColor { paint.fills = [.solid(fillColor.color)] }
        return [Element(BoxNode(paint: paint)).erased] + (stroke(along: path)?.elements ?? [])
    }

    private func stroke(along path: Path) -> StrokedPath? {
        let (start, end) = (max(0, Double(strokeStart)), min(1, Double(strokeEnd)))
        guard let strokeColor, lineWidth > 0, start < end else { return nil }
        let part = start > 0 || end < 1 ? path.part(from: start, to: end) : path
        return StrokedPath(
            path: part, width: lineWidth, color: strokeColor, cap: lineCap.ofPath,
            dashes: (lineDashPattern ?? []).map(\.doubleValue), phase: Double(lineDashPhase))
    }
}

public enum CAShapeLayerLineCap: String, Sendable {
    case butt, round, square

    public init(rawValue: String) { self = [.round, .square].first { "\($0)" == rawValue } ?? .butt }

    fileprivate var ofPath: CGLineCap { self == .butt ? .butt : self == .round ? .round : .square }
}

public enum CAShapeLayerLineJoin: String, Sendable {
    case miter, round, bevel

    public init(rawValue: String) { self = [.round, .bevel].first { "\($0)" == rawValue } ?? .miter }
}

public enum CAShapeLayerFillRule: String, Sendable { case nonZero, evenOdd }
