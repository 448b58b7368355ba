// swift-format-ignore-file: OneCasePerLine

import Foundation
import QuoinControls

/// What a navigation bar shows of a screen.
open class UINavigationItem: MainActorObject {
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    public init(title: String) { self.title = title }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
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
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var showsSearchResultsController = false
    open var searchResultsController: UIViewController? { nil }

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
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance()
    public private(set) var backIndicatorImage: UIImage?

    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
        backIndicatorImage = image
    }
}

/// How the items of a bar are painted in their states.
open class BarItemAppearance: MainActorObject {
    /// How the items of a bar are painted in a state.
    open class State: MainActorObject {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var titlePositionAdjustment = UIOffset.zero
        open var iconColor: UIColor?
        open var backgroundImage: UIImage?
        open var badgeBackgroundColor: UIColor?
        open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    public let normal = State()
    public let selected = State()
    public let highlighted = State()
    public let disabled = State()
    public let focused = State()
}

open class UIBarButtonItemAppearance: BarItemAppearance {
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

open class UITabBarItemAppearance: BarItemAppearance {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public convenience init(style: Style) { self.init() }
}

open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
}

open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

public enum UIBarStyle: Int, Sendable { case `default`, black }

/// What bars share: things in a row, and a color behind them.
open class Bar<Item: AnyObject>: UIView {
    open var items: [Item]?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    var ownHeight: CGFloat { 44 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        shared.map(take)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        shared.map(take)
    }

    /// What the app sets for all bars of the class.
    private var shared: Bar<Item>? { Self.knownAppearance as? Bar<Item> }

    /// Looks as another bar.
    func take(_ other: Bar<Item>) {
        (barTintColor, isTranslucent, barStyle) = (other.barTintColor, other.isTranslucent, other.barStyle)
        (backgroundImage, shadowImage, backgroundColor) = (
            other.backgroundImage, other.shadowImage, other.backgroundColor
        )
        if let tint = other.ownTintColor { tintColor = tint }
    }

    open func setItems(_ items: [Item]?, animated: Bool) { self.items = items }

    override var contentSizeOfSystem: CGSize { CGSize(width: Self.noIntrinsicMetric, height: ownHeight) }
}

open class UINavigationBar: Bar<UINavigationItem> {
    open weak var delegate: (any UINavigationBarDelegate)?
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var topItem: UINavigationItem? { items?.last }

    override func take(_ other: Bar<UINavigationItem>) {
        super.take(other)
        guard let other = other as? UINavigationBar else { return }
        (prefersLargeTitles, titleTextAttributes) = (other.prefersLargeTitles, other.titleTextAttributes)
        (largeTitleTextAttributes, standardAppearance) = (other.largeTitleTextAttributes, other.standardAppearance)
        (scrollEdgeAppearance, compactAppearance) = (other.scrollEdgeAppearance, other.compactAppearance)
    }

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(image, for: barMetrics)
    }

    private var appearance: UINavigationBarAppearance {
        topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance ?? standardAppearance
    }

    override func contentElement() -> ViewContent? {
        let item = topItem
        var style = UIFont.systemFont(ofSize: 17, weight: .semibold).style
        style.color = UIColor.label.color
        let attributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
        let title = item?.title.map {
            Text(NSAttributedString(string: $0, attributes: attributes).content(style)).erased
        }
        var leading = (item?.leftBarButtonItems ?? []).map { $0.element(tintColor) }
        if items?.count ?? 0 > 1, leading.isEmpty, item?.hidesBackButton == false {
            let back = UIBarButtonItem(
                title: "‹ " + (items?.dropLast().last?.title ?? "Back"), style: .plain, target: nil, action: nil)
            leading = [back.element(tintColor)]
        }
        let bar = Control.bar(
            title: showsLargeTitle || item?.titleView != nil ? nil : title, leading: leading,
            trailing: (item?.rightBarButtonItems ?? []).reversed().map { $0.element(tintColor) },
            fill: UIColor.clear.color, line: showsLine ? .end : .none)
        var rows = [bar.element.height(.points(Double(Self.rowHeight))).erased]
        if let prompt = item?.prompt { rows.insert(self.prompt(prompt), at: 0) }
        if showsLargeTitle { rows.append(largeTitle) }
        return ViewContent(element: Element(StackLayout(.vertical), children: rows).alignItems(.stretch).erased)
    }

    /// Only an appearance at the edge of what scrolls has a line where nothing has scrolled below the bar.
    private var showsLine: Bool {
        guard !showsLargeTitle, topItem?.searchController == nil else { return false }
        return (topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance).map { !$0.isTransparent } ?? false
    }

    /// The height of the row of buttons, that of the row of a large title, and that of a search bar, in points.
    private static let rowHeight: CGFloat = 44
    private static let largeTitleHeight: CGFloat = 52
    private static let searchHeight: CGFloat = 52
    /// Of the line above the title, in points.
    private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

    private func prompt(_ string: String) -> AnyElement {
        var style = UIFont.systemFont(ofSize: 13).style
        style.color = UIColor.label.color
        return Text(string, style: style).lineLimit(1).position(horizontal: .center, vertical: .center)
            .height(.points(Double(promptHeight))).erased
    }

    private var showsLargeTitle: Bool {
        guard prefersLargeTitles, let items else { return false }
        // A screen does as the one before it, unless it says otherwise.
        let mode = items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return mode != .never && mode != .inline && items.last?.title?.isEmpty == false
    }

