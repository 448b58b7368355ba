import Foundation

/// Recognizes gestures; none is ever made, but a test may set the state.
open class UIGestureRecognizer: MainActorObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }

    /// Without effect on a picture.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    // Without effect on a picture:
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    /// The targets are called when it is set to another one than possible or failed.
    open var state = State.possible {
        didSet {
            guard isEnabled, state != .possible, state != .failed else { return }
            targets.send(.any) { TargetAction.run($0, on: $1, from: self) }
        }
    }
    private var targets = ActionTargets<Recognition>()
    public internal(set) weak var view: UIView?
    open var numberOfTouches: Int { 0 }

    public convenience override init() { self.init(target: nil, action: nil) }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    open func addTarget(_ target: Any, action: Selector) { targets.add(target, action, .any) }
    open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action, .any) }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func require(toFail other: UIGestureRecognizer) {}
}

/// What a recognizer calls its targets for.
private struct Recognition: OptionSet {
    let rawValue: Int

    static let any = Recognition(rawValue: 1)
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    // Without effect on a picture:
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    // Without effect on a picture:
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    // Without effect on a picture:
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Without effect on a picture.
    open var edges: UIRectEdge = []
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// Without effect on a picture.
    open var direction = Direction.right
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Without effect on a picture.
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Without effect on a picture.
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}

/// What reacts to gestures of the system; without effect on a picture.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}

/// Says by a knock that something happened; without effect on a picture.
open class UIFeedbackGenerator: MainActorObject {
    open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) { super.init() }
    open func impactOccurred() {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ type: FeedbackType) {}
}

public typealias UIGestureRecognizerState = UIGestureRecognizer.State
