// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation
import QuoinLayout

/// Shows a part of what is larger than itself.
open class UIScrollView: UIView, ScrollDelegating {
    override func setUp() { clipsToBounds = true }

    open var contentSize = CGSize.zero
    /// Whether the app set an offset, or scrolled to something.
    private(set) var hasOwnOffset = false
    /// Where the last scrolling to a part of the content ended, and what covered the ends then.
    var reached: (offset: CGPoint, inset: UIEdgeInsets)?
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set {
            hasOwnOffset = true
            if newValue != boundsOrigin { setNeedsLayout() }
            scroll(to: newValue)
        }
    }
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    // Without effect on a picture:
    open var scrollIndicatorInsets = UIEdgeInsets.zero, verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    weak var scrollDelegate: (any UIScrollViewDelegate)?
    open var isScrollEnabled = true
    // Without effect on a picture:
    open var isPagingEnabled = false, bounces = true, alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false, showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default, decelerationRate = DecelerationRate.normal
    open var isDirectionalLockEnabled = false, delaysContentTouches = true, canCancelContentTouches = true
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none

    open var zoomScale: CGFloat = 1 { didSet { if zoomScale != oldValue { showZoom() } } }
    open var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1
    // Without effect on a picture:
    open var bouncesZoom = true
    open var refreshControl: UIRefreshControl?

    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var isTracking: Bool { false }
    open var isZooming: Bool { false }
    /// Without effect on a picture.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
    /// Without effect on a picture.
    open lazy var panGestureRecognizer = UIPanGestureRecognizer()

    open var contentLayoutGuide: UILayoutGuide { guide(.content) }
    open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
            right: contentInset.right)
    }

    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    /// Scrolls as little as needed.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        scroll(to: rect, horizontally: .nearest, vertically: .nearest)
    }
    open func flashScrollIndicators() {}
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        zoomScale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
    }

    private func showZoom() {
        guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
        view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
        contentSize = CGSize(width: view.bounds.width * zoomScale, height: view.bounds.height * zoomScale)
        view.center = CGPoint(x: contentSize.width / 2, y: contentSize.height / 2)
        scrollDelegate?.scrollViewDidZoom(self)
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func adjustedContentInsetDidChange() {}

    private func scroll(to offset: CGPoint) {
        guard offset != boundsOrigin else { return }
        bounds.origin = offset
        // The bar above looks otherwise while content is below it.
        for case let controller as UINavigationController in sequence(first: self as UIResponder, next: \.next) {
            controller.viewIfLoaded?.setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let inset = adjustedContentInset
        if !hasOwnOffset { scroll(to: CGPoint(x: -inset.left, y: -inset.top)) }
    }

    override func prepareGuides() { _ = guide(.content) }

    override func recordedSettings(_ names: ViewNames) -> [RecordedProperty] { listSettings }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// What is called while something scrolls, which never happens.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// What has a delegate whose type a table, a collection and a text narrow, as only Objective-C lets classes do.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