    private var largeTitle: AnyElement {
        var style = UIFont.systemFont(ofSize: 34, weight: .bold).style
        style.color = UIColor.label.color
        let attributes = appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
        let text = NSAttributedString(string: topItem?.title ?? "", attributes: attributes).content(style)
        return Text(text).lineLimit(1).position(horizontal: .start, vertical: .center)
            .inset(horizontal: bounds.width >= 414 ? 20 : 16).height(.points(Double(Self.largeTitleHeight))).erased
    }

    /// The views of the item that are in the bar.
    private var parts: [UIView] = []

    /// The bar of a search, which lies below the title; what stands in place of the title lies in the row of buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (search, title) = (topItem?.searchController?.searchBar, topItem?.titleView)
        for view in parts where view !== search && view !== title { view.removeFromSuperview() }
        parts = [search, title].compactMap { $0 }
        if let search {
            if search.superview !== self { addSubview(search) }
            // The field begins a point below the row above.
            let height = search.intrinsicContentSize.height
            search.frame = CGRect(x: 8, y: bounds.height - height - 5, width: bounds.width - 16, height: height)
        }
        guard let title else { return }
        if title.superview !== self { addSubview(title) }
        if title.plainFrame.size == .zero { title.frame.size = title.sizeOfContent }
        title.center = CGPoint(x: bounds.midX, y: promptHeight + Self.rowHeight / 2)
    }

    override var ownHeight: CGFloat {
        promptHeight + Self.rowHeight + (showsLargeTitle ? Self.largeTitleHeight : 0)
            + (topItem?.searchController == nil ? 0 : Self.searchHeight)
    }

    /// What is behind the bar and the status bar; by default nothing, as where nothing has scrolled below them.
    var shownColor: UIColor? { appearance.isTransparent ? nil : appearance.backgroundColor ?? barTintColor }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

open class UITabBar: Bar<UITabBarItem> {
    open weak var delegate: (any UITabBarDelegate)?
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0, itemSpacing: CGFloat = 0
    open var selectionIndicatorImage: UIImage?
    open var isCustomizing: Bool { false }
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    open func endCustomizing(animated: Bool) -> Bool { false }
    open var selectedItem: UITabBarItem?
    open var unselectedItemTintColor: UIColor?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?

    override func take(_ other: Bar<UITabBarItem>) {
        super.take(other)
        guard let other = other as? UITabBar else { return }
        (unselectedItemTintColor, itemPositioning) = (other.unselectedItemTintColor, other.itemPositioning)
        (standardAppearance, scrollEdgeAppearance) = (other.standardAppearance, other.scrollEdgeAppearance)
    }

    override func contentElement() -> ViewContent? {
        let columns = (items ?? []).map { item in
            let isSelected = item === selectedItem
            let looks = (item.standardAppearance ?? standardAppearance).stackedLayoutAppearance
            let look = isSelected ? looks.selected : looks.normal
            let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
            var style = UIFont.systemFont(ofSize: 10, weight: .medium).style
            style.color = color.color
            let image = (isSelected ? item.selectedImage ?? item.image : item.image)?
                .element(.fit, tint: look.iconColor ?? color).preferredSize(25, 25).overlay(badge(of: item)).erased
            let title = item.title.map { title in
                NSAttributedString(
                    string: title,
                    attributes: item.attributes(for: isSelected ? .selected : .normal, over: look.titleTextAttributes)
                ).content(style)
            }
            let parts = [image, title.map { Text($0).lineLimit(1).erased }].compactMap { $0 }
            return Element(StackLayout(.vertical, spacing: 2), children: parts).alignItems(.center)
                .justifyContent(.center).flexBasis(.points(0)).flexGrow().erased
        }
        let fill = (barTintColor ?? standardAppearance.backgroundColor ?? .systemBackground).color
        let row = Element(StackLayout(.horizontal), children: columns).alignItems(.stretch)
        let line = Element(BoxNode()).fill(UIColor.separator.color).height(.points(0.5)).width(.fraction(1))
            .position(vertical: .start)
        return ViewContent(element: Element(BoxNode(), children: [row.erased]).fill(fill).overlay(line).erased)
    }

    /// The red capsule over the upper right corner of an image.
    private func badge(of item: UITabBarItem) -> AnyElement {
        guard let value = item.badgeValue else { return Element(BoxNode()).erased }
        var style = UIFont.systemFont(ofSize: 13).style
        style.color = .white
        let fill = (item.badgeColor ?? .systemRed).color
        let text = Text(value, style: style).lineLimit(1).inset(horizontal: 5)
            .position(horizontal: .center, vertical: .center, sizing: .minimumWidth)
        return text.minWidth(18).height(18).background(Element(BoxNode()).fill(fill).cornerRadius(9))
            .position(horizontal: .start, vertical: .start, sizing: .minimumSize)
            .inset(EdgeInsets(top: -4, left: 15, bottom: 0, right: -40)).erased
    }

    override var ownHeight: CGFloat { 49 }
}

open class UIToolbar: Bar<UIBarButtonItem> {
    open weak var delegate: (any UIToolbarDelegate)?

    override func contentElement() -> ViewContent? {
        let row = Element(StackLayout(.horizontal, spacing: 16), children: (items ?? []).map { $0.element(tintColor) })
            .alignItems(.center).inset(horizontal: 16).height(.points(Double(ownHeight))).width(.fraction(1))
            .position(vertical: .start)
        let bar = Control.bar(
            title: nil, leading: [], trailing: [], fill: (barTintColor ?? .systemBackground).color, line: .start)
        return ViewContent(element: bar.element.overlay(row).erased)
    }
}
