// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinLayout
import QuoinScene
import QuoinValues

/// A layer of colors that blend into one another.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override func contentElements() -> [AnyElement] {
        let paint = paint
        return [Element(BoxNode()).painted { $0 = paint }.erased]
    }

    private var paint: Paint {
        var paint = Paint()
        paint.fills = gradient.map { [.gradient($0)] } ?? []
        return paint
    }

    var gradient: Gradient? {
        guard let colors, !colors.isEmpty else { return nil }
        let last = Double(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            let known = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
            let place = known ?? Double(index) / last
            let value = (color as? CGColor)?.color ?? (color as? UIColor)?.color ?? Color(.transparent)
            return Gradient.Stop(value, at: .fraction(place))
        }
        let center = RelativePoint(.fraction(Double(startPoint.x)), .fraction(Double(startPoint.y)))
        switch type {
        case .radial: return Gradient(.radial(center: center), stops: stops)
        case .conic: return Gradient(.conic(center: center), stops: stops)
        default: return linear(stops)
        }
    }

    /// The line lies in the unit square of the layer, so that it runs to a corner as in CSS.
    private func linear(_ stops: [Gradient.Stop]) -> Gradient {
        let (across, down) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let direction: Gradient.LineDirection
        let (start, length): (CGFloat, CGFloat)
        if abs(across) < 1e-6 {
            direction = down < 0 ? .toTop : .toBottom
            (start, length) = (down < 0 ? 1 - startPoint.y : startPoint.y, abs(down))
        } else if abs(down) < 1e-6 {
            direction = across < 0 ? .toLeft : .toRight
            (start, length) = (across < 0 ? 1 - startPoint.x : startPoint.x, abs(across))
        } else {
            direction =
                switch (across > 0, down > 0) {
                case (true, true): .toBottomRight
                case (true, false): .toTopRight
                case (false, true): .toBottomLeft
                case (false, false): .toTopLeft
                }
            (start, length) = (0, 1)
        }
        let placed = stops.map { stop in
            guard case .fraction(let place, _) = stop.position else { return stop }
            return Gradient.Stop(stop.color, at: .fraction(Double(start) + place * Double(length)))
        }
        return Gradient(.linear(direction), stops: placed)
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of a filled and stroked path.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = UIColor.black.cgColor
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var miterLimit: CGFloat = 10

    override func contentElements() -> [AnyElement] {
        guard let path = path?.path else { return [] }
        var paint = Paint()
        paint.shape = .path(path, fillRule == .evenOdd ? .evenOdd : .nonZero)
        if let fillColor { paint.fills = [.solid(fillColor.color)] }
        if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
            let style: Border.LineStyle =
                lineDashPattern.map { .pattern($0.map(\.doubleValue)) } ?? Border.Line.none.style
            var border = Border(width: Double(lineWidth), color: strokeColor.color, style: style)
            border.position = .center
            paint.border = border
        }
        return [Element(BoxNode(paint: paint)).erased]
    }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A transform in space, of which the part in the plane is painted.
public struct CATransform3D: Hashable, Sendable {
    package var affine: CGAffineTransform

    public init() { affine = .identity }

    package init(_ affine: CGAffineTransform) { self.affine = affine }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    z == 0 ? CATransform3D() : CATransform3D(CGAffineTransform(rotationAngle: angle * z))
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D(CGAffineTransform(scaleX: x, y: y))
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D(CGAffineTransform(translationX: x, y: y))
}

public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform { transform.affine }

public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool { true }

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
    CATransform3D(transform)
}

// MARK: - Animations, which have ended

open class CAAnimation: NSObject {
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatDuration: CFTimeInterval = 0
    open var delegate: (any CAAnimationDelegate)?
    private var values: [String: Any] = [:]

    public override init() {}

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
}

/// Its methods are never called, as no animation runs.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ animation: CAAnimation)
    func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ animation: CAAnimation) {}
    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
}

open class CASpringAnimation: CABasicAnimation {
    open var damping: CGFloat = 10
    open var stiffness: CGFloat = 100
    open var mass: CGFloat = 1
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

open class CATransition: CAAnimation {}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

open class CAMediaTimingFunction: NSObject {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

open class CATransaction: NSObject {
    open class func begin() {}
    open class func commit() {}
    open class func flush() {}
    open class func setDisableActions(_ isDisabled: Bool) {}
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
