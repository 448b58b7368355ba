// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation
import QuoinLayout

/// A rectangle of the screen: settings that become an element when frames or a picture are asked for.
@preconcurrency @MainActor open class UIView: MadeByType.View, UIAccessibilityIdentification {
    // MARK: Geometry

    var plainFrame = CGRect.zero
    var boundsOrigin = CGPoint.zero
    /// The size of the superview for which the frame is meant.
    var designSize: CGSize?
    /// Where the app's code set the frame.
    var placeOfFrame: PropertyPlace?

    public override init(frame: CGRect) {
        plainFrame = frame
        super.init(frame: frame)
        setUp()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
    }

    /// What a class of this module does with each new view, made by code or by a storyboard.
    func setUp() {}

    open class var layerClass: AnyClass { CALayer.self }

    public private(set) lazy var layer: CALayer = {
        let layer = MadeByType.object(Self.layerClass as? CALayer.Type ?? CALayer.self)
        layer.view = self
        return layer
    }()

    open var frame: CGRect {
        get {
            guard !transform.isIdentity else { return shownFrame }
            return shownFrame.offsetBy(dx: -center.x, dy: -center.y).applying(transform)
                .offsetBy(dx: center.x, dy: center.y)
        }
        set {
            let newValue = newValue.standardized
            let (x, y) = (-anchorOffset.x * newValue.width, -anchorOffset.y * newValue.height)
            place(newValue.offsetBy(dx: x, dy: y), byEngine: false)
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: plainFrame.size) }
        set {
            if boundsOrigin != newValue.origin { markChanged() }
            boundsOrigin = newValue.origin
            guard newValue.size != plainFrame.size else { return }
            let (width, height) = (newValue.width, newValue.height)
            place(
                CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height),
                byEngine: false)
        }
    }

    open var center: CGPoint {
        get { CGPoint(x: plainFrame.midX, y: plainFrame.midY) }
        set {
            let size = plainFrame.size
            let origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
            place(CGRect(origin: origin, size: size), byEngine: false)
        }
    }

    open var transform: CGAffineTransform {
        get { transform3D.affine }
        set { transform3D = CATransform3D(newValue) }
    }
    open var transform3D = CATransform3DIdentity { didSet { markChanged() } }

    /// The point, from 0 to 1, that lies at the center of the frame that constraints give, and around which the view turns.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { markChanged() } }

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set { ownBackgroundColor = newValue }
    }
    /// What is painted. The class of an app may pass the property on to another view.
    var ownBackgroundColor: UIColor?
    /// Whether the system draws the content into the layer, below its sublayers, and not into views of its own.
    var hasContentInLayer: Bool { false }
    /// What is painted where the app says nothing.
    var usualBackgroundColor: UIColor? { nil }
    open var alpha: CGFloat = 1
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var mask: UIView?
    open var isHidden = false { didSet { if isHidden != oldValue { hidingChanged() } } }
    var ownTintColor: UIColor?
    open var tintColor: UIColor! {
        get { isDimmed ? usualTintColor.withoutHue : usualTintColor }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }
    open var tintAdjustmentMode = TintAdjustmentMode.automatic { didSet { tintColorDidChange() } }
    open var traitOverrides = UITraitOverrides()
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The least and the greatest size of texts.
    open var minimumContentSizeCategory, maximumContentSizeCategory: UIContentSizeCategory?
    open var appliedContentSizeCategoryLimitsDescription: String { "" }

    // MARK: Behavior, without effect on a picture

    open var isOpaque = true, clearsContextBeforeDrawing = true
    open var contentScaleFactor: CGFloat = 2
    open var tag = 0, isUserInteractionEnabled = true, isMultipleTouchEnabled = false, isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { for recognizer in gestureRecognizers ?? [] { recognizer.view = self } }
    }
    open var interactions: [any UIInteraction] = []
    open var restorationIdentifier: String?, accessibilityIdentifier: String?, accessibilityLabel: String?
    open var isAccessibilityElement = false, accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false, accessibilityViewIsModal = false
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// Calls the targets of the taps on the view, as a test does where a person would tap.
    open func accessibilityActivate() -> Bool {
        let taps = (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
        for tap in taps { tap.state = .ended }
        return !taps.isEmpty
    }
    open var motionEffects: [UIMotionEffect] = []
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    open var shouldGroupAccessibilityChildren = false, accessibilityRespondsToUserInteraction = true
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var largeContentTitle: String?, largeContentImage: UIImage?, showsLargeContentViewer = false

    // MARK: Hierarchy

    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    /// The controller whose view this is.
    weak var controller: UIViewController?

    // MARK: Layout

    open var autoresizingMask: AutoresizingMask = [] { didSet { markChanged() } }
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { markChanged() } }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var heldConstraints: [NSLayoutConstraint] = []
    /// Guides that the app added.
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    /// The guides that every view has, once they were asked for.
    var builtGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
    var huggings = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var resistances = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    var ownMargins: NSDirectionalEdgeInsets?
    open var preservesSuperviewLayoutMargins = false, insetsLayoutMarginsFromSafeArea = true
    /// The safe area that the owner of a tree of views gives to its root.
    var rootSafeArea: UIEdgeInsets?
    /// The window of a root that is drawn by itself; it is not in it.
    var stage: UIWindow?
    var needsLayout = true, needsConstraints = true, isLayingOut = false
    /// Whether anything changed below a root since it was laid out.
    var hasChanges = true
    var solved = SolvedConstraints()

    open class var requiresConstraintBasedLayout: Bool { false }

    // Many apps override these, so that they are in the class itself.

    open var intrinsicContentSize: CGSize { contentSizeOfSystem }

    /// What bars and rounded corners cover of the view, in points.
    open var safeAreaInsets: UIEdgeInsets { coveredInsets }

    /// From the edges, or those of the safe area, to the content, in points. 8 by default; the view of a controller has 16 at
    /// the sides, or 20 if it is wide, and none above and below.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { widenedMargins }
        set {
            ownMargins = newValue
            setNeedsLayout()
            layoutMarginsDidChange()
        }
    }

    open var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            let (left, right) =
                isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
            return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
        }
        set {
            let (leading, trailing) = isRightToLeft ? (newValue.right, newValue.left) : (newValue.left, newValue.right)
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: leading, bottom: newValue.bottom, trailing: trailing)
        }
    }

    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open func sizeThatFits(_ size: CGSize) -> CGSize { plainFrame.size }

    open func layoutSubviews() {}
    open func layoutSublayers(of layer: CALayer) {}
    open func updateConstraints() { needsConstraints = false }
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func draw(_ rect: CGRect) {}
    open func draw(_ layer: CALayer, in context: CGContext) { draw(bounds) }
    open func forBaselineLayout() -> UIView { self }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview superview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow window: UIWindow?) {}
    open func didMoveToWindow() {}
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func prepareForInterfaceBuilder() {}

    override func knownValue(_ key: String) -> Any?? {
        guard let property = Self.keyedProperties[key] else { return super.knownValue(key) }
        return .some((self as Any)[keyPath: property])
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

    open override var next: UIResponder? { controller ?? superview }

    open var window: UIWindow? { self as? UIWindow ?? superview?.window ?? stage }

    open var traitCollection: UITraitCollection {
        ownTraits.applied(to: superview?.traitCollection ?? controller?.parent?.traitCollection ?? .current)
    }

    open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { contentToFit.fittingSize(target, horizontal, vertical) }

    // MARK: Subviews

    open func addSubview(_ view: UIView) {
        insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        superview.dropConstraints(on: self)
        superview.markChanged()
        self.superview = nil
        didMoveToSuperview()
    }

    open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        subviews.swapAt(first, second)
        markChanged()
    }

    open func setNeedsLayout() {
        needsLayout = true
        markChanged()
    }

    open func layoutIfNeeded() { topmostView.layOutTree() }

    open func setNeedsUpdateConstraints() {
        needsConstraints = true
        markChanged()
    }

    open func updateConstraintsIfNeeded() { if needsConstraints { updateConstraints() } }

    open func invalidateIntrinsicContentSize() { markChanged() }

    open func encode(with coder: NSCoder) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func sizeToFit() { bounds.size = sizeThatFits(plainFrame.size) }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? huggings.horizontal : huggings.vertical
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { huggings.horizontal = priority } else { huggings.vertical = priority }
        markChanged()
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistances.horizontal : resistances.vertical
    }

    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { resistances.horizontal = priority } else { resistances.vertical = priority }
        markChanged()
    }

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    /// Makes the guides that rules of the view refer to.
    func prepareGuides() {}

    /// Whose constraints decide how large the view wants to be.
    var contentToFit: UIView { self }

    /// What the view shows below its subviews, in its bounds; `nil` if it shows nothing of its own.
    func contentElement() -> ViewContent? { nil }

    /// What is drawn of the content, where the app's code decides.
    func drawnContent() -> ViewContent? { contentElement() }

    /// Makes the frames of subviews that the view arranges itself, and its rules for them.
    func addRules(to system: inout ViewSystem) {}

    /// The intrinsic size, before the app's class changes it.
    var contentSizeOfSystem: CGSize { measuredContentSize(in: .unconstrained) }

    /// What a picture's record calls a view in this one by its place: `cell 3`; `nil` for a view that has none.
    func itemLabel(of view: UIView) -> String? { nil }

    /// The views that the system adds to this one, by the names of the properties that have them.
    var systemOutlets: [(name: String, view: UIView)] { [] }

    /// What a picture's record says of how the view arranges those in it.
    func recordedSettings(_ names: ViewNames) -> [RecordedProperty] { [] }

    /// Whether the app put a subview behind what the view shows of its own.
    func isBehindContent(_ subview: UIView) -> Bool { false }

    /// What the picture leaves out of an effect of the view.
    var unseenEffect: String? { layer.unseenVideo }

    /// The text that the view shows, for its name.
    var shownText: String? { nil }

    /// Called when the app hides the view or shows it.
    func hidingChanged() { markChanged() }
}
