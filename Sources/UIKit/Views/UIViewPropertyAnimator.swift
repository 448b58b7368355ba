// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation

/// What can be started and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Animations that have ended as soon as they start, as those of `UIView.animate`.
open class UIViewPropertyAnimator: MainActorObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    open var isRunning: Bool { false }
    // Without effect on a picture:
    open var isInterruptible = true, isUserInteractionEnabled = true, isManualHitTestingEnabled = false
    open var scrubsLinearly = true, pausesOnCompletion = false, isReversed = false
    open var fractionComplete: CGFloat = 1

    open private(set) var state = UIViewAnimatingState.inactive

    public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) { self.duration = duration }

    public convenience override init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        animations.map(addAnimations)
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map(addAnimations)
    }

    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
        animations.map(addAnimations)
    }

    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        completion.map(animator.addCompletion)
        animator.startAnimation()
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        let (started, ended) = (animations, completions)
        (animations, completions) = ([], [])
        for animation in started { animation() }
        for completion in ended { completion(.end) }
    }

    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    open func pauseAnimation() {}

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }

    /// Drops what has not started.
    open func stopAnimation(_ withoutFinishing: Bool) {
        (animations, completions) = ([], [])
        state = withoutFinishing ? .inactive : .stopped
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { state = .inactive }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// How an animation goes from its start to its end, which no picture shows.
public protocol UITimingCurveProvider {}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public init(animationCurve curve: UIView.AnimationCurve) {}

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {}

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}

// MARK: - Motion of the device, which rests

open class UIMotionEffect: MainActorObject {}

open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

    public let keyPath: String
    public let type: EffectType
    // Without effect on a picture:
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

open class UIMotionEffectGroup: UIMotionEffect {
    /// Without effect on a picture.
    open var motionEffects: [UIMotionEffect]?
}
