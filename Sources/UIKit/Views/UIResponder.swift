import Foundation

/// What an app sends events to; no event is ever sent.
open class UIResponder: MainActorObject {
    /// The files and lines of the app's own properties, by their names. The copies of its sources give them.
    open var declaredPlaces: [String: PropertyPlace] { [:] }

    open func accessibilityPerformEscape() -> Bool { false }
    // Without effect on a picture:
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityFrame = CGRect.zero

    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    open var next: UIResponder? { nil }
    open var undoManager: UndoManager? { next?.undoManager }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var inputView: UIView? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    open var inputAccessoryView: UIView? { nil }

    @discardableResult open func becomeFirstResponder() -> Bool { false }

    @discardableResult open func resignFirstResponder() -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}

    // MARK: Editing, of which there is none

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
}

/// A touch of the screen: a placeholder.
open class UITouch: MainActorObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    open var view: UIView? { nil }
    open var phase: Phase { .ended }
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var tapCount: Int { 0 }

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A press of a button or of a key: a placeholder, as nobody presses one.
open class UIPress: MainActorObject {
    open var key: UIKey? { nil }
}

open class UIPressesEvent: UIEvent {}

open class UIKey: MainActorObject {
    open var characters: String { "" }
    open var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }
    open var modifierFlags: UIKeyModifierFlags { [] }
}

public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardReturnOrEnter = 40
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardRightArrow = 79
    case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

/// A key of a keyboard, which nobody presses.
open class UIKeyCommand: MainActorObject {
    public static let inputEscape = "UIKeyInputEscape"

    public let input: String?
    /// Without effect on a picture.
    open var discoverabilityTitle: String?

    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { self.input = input }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
