// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation

// Animations, which have ended.

public protocol CAAction: AnyObject {}

extension NSNull: CAAction {}

open class CAAnimation: NSObject, CAAction {
    open var duration: CFTimeInterval = 0
    /// Without effect on a picture.
    open var beginTime: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    // Without effect on a picture:
    open var timingFunction: CAMediaTimingFunction?
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
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
    /// Without effect on a picture.
    open var isAdditive = false

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var toValue: Any?
    /// Without effect on a picture.
    open var fromValue: Any?, byValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// Without effect on a picture.
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
    // Without effect on a picture:
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
}

public enum CAAnimationCalculationMode: String, Sendable { case linear, discrete, paced, cubic, cubicPaced }

public enum CAAnimationRotationMode: String, Sendable { case rotateAuto, rotateAutoReverse }

open class CASpringAnimation: CABasicAnimation {
    /// Without effect on a picture.
    open var damping: CGFloat = 10, stiffness: CGFloat = 100, mass: CGFloat = 1, initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { duration }
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

open class CATransition: CAAnimation {
    // Without effect on a picture:
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0, endProgress: Float = 1
}

public enum CATransitionType: String, Sendable {
    case fade, moveIn, push, reveal

    public init(rawValue: String) { self = .fade }
}

public enum CATransitionSubtype: String, Sendable { case fromRight, fromLeft, fromTop, fromBottom }

public enum CAMediaTimingFillMode: String, Sendable { case removed, forwards, backwards, both }

public enum CAMediaTimingFunctionName: String, Sendable {
    case `default`, linear, easeIn, easeOut, easeInEaseOut

    /// Any name: how fast things move has no effect.
    public init(rawValue: String) { self = .default }
}

open class CAMediaTimingFunction: NSObject {
    private let points: [[Float]]

    public convenience init(name: CAMediaTimingFunctionName) {
        let (x1, y1, x2, y2): (Float, Float, Float, Float) =
            switch name {
            case .linear: (0, 0, 1, 1)
            case .easeIn: (0.42, 0, 1, 1)
            case .easeOut: (0, 0, 0.58, 1)
            case .easeInEaseOut: (0.42, 0, 0.58, 1)
            case .default: (0.25, 0.1, 0.25, 1)
            }
        self.init(controlPoints: x1, y1, x2, y2)
    }

    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
        points = [[0, 0], [x1, y1], [x2, y2], [1, 1]]
    }

    open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        (values[0], values[1]) = (points[index][0], points[index][1])
    }
}

open class CATransaction: NSObject {
    open class func begin() {}
    open class func commit() {}
    open class func flush() {}
    open class func setDisableActions(_ isDisabled: Bool) {}
    open class func disableActions() -> Bool { true }
    open class func animationDuration() -> CFTimeInterval { 0.25 }
    open class func setValue(_ value: Any?, forKey key: String) {}
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
