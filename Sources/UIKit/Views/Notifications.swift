import Foundation

// What calls methods of the app by selectors. Notifications of the system are never posted.

extension NotificationCenter {
    /// Calls a method of the observer for each notification, on the main queue.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let call = SelectorCall(selector, of: observer)
        _ = addObserver(forName: name, object: object, queue: nil) { call.run(from: $0) }
    }
}

extension Timer {
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let call = SelectorCall(selector, of: target)
        self.init(timeInterval: timeInterval, repeats: repeats) { call.run(from: $0) }
    }

    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let call = SelectorCall(selector, of: target)
        self.init(fire: date, interval: interval, repeats: repeats) { call.run(from: $0) }
    }

    @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let call = SelectorCall(selector, of: target)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.run(from: $0) }
    }
}

/// How often an animation wants to change what is seen, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum, maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}

/// Calls the app sixty times a second, while no picture is drawn.
open class CADisplayLink: NSObject, @unchecked Sendable {
    open var isPaused = false
    // Without effect on a picture:
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)

    open private(set) var timestamp: CFTimeInterval = 0
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    open var duration: CFTimeInterval { 1 / 60 }
    private let call: SelectorCall
    private var isRunning = false

    public init(target: Any, selector: Selector) { call = SelectorCall(selector, of: target) }

    open func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isRunning else { return }
        isRunning = true
        waitForFrame()
    }
    open func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
    open func invalidate() { isRunning = false }

    private func waitForFrame() {
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [self] in
            guard isRunning else { return }
            timestamp = ProcessInfo.processInfo.systemUptime
            if !isPaused { call.run(from: self) }
            waitForFrame()
        }
    }
}

/// A method of an object that is not kept alive.
private struct SelectorCall: @unchecked Sendable {
    // Only the main queue uses the object.
    private weak var target: AnyObject?
    private let selector: Selector

    init(_ selector: Selector, of target: Any) { (self.selector, self.target) = (selector, target as AnyObject) }

    func run(from sender: Any) {
        onMainActor((target, sender)) { target, sender in
            if let target { TargetAction.run(selector, on: target, from: sender) }
        }
    }
}

extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIDevice {
    nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

extension UITextView {
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
}

extension UITextField {
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
}
