import Foundation

/// Screens that are paged through, of which the first is shown.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// Says how many dots there are below the pages; nothing else of it has an effect on a picture.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Without effect on a picture.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    public private(set) var viewControllers: [UIViewController]?
    private let dots = UIPageControl()
    /// Without effect on a picture.
    open var isDoubleSided = false

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation orientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, navigationOrientation) = (style, orientation)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }

    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for child in children {
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        viewControllers = controllers
        if let shown = controllers?.first, let page = shown.view {
            addChild(shown)
            view.insertSubview(page, at: 0)
            view.setNeedsLayout()
        }
        completion?(true)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Pages that scroll have dots below them, if the app says how many.
        let hasDots = transitionStyle == .scroll && navigationOrientation == .horizontal
        dots.numberOfPages = hasDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
        var page = view.bounds
        if dots.numberOfPages > 0 {
            dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
            page.size.height -= Self.dotsHeight + view.safeAreaInsets.bottom
            if dots.superview == nil { view.addSubview(dots) }
        }
        dots.frame = CGRect(x: 0, y: page.maxY, width: page.width, height: Self.dotsHeight)
        viewControllers?.first?.view.frame = page
    }

    /// Of the dots below pages, in points, as public measurements of the system's pages have it.
    private static let dotsHeight: CGFloat = 37
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore other: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter other: UIViewController
    ) -> UIViewController?
    func presentationCount(for controller: UIPageViewController) -> Int
    func presentationIndex(for controller: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for controller: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for controller: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ controller: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ controller: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
}
