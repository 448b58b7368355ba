import Foundation

/// What an app offers on the screen of the system, without effect on a picture.
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let userInfo: [String: any NSSecureCoding]?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle) = (type, localizedTitle)
        (self.localizedSubtitle, self.userInfo) = (localizedSubtitle, userInfo)
    }
}

open class UIApplicationShortcutIcon: NSObject {
    public convenience init(systemImageName: String) { self.init() }

    public convenience init(templateImageName: String) { self.init() }
}

extension UIApplication.LaunchOptionsKey {
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

extension UITraitCollection {
    /// A picture is not pressed.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
