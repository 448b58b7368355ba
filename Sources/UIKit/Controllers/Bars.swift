// swift-format-ignore-file: OneCasePerLine

import Foundation
import QuoinControls
import QuoinLayout
import QuoinScene

/// What stands in a bar.
open class UIBarItem: MainActorObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityTraits = UIAccessibilityTraits.none

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, done = 2 }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    open var customView: UIView?
    open var style = Style.plain
    open var tintColor: UIColor?
    open var width: CGFloat = 0
    open var menu: UIMenu?
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    package var systemItem: SystemItem?

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action, self.target) = (title, style, action, target as AnyObject?)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action, self.target) = (image, style, action, target as AnyObject?)
    }

    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (systemItem, self.action, self.target) = (item, action, target as AnyObject?)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        (self.image, self.primaryAction, self.menu) = (image ?? primaryAction?.image, primaryAction, menu)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// The title, or the name of what is drawn in its place.
    fileprivate var word: String {
        if let title { return title }
        if let customView { return customView.shownText ?? "" }
        if let systemItem { return "\(systemItem)".capitalized }
        return image?.symbolName ?? ""
    }

    func text(_ tint: UIColor) -> Text {
        var letters = UIFont.systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular).style
        letters.color = (isEnabled ? tintColor ?? tint : .tertiaryLabel).color
        return Text(word, style: letters)
    }
}

open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}

/// What a navigation bar shows of a screen.
open class UINavigationItem: MainActorObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?

    public init(title: String) { self.title = title }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
}

open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var dimsBackgroundDuringPresentation = true
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var isActive = false

    public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}

/// How a bar is painted.
open class UIBarAppearance: MainActorObject {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    var isTransparent = false

    open func configureWithDefaultBackground() { isTransparent = false }
    open func configureWithOpaqueBackground() {
        isTransparent = false
        backgroundColor = backgroundColor ?? .systemBackground
    }
    open func configureWithTransparentBackground() { isTransparent = true }
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UITabBarAppearance: UIBarAppearance {}
open class UIToolbarAppearance: UIBarAppearance {}

/// What bars share: things in a row, and a color behind them.
open class Bar<Item: AnyObject>: UIView {
    open var items: [Item]?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var barStyle = 0
    var ownHeight: CGFloat { 44 }

    open func setItems(_ items: [Item]?, animated: Bool) { self.items = items }

    override var contentSizeOfSystem: CGSize { CGSize(width: Self.noIntrinsicMetric, height: ownHeight) }
}

open class UINavigationBar: Bar<UINavigationItem> {
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var shadowImage: UIImage?
    open var topItem: UINavigationItem? { items?.last }

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

    private var appearance: UINavigationBarAppearance {
        topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance ?? standardAppearance
    }

    override func contentElement() -> ViewContent? {
        let item = topItem
        var style = UIFont.systemFont(ofSize: 17, weight: .semibold).style
        style.color = UIColor.label.color
        let attributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
        let title = item?.title.map { Text(NSAttributedString(string: $0, attributes: attributes).content(style)) }
        var leading = (item?.leftBarButtonItems ?? []).map { $0.text(tintColor) }
        if items?.count ?? 0 > 1, leading.isEmpty, item?.hidesBackButton == false {
            let back = UIBarButtonItem(
                title: "‹ " + (items?.dropLast().last?.title ?? "Back"), style: .plain, target: nil, action: nil)
            leading = [back.text(tintColor)]
        }
        let bar = Control.bar(
            title: item?.titleView == nil ? title : nil, leading: leading,
            trailing: (item?.rightBarButtonItems ?? []).reversed().map { $0.text(tintColor) },
            fill: UIColor.clear.color, isAtBottom: false)
        return ViewContent(element: bar.element)
    }

    /// What is behind the bar and the status bar; by default nothing, as where nothing has scrolled below them.
    var shownColor: UIColor? { appearance.isTransparent ? nil : appearance.backgroundColor ?? barTintColor }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

open class UITabBar: Bar<UITabBarItem> {
    open var selectedItem: UITabBarItem?
    open var unselectedItemTintColor: UIColor?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?

    override func contentElement() -> ViewContent? {
        let columns = (items ?? []).map { item in
            let isSelected = item === selectedItem
            let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
            var style = UIFont.systemFont(ofSize: 10, weight: .medium).style
            style.color = color.color
            let image = (isSelected ? item.selectedImage ?? item.image : item.image)?.element(.fit, tint: color)
                .preferredSize(25, 25).erased
            let parts = [image, item.title.map { Text($0, style: style).lineLimit(1).erased }].compactMap { $0 }
            return Element(StackLayout(.vertical, spacing: 2), children: parts).alignItems(.center)
                .justifyContent(.center).flexBasis(.points(0)).flexGrow().erased
        }
        let fill = (barTintColor ?? standardAppearance.backgroundColor ?? .systemBackground).color
        let row = Element(StackLayout(.horizontal), children: columns).alignItems(.stretch)
        let line = Element(BoxNode()).fill(UIColor.separator.color).height(.points(0.5)).width(.fraction(1))
            .position(vertical: .start)
        return ViewContent(element: Element(BoxNode(), children: [row.erased]).fill(fill).overlay(line).erased)
    }

    override var ownHeight: CGFloat { 49 }
}

open class UIToolbar: Bar<UIBarButtonItem> {
    override func contentElement() -> ViewContent? {
        let texts = (items ?? []).map { $0.text(tintColor) }
        let bar = Control.bar(
            title: nil, leading: texts, trailing: [], fill: (barTintColor ?? .systemBackground).color, isAtBottom: true)
        return ViewContent(element: bar.element)
    }
}
