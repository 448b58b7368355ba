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
    /// Without effect on a picture.
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
    // Without effect on a picture:
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

    open func setItems(_ items: [Item]?, animated: Bool) { self.items = items }

    override var contentSizeOfSystem: CGSize { CGSize(width: Self.noIntrinsicMetric, height: ownHeight) }

    /// The image behind the bar; the color if there is none.
    func shownImage(_ appearance: UIBarAppearance) -> UIImage? {
        let image = appearance.backgroundImage ?? backgroundImage
        return image.flatMap { $0.size.width > 0 ? $0 : nil }
    }

    /// The color behind the bar; `nil` if there is none.
    func shownColor(_ appearance: UIBarAppearance) -> UIColor? {
        if appearance.isTransparent { return nil }
        return appearance.backgroundColor ?? barTintColor ?? (barStyle == .black ? .black : usualColor)
    }

    /// The color behind a bar for which the app sets none.
    var usualColor: UIColor? { nil }

    /// The line at an edge of the bar, or the app's image in its place; `nil` where the app takes it away.
    func edgeLine(_ appearance: UIBarAppearance, at edge: RelativeLayout.Position) -> AnyElement? {
        let image = appearance.shadowImage ?? shadowImage
        if let image, image.size.height == 0 { return nil }
        guard let color = appearance.shadowColor else { return nil }
        let shown = image?.element(.stretch, tint: tintColor) ?? Element(BoxNode()).fill(color.color).erased
        let height = image?.size.height ?? 0.5
        return shown.height(.points(Double(height))).width(.fraction(1)).position(vertical: edge).erased
    }

    func background(_ element: AnyElement, _ appearance: UIBarAppearance, or color: UIColor?) -> AnyElement {
        if let image = shownImage(appearance) {
            return element.background(image.element(.stretch, tint: tintColor)).erased
        }
        guard let color = shownColor(appearance) ?? (appearance.isTransparent ? nil : color) else { return element }
        return Element(BoxNode(), children: [element]).fill(color.color).erased
    }
}

open class UINavigationBar: Bar<UINavigationItem> {
    /// Without effect on a picture.
    open weak var delegate: (any UINavigationBarDelegate)?
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var ownAppearance: UINavigationBarAppearance?
    private lazy var usualAppearance = UINavigationBarAppearance()
    open var standardAppearance: UINavigationBarAppearance {
        get { ownAppearance ?? usualAppearance }
        set { ownAppearance = newValue }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var backIndicatorImage: UIImage?
    /// Without effect on a picture.
    open var backIndicatorTransitionMaskImage: UIImage?
    open var topItem: UINavigationItem? { items?.last }

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        if metrics == .default { backgroundImage = image }
    }

