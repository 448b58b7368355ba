import Foundation

/// The app, which does not run.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// The app by the key `sharedApplication`, as code asks that extensions of apps compile, too.
    public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    public static func value(forKeyPath path: String) -> Any? {
        ["shared", "sharedApplication"].contains(path) ? shared : nil
    }

    /// Without effect on a picture.
    open weak var delegate: (any UIApplicationDelegate)?
    open var windows: [UIWindow] { [UIWindow.key].compactMap(\.self) }
    open var keyWindow: UIWindow? { UIWindow.key }
    /// A scene if a window was made key.
    open var connectedScenes: Set<UIScene> { UIWindow.key == nil ? [] : [scene] }
    private let scene = UIWindowScene()
    open var applicationState: State { .active }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    open var statusBarFrame: CGRect { .zero }
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    // Without effect on a picture:
    open var isStatusBarHidden = false
    open var statusBarStyle = UIStatusBarStyle.default
    open var isIdleTimerDisabled = false
    open var isNetworkActivityIndicatorVisible = false
    open var shortcutItems: [UIApplicationShortcutItem]?

    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {}
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        TargetAction.run(action, on: target, from: sender)
    }

    public enum State: Int, Sendable { case active, inactive, background }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public typealias OpenURLOptionsKey = LaunchOptionsKey
    public typealias OpenExternalURLOptionsKey = LaunchOptionsKey

    public static let openSettingsURLString = "app-settings:"
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarning")
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunching")
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrame")
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrame")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForeground")
}

public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
    /// An app may have none at all, or one that is not made.
    public var window: UIWindow?? { nil }
}

// MARK: - Scenes

@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Without effect on a picture.
    open weak var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open class ConnectionOptions: MainActorObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }
}

open class UIOpenURLContext: MainActorObject {
    public let url: URL

    init(url: URL) { self.url = url }
}

open class UISceneSession: MainActorObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role = Role.windowApplication
    open var scene: UIScene? { nil }
}

open class UISceneConfiguration: MainActorObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// Without effect on a picture.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole role: UISceneSession.Role) { (self.name, self.role) = (name, role) }
}

@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [UIWindow.key].compactMap(\.self) }
    open var keyWindow: UIWindow? { UIWindow.key }
    open var screen: UIScreen { .main }
    open var statusBarManager: UIStatusBarManager? { nil }
    open var coordinateSpace: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

open class UIStatusBarManager: MainActorObject {
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { false }
}

extension ProcessInfo {
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
}
