import Foundation

// Animations have ended at once: a picture shows where they lead.
extension UIView {
    /// Whether a screen is laid out for a picture.
    static var isOnScreen = false

    /// Calls what waits for the end of an animation: on a screen, when the views have been laid out.
    private static func end(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard isOnScreen else { return completion(true) }
        nonisolated(unsafe) let end = completion
        MainQueue.add { end(true) }
    }

    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        public static let calculationModeLinear: AnimationOptions = []
        public static let calculationModeCubic = AnimationOptions(rawValue: 3 << 10)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    }

    public typealias KeyframeAnimationOptions = AnimationOptions

    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(completion)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        end(completion)
    }

    public class func transition(
        from view: UIView, to other: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if let superview = view.superview, other.superview == nil {
            superview.insertSubview(other, aboveSubview: view)
            view.removeFromSuperview()
        }
        end(completion)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(completion)
    }

    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
    ) { animations() }

    public class func beginAnimations(_ name: String?, context: UnsafeMutableRawPointer?) {}
    public class func commitAnimations() {}
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    public class func setAnimationCurve(_ curve: AnimationCurve) {}

    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }

    public class func setAnimationsEnabled(_ isEnabled: Bool) {}

    public class var areAnimationsEnabled: Bool { false }
    public class var inheritedAnimationDuration: TimeInterval { 0 }
}
