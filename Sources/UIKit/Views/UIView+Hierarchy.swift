import Foundation

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        if view === self { return ViewProblems.report("Can't add self as subview: \(shortName)") }
        if isAtOrBelow(view) {
            return ViewProblems.report("Can't add \(view.shortName) as subview of \(shortName), which is in it")
        }
        if view.superview !== self, view.superview != nil { view.removeFromSuperview() }
        let isNew = view.superview == nil
        if isNew {
            if let window { view.eachBelow { $0.willMove(toWindow: window) } }
            view.willMove(toSuperview: self)
        } else {
            subviews.removeAll { $0 === view }
        }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.designSize = plainFrame.size
        setNeedsLayout()
        guard isNew else { return }
        view.markChanged()
        view.didMoveToSuperview()
        if window != nil {
            view.eachBelow {
                $0.takeAppearance()
                $0.didMoveToWindow()
            }
        }
        didAddSubview(view)
    }

    /// Calls what UIKit calls when a view comes into a window, for a root that is drawn by itself: much code waits for it.
    func appearInWindow() {
        guard window == nil else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        if UIWindow.key?.isStage ?? true { UIWindow.key = window }
        window.isStage = true
        willMove(toSuperview: window)
        eachBelow { $0.willMove(toWindow: window) }
        stage = window
        didMoveToSuperview()
        eachBelow {
            $0.takeAppearance()
            $0.didMoveToWindow()
        }
    }

    func move(_ view: UIView, to index: Int) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: place)
        subviews.insert(view, at: index)
        markChanged()
    }

    /// Visits the view and those in it, each before those in it.
    func eachBelow(_ visit: (UIView) -> Void) {
        visit(self)
        for view in subviews { view.eachBelow(visit) }
    }

    /// The view at the top of the hierarchy.
    var topmostView: UIView { superview?.topmostView ?? self }

    func isAtOrBelow(_ other: UIView) -> Bool { self === other || superview?.isAtOrBelow(other) ?? false }

    /// Marks the tree as not laid out.
    func markChanged() {
        solved.place = nil
        if let superview { superview.markChanged() } else { hasChanges = true }
    }

    public func isDescendant(of view: UIView) -> Bool { isAtOrBelow(view) }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The view's origin in the topmost view.
    private var originInTop: CGPoint {
        guard let superview else { return .zero }
        let outer = superview.originInTop
        return CGPoint(
            x: outer.x + shownFrame.minX - superview.boundsOrigin.x,
            y: outer.y + shownFrame.minY - superview.boundsOrigin.y)
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originInTop, view?.originInTop ?? .zero)
        let origin = view?.boundsOrigin ?? .zero
        return CGPoint(
            x: point.x - boundsOrigin.x + own.x - other.x + origin.x,
            y: point.y - boundsOrigin.y + own.y - other.y + origin.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? topmostView).convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    @discardableResult public func endEditing(_ force: Bool) -> Bool { true }

    public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

    public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
        UIImageView(
            image: CGContext.recording(bounds.size) { _ in drawHierarchy(in: bounds, afterScreenUpdates: true) }.image)
    }

    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? {
        let drawn = CGContext.recording(rect.size) { context in
            context.translateBy(x: -rect.minX, y: -rect.minY)
            drawHierarchy(in: bounds, afterScreenUpdates: true)
        }
        return UIImageView(image: drawn.image)
    }

    /// Draws the view as it is shown into the current context, and returns whether there is one.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.draw(element(), in: CGRect(origin: .zero, size: bounds.size))
        return true
    }
}

// MARK: - Frames

extension UIView {
    /// The properties that apps ask for by their keys, beyond those that are stored.
    static let keyedProperties: [String: AnyKeyPath] = [
        "frame": \UIView.frame, "bounds": \UIView.bounds, "center": \UIView.center, "hidden": \UIView.isHidden,
        "contentOffset": \UIScrollView.contentOffset, "contentSize": \UIScrollView.contentSize,
    ]

    /// From the frame that constraints give to the one that is shown, before the transform.
    var anchorOffset: CGPoint { CGPoint(x: 0.5 - anchorPoint.x, y: 0.5 - anchorPoint.y) }

    var shownFrame: CGRect {
        plainFrame.offsetBy(dx: anchorOffset.x * plainFrame.width, dy: anchorOffset.y * plainFrame.height)
    }

    /// Sets the frame; a new size moves subviews by their autoresizing masks.
    func place(_ frame: CGRect, byEngine: Bool) {
        let before = plainFrame
        if !byEngine { placeOfFrame = PropertyPlace.taken(for: frame) ?? placeOfFrame }
        guard frame != before else { return }
        plainFrame = frame
        designSize = superview?.plainFrame.size
        if !byEngine { markChanged() }
        guard frame.size != before.size else { return }
        needsLayout = true
        guard autoresizesSubviews, !byEngine else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask != [] {
            view.place(view.autoresized(in: frame.size, from: before.size), byEngine: false)
        }
    }
}

// MARK: - Types

extension UIView {
    /// The parts of a frame that change with the size of the superview.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Whether a view is mirrored where reading starts at the right.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    var isRightToLeft: Bool {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: false
        case .forceRightToLeft: true
        case .unspecified: traitCollection.layoutDirection == .rightToLeft
        }
    }

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let isMirrored = UITraitCollection.current.layoutDirection == .rightToLeft
        return attribute == .forceRightToLeft || (attribute == .unspecified && isMirrored) ? .rightToLeft : .leftToRight
    }
}

extension UIView {
    /// The color of the view or of what it is in, before what is behind an alert dims it.
    var usualTintColor: UIColor { ownTintColor ?? superview?.tintColor ?? .systemBlue }

    var isDimmed: Bool {
        tintAdjustmentMode == .dimmed || (tintAdjustmentMode == .automatic && superview?.isDimmed == true)
    }
}