    /// The position has no effect on a picture, where the bar is at the top.
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics metrics: UIBarMetrics) {
        setBackgroundImage(image, for: metrics)
    }

    var appearance: UINavigationBarAppearance {
        if isOverContent { return topItem?.standardAppearance ?? standardAppearance }
        if traitCollection.verticalSizeClass == .compact,
            let own = topItem?.compactScrollEdgeAppearance ?? topItem?.compactAppearance ?? compactScrollEdgeAppearance
                ?? compactAppearance
        {
            return own
        }
        return topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance
            ?? standardAppearance
    }

    override func contentElement() -> ViewContent? {
        let item = topItem
        var style = UIFont.systemFont(ofSize: 17, weight: .semibold).style
        style.color = titleColor.color
        let attributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
        let title = item?.title.map {
            Text(NSAttributedString(string: $0, attributes: attributes).content(style)).erased
                .moved(by: appearance.titlePositionAdjustment)
        }
        var leading = elements(of: item?.leftBarButtonItems)
        if item?.hidesBackButton == false, leading.isEmpty || item?.leftItemsSupplementBackButton == true {
            leading = backButton + leading
        }
        let bar = Control.bar(
            title: showsLargeTitle || item?.titleView != nil ? nil : title, leading: leading,
            trailing: elements(of: item?.rightBarButtonItems).reversed(), fill: UIColor.clear.color, line: .none)
        var rows = [bar.element.height(.points(Double(Self.rowHeight))).erased]
        if let prompt = item?.prompt { rows.insert(self.prompt(prompt), at: 0) }
        if showsLargeTitle { rows.append(largeTitle) }
        var shown = Element(StackLayout(.vertical), children: rows).alignItems(.stretch).erased
        if showsLine, let line = edgeLine(appearance, at: .end) { shown = shown.overlay(line).erased }
        return ViewContent(element: isInController ? shown : background(shown, appearance, or: nil))
    }

    /// Whether what is behind the bar is shown by a controller, as far as the status bar reaches.
    var isInController = false

    /// How far what is below the bar has scrolled, in points. First the bar of a search gives way, then the large title.
    var scrolled: CGFloat = 0 { didSet { if scrolled != oldValue { markChanged() } } }

    private var searchExtent: CGFloat { topItem?.searchController == nil ? 0 : Self.searchHeight }
    private var titleExtent: CGFloat { prefersLargeTitle ? Self.largeTitleHeight : 0 }
    private var hiddenSearch: CGFloat {
        topItem?.hidesSearchBarWhenScrolling == true ? min(scrolled, searchExtent) : 0
    }
    private var hiddenTitle: CGFloat { min(max(0, scrolled - hiddenSearch), titleExtent) }

    /// Whether content has scrolled below the bar, which hides it then.
    var isOverContent: Bool { scrolled > hiddenSearch + hiddenTitle }

    override var usualColor: UIColor? { isOverContent ? .systemBackground : nil }

    private var titleColor: UIColor { barStyle == .black && shownColor(appearance) == .black ? .white : .label }

    private func elements(of items: [UIBarButtonItem]?) -> [AnyElement] {
        (items ?? []).filter { !$0.isHidden }.map {
            $0.element(tintColor, $0.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
        }
    }

    /// What leads to the screen before, which says how it is called.
    private var backButton: [AnyElement] {
        guard let previous = items?.dropLast().last else { return [] }
        let own = previous.backBarButtonItem
        let titles = [own?.title, previous.backButtonTitle, previous.title]
        let word =
            switch previous.backButtonDisplayMode {
            case .default: titles.compactMap(\.self).first ?? "Back"
            case .generic: "Back"
            case .minimal: ""
            }
        let sign = backIndicatorImage ?? appearance.backIndicatorImage
        let back = UIBarButtonItem(
            title: sign == nil ? "‹ " + word : word, style: own?.style ?? .plain, target: nil, action: nil)
        (back.image, back.tintColor) = (own?.image, own?.tintColor)
        let looks = appearance.backButtonAppearance
        let indicator = sign.map { image in
            image.inBar.element(image.ownMode, tint: back.tintColor ?? tintColor)
                .size(Double(image.size.width), Double(image.size.height)).erased
        }
        let parts = [indicator, word.isEmpty && sign != nil ? nil : back.element(tintColor, looks)]
        return [
            Element(StackLayout(.horizontal, spacing: 6), children: parts.compactMap(\.self)).alignItems(.center).erased
        ]
    }

    /// Only an appearance at the edge of what scrolls has a line where nothing has scrolled below the bar.
    private var showsLine: Bool {
        guard !showsLargeTitle, topItem?.searchController == nil else { return false }
        if isOverContent { return !appearance.isTransparent }
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

    private var showsLargeTitle: Bool { prefersLargeTitle && hiddenTitle < titleExtent }

    private var prefersLargeTitle: Bool {
        guard prefersLargeTitles, let items else { return false }
        // A screen does as the one before it, unless it says otherwise.
        let mode = items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return mode != .never && mode != .inline && items.last?.title?.isEmpty == false
    }

    private var largeTitle: AnyElement {
        var style = UIFont.systemFont(ofSize: 34, weight: .bold).style
        style.color = titleColor.color
        let attributes = appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
        let text = NSAttributedString(string: topItem?.title ?? "", attributes: attributes).content(style)
        let title = Text(text).lineLimit(1).position(horizontal: .start, vertical: .center)
            .inset(horizontal: bounds.width >= 414 ? 20 : 16).height(.points(Double(Self.largeTitleHeight)))
        guard hiddenTitle > 0 else { return title.erased }
        // It leaves below the row of buttons.
        return title.inset(top: -Double(hiddenTitle)).clip().erased
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
            if hiddenSearch > 0 { search.removeFromSuperview() }
        }
        guard let title else { return }
        if title.superview !== self { addSubview(title) }
        if title.plainFrame.size == .zero { title.frame.size = title.sizeOfContent }
        title.center = CGPoint(x: bounds.midX, y: promptHeight + Self.rowHeight / 2)
    }

    override var ownHeight: CGFloat { wholeHeight - hiddenSearch - hiddenTitle }

    /// The height where nothing has scrolled.
    var wholeHeight: CGFloat { promptHeight + Self.rowHeight + titleExtent + searchExtent }
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
