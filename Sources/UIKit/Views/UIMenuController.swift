import Foundation

/// The menu for a selection, which no picture shows.
open class UIMenuController: MainActorObject {
    public static let shared = UIMenuController()

    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    open var isMenuVisible: Bool { false }
    // Without effect on a picture:
    open var arrowDirection = ArrowDirection.default
    open var menuItems: [UIMenuItem]?

    open var menuFrame: CGRect { .zero }

    open func showMenu(from view: UIView, rect: CGRect) {}
    open func hideMenu() {}
    open func hideMenu(from view: UIView) {}
    open func setMenuVisible(_ isVisible: Bool, animated: Bool) {}
    open func setTargetRect(_ rect: CGRect, in view: UIView) {}
    open func update() {}

    nonisolated public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenu")
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenu")
    nonisolated public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenu")
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenu")
}

open class UIMenuItem: MainActorObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
