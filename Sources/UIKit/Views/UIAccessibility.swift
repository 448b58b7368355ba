import Foundation

/// What has a name for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
    var accessibilityIdentifier: String? { get set }
}

/// What a view is for assistive technologies; without effect on a picture.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let staticText = UIAccessibilityTraits(rawValue: 16)
    public static let header = UIAccessibilityTraits(rawValue: 32)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 64)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 128)
    public static let adjustable = UIAccessibilityTraits(rawValue: 256)
    public static let searchField = UIAccessibilityTraits(rawValue: 512)
    public static let tabBar = UIAccessibilityTraits(rawValue: 4096)
}

open class UIAccessibilityCustomAction: NSObject {
    public let name: String

    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) { self.name = name }

    public init(name: String, target: Any?, selector: Selector) { self.name = name }
}

/// A part of a view for assistive technologies; without effect on a picture.
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}

public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }

    public static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocused")
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChange")
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    public static func post(notification: Notification, argument: Any?) {}
}

// What assistive technologies say of objects that are no views.

nonisolated(unsafe) private let accessibilityKeys = UnsafeMutableRawPointer.allocate(byteCount: 3, alignment: 1)

extension NSObjectProtocol {
    public var accessibilityLabel: String? {
        get { objc_getAssociatedObject(self, accessibilityKeys) as? String }
        set { objc_setAssociatedObject(self, accessibilityKeys, newValue, .OBJC_ASSOCIATION_COPY) }
    }
    public var isAccessibilityElement: Bool {
        get { objc_getAssociatedObject(self, accessibilityKeys + 2) as? Bool ?? false }
        set { objc_setAssociatedObject(self, accessibilityKeys + 2, newValue, .OBJC_ASSOCIATION_COPY) }
    }
    public var accessibilityIdentifier: String? {
        get { objc_getAssociatedObject(self, accessibilityKeys + 1) as? String }
        set { objc_setAssociatedObject(self, accessibilityKeys + 1, newValue, .OBJC_ASSOCIATION_COPY) }
    }
}
