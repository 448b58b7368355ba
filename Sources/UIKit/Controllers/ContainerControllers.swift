import Foundation
import QuoinControls

extension UIViewController {
    /// Whether the view reaches an edge at which there is a bar.
    fileprivate func extends(to edge: UIRectEdge, below isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// Has all controllers as children, and shows the view of one of them below what else is in the view.
    fileprivate func show(_ shown: UIViewController?, of all: [UIViewController]) {
        for controller in all where controller.parent !== self { addChild(controller) }
        for child in children where child !== shown { child.viewIfLoaded?.removeFromSuperview() }
        guard isViewLoaded, let view = shown?.view else { return }
        if view.superview == nil { self.view.insertSubview(view, at: 0) }
        self.view.setNeedsLayout()
    }
}

/// Screens on top of each other, of which the last is shown below a bar.
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    public let navigationBar = UINavigationBar()
    public let toolbar: UIToolbar! = UIToolbar()
    /// Without effect on a picture.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// What is behind the bar and the status bar; by default nothing, as where nothing has scrolled below them.
    private let barBackground = UIImageView()
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Without effect on a picture.
    open var hidesBarsOnSwipe = false, hidesBarsOnTap = false, hidesBarsWhenKeyboardAppears = false
    /// Without effect on a picture.
    open var hidesBarsWhenVerticallyCompact = false
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public init(rootViewController root: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [root]
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] = [] { didSet { show(topViewController, of: viewControllers) } }
    open var topViewController: UIViewController? { viewControllers.last }
    private var ownTabBarItem: UITabBarItem?
    /// That of the first screen, unless the app says otherwise.
    open override var tabBarItem: UITabBarItem! {
        get {
            if ownTabBarItem == nil, let first = viewControllers.first { return first.tabBarItem }
            ownTabBarItem = ownTabBarItem ?? super.tabBarItem
            return ownTabBarItem
        }
        set { ownTabBarItem = newValue }
    }
    open var visibleViewController: UIViewController? { topViewController }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { viewControllers = controllers }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        guard !viewControllers.contains(controller) else {
            return ViewProblems.report(
                "Pushing the same view controller instance more than once is not supported (\(type(of: controller)))")
        }
        viewControllers.append(controller)
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers = Array(viewControllers.prefix(1))
        return nil
    }
    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: controller) else { return nil }
        defer { viewControllers = Array(viewControllers[...index]) }
        return Array(viewControllers[(index + 1)...])
    }
    open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }
    open func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(barBackground)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        show(topViewController, of: viewControllers)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets.top)
        let items = viewControllers.map { controller in
            if controller.navigationItem.title?.isEmpty ?? true { controller.navigationItem.title = controller.title }
            return controller.navigationItem
        }
        navigationBar.items = items
        navigationBar.isHidden = isNavigationBarHidden
        let scrolled = topViewController?.viewIfLoaded?.scrolled(fromBelow: safe + navigationBar.wholeHeight) ?? 0
        navigationBar.scrolled = scrolled
        let height = navigationBar.ownHeight
        navigationBar.frame = CGRect(x: 0, y: safe, width: bounds.width, height: height)
        barBackground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safe + height)
        barBackground.image = navigationBar.shownImage(navigationBar.appearance)
        barBackground.backgroundColor = navigationBar.shownColor(navigationBar.appearance)
        navigationBar.isInController = true
        barBackground.isHidden = isNavigationBarHidden
        guard let top = topViewController else { return }
        toolbar.isHidden = isToolbarHidden
        toolbar.items = top.toolbarItems
        let (tools, below) = (toolbar.ownHeight, view.safeAreaInsets.bottom)
        toolbar.frame = CGRect(x: 0, y: bounds.height - tools - below, width: bounds.width, height: tools + below)
        // A screen that does not extend below the bar begins at its edge.
        let isBelowBar = !isNavigationBarHidden && !top.extends(to: .top, below: navigationBar.isTranslucent)
        let start = isBelowBar ? safe + height : 0
        top.view.frame = CGRect(x: 0, y: start, width: bounds.width, height: bounds.height - start)
        top.additionalSafeAreaInsets.top = isNavigationBarHidden || isBelowBar ? 0 : height
        if !isToolbarHidden { top.additionalSafeAreaInsets.bottom = tools }
    }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ controller: UINavigationController, willShow other: UIViewController, animated: Bool)
    func navigationController(_ controller: UINavigationController, didShow other: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ controller: UINavigationController, willShow other: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ controller: UINavigationController, didShow other: UIViewController, animated: Bool
    ) {}
}

/// Screens beside each other, of which one is shown above a bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
    public private(set) var tabBar = UITabBar()
    public let moreNavigationController = UINavigationController(nibName: nil, bundle: nil)
    // Without effect on a picture:
    open var customizableViewControllers: [UIViewController]?
    open weak var delegate: (any UITabBarControllerDelegate)?

    open var viewControllers: [UIViewController]? { didSet { show(selectedViewController, of: viewControllers ?? []) } }
    open var selectedIndex = 0 { didSet { show(selectedViewController, of: viewControllers ?? []) } }

    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// A bar of the app's own is set by its key.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "tabBar", let bar = value as? UITabBar else { return super.setValue(value, forKey: key) }
        if isViewLoaded {
            tabBar.removeFromSuperview()
            view.addSubview(bar)
        }
        tabBar = bar
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        show(selectedViewController, of: viewControllers ?? [])
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets.bottom)
        tabBar.items = viewControllers?.compactMap { controller in
            let item = controller.tabBarItem
            let first = (controller as? UINavigationController)?.viewControllers.first
            item?.title = item?.title ?? controller.title ?? first?.title
            return item
        }
        tabBar.selectedItem = selectedViewController?.tabBarItem
        let height = CGFloat(ControlMetrics.tabBar.height ?? 0)
        let pushed = (selectedViewController as? UINavigationController)?.viewControllers.dropFirst() ?? []
        let hides = pushed.contains(where: \.hidesBottomBarWhenPushed)
        if hides != isBarHiddenByScreen { (isBarHiddenByScreen, tabBar.isHidden) = (hides, hides) }
        tabBar.frame = CGRect(x: 0, y: bounds.height - height - safe, width: bounds.width, height: height + safe)
        guard let selected = selectedViewController else { return }
        let isAboveBar = !tabBar.isHidden && !selected.extends(to: .bottom, below: tabBar.isTranslucent)
        selected.view.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height - (isAboveBar ? height + safe : 0))
        selected.additionalSafeAreaInsets.bottom = tabBar.isHidden || isAboveBar ? 0 : height
    }

    private var isBarHiddenByScreen = false
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ controller: UITabBarController, shouldSelect other: UIViewController) -> Bool
    func tabBarController(_ controller: UITabBarController, didSelect other: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ controller: UITabBarController, shouldSelect other: UIViewController) -> Bool {
        true
    }
    public func tabBarController(_ controller: UITabBarController, didSelect other: UIViewController) {}
}
