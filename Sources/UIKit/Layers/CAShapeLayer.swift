// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation
import QuoinScene

/// A layer of a filled and stroked path.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = UIColor.black.cgColor, strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0, strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var miterLimit: CGFloat = 10

    override func contentElements() -> [AnyElement] {
        guard let path = path?.path else { return [] }
        var paint = Paint()
        paint.shape = .path(path, fillRule == .evenOdd ? .evenOdd : .nonZero)
        if let fillColor { paint.fills = [.solid(fillColor.color)] }
        return [Element(BoxNode(paint: paint)).erased] + [stroke(along: path)].compactMap { $0?.erased }
    }

    private func stroke(along path: Path) -> Element<StrokedPath>? {
        let (start, end) = (max(0, Double(strokeStart)), min(1, Double(strokeEnd)))
        guard let strokeColor, lineWidth > 0, start < end else { return nil }
        let part = start > 0 || end < 1 ? path.part(from: start, to: end) : path
        let style = StrokeStyle(
            width: Double(lineWidth), cap: .init(rawValue: lineCap.rawValue) ?? .butt,
            join: .init(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: Double(miterLimit),
            dash: (lineDashPattern ?? []).map(\.doubleValue), phase: Double(lineDashPhase))
        return Element(StrokedPath(part, style, color: strokeColor.color))
    }
}

public enum CAShapeLayerLineCap: String, Sendable {
    case butt, round, square

    public init(rawValue: String) { self = [.round, .square].first { "\($0)" == rawValue } ?? .butt }
}

public enum CAShapeLayerLineJoin: String, Sendable {
    case miter, round, bevel

    public init(rawValue: String) { self = [.round, .bevel].first { "\($0)" == rawValue } ?? .miter }
}

public enum CAShapeLayerFillRule: String, Sendable { case nonZero, evenOdd }
