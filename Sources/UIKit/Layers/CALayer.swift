// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation
import QuoinScene

/// What a view is painted with, or a rectangle of its own in another layer.
open class CALayer: NSObject {
    /// The view whose layer this is.
    weak var view: UIView?

    public override init() {}

    public init(layer: Any) {}

    public required init?(coder: NSCoder) {}

    private var ownPosition = CGPoint.zero
    private var ownSize = CGSize.zero
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular, maskedCorners = CACornerMask.all
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = UIColor.black.cgColor, shadowColor: CGColor? = UIColor.black.cgColor
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var mask: CALayer?
    open var contents: Any?
    open var contentsGravity = CALayerContentsGravity.resize
    /// Without effect on a picture.
    open var contentsScale: CGFloat = 1
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var zPosition: CGFloat = 0
    /// Turns what is in the layer around its center.
    open var sublayerTransform = CATransform3DIdentity
    open var name: String?
    // Without effect on a picture:
    open var shouldRasterize = false, drawsAsynchronously = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false, allowsGroupOpacity = true

    open var magnificationFilter = CALayerContentsFilter.linear
    // Without effect on a picture:
    open var minificationFilter = CALayerContentsFilter.linear
    open var minificationFilterBias: Float = 0

    open var compositingFilter: Any?
    open var filters: [Any]?
    open var isDoubleSided = true, isGeometryFlipped = false
    // Without effect on a picture:
    open var isOpaque = false, needsDisplayOnBoundsChange = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var speed: Float = 1, duration: CFTimeInterval = 0, repeatCount: Float = 0, autoreverses = false
    open var beginTime: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0

    open weak var delegate: (any CALayerDelegate)?
    public private(set) weak var superlayer: CALayer?
    open var sublayers: [CALayer]?

    private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
    private var ownColor: CGColor?
    private var ownOpacity: Float = 1
    private var ownHidden = false
    private var ownClips = false
    private var ownTransform = CATransform3DIdentity

    // The layer of a view shares these with the view.

    private func shared<Value>(_ own: Value, _ read: @MainActor (UIView) -> Value) -> Value {
        guard let view else { return own }
        return onMainActor(view, read)
    }

    private func share(_ write: @MainActor (UIView) -> Void) -> Bool {
        guard let view else { return false }
        onMainActor(view, write)
        return true
    }

    open var frame: CGRect {
        get {
            let (x, y) = (ownPosition.x - anchorPoint.x * ownSize.width, ownPosition.y - anchorPoint.y * ownSize.height)
            return shared(CGRect(x: x, y: y, width: ownSize.width, height: ownSize.height)) { $0.frame }
        }
        set {
            let (x, y) = (
                newValue.minX + anchorPoint.x * newValue.width, newValue.minY + anchorPoint.y * newValue.height
            )
            if !share({ $0.frame = newValue }) { (ownSize, ownPosition) = (newValue.size, CGPoint(x: x, y: y)) }
            setNeedsLayout()
        }
    }

    open var bounds: CGRect {
        get { shared(CGRect(origin: .zero, size: ownSize)) { $0.bounds } }
        set { if !share({ $0.bounds = newValue }) { ownSize = newValue.size } }
    }

    open var position: CGPoint {
        get { shared(ownPosition) { $0.center } }
        set { if !share({ $0.center = newValue }) { ownPosition = newValue } }
    }

    /// From 0 to 1 of the layer, where its position is.
    open var anchorPoint: CGPoint {
        get { shared(ownAnchor) { $0.anchorPoint } }
        set { if !share({ $0.anchorPoint = newValue }) { ownAnchor = newValue } }
    }

    open var backgroundColor: CGColor? {
        get { shared(ownColor) { $0.ownBackgroundColor?.cgColor } }
        set { if !share({ $0.ownBackgroundColor = newValue.map(UIColor.init(cgColor:)) }) { ownColor = newValue } }
    }

    open var opacity: Float {
        get { shared(ownOpacity) { Float($0.alpha) } }
        set { if !share({ $0.alpha = CGFloat(newValue) }) { ownOpacity = newValue } }
    }

    open var isHidden: Bool {
        get { shared(ownHidden) { $0.isHidden } }
        set { if !share({ $0.isHidden = newValue }) { ownHidden = newValue } }
    }

    open var masksToBounds: Bool {
        get { shared(ownClips) { $0.clipsToBounds } }
        set { if !share({ $0.clipsToBounds = newValue }) { ownClips = newValue } }
    }

    open func affineTransform() -> CGAffineTransform { transform.affine }
    open func setAffineTransform(_ transform: CGAffineTransform) { self.transform = CATransform3D(transform) }

    open var transform: CATransform3D {
        get { shared(ownTransform) { $0.transform3D } }
        set { if !share({ $0.transform3D = newValue }) { ownTransform = newValue } }
    }

    // MARK: Sublayers

    /// The subview of the layer's view over which the layer lies; `nil` for below all of them.
    private(set) weak var viewBelow: UIView?

    /// The layers of the subviews and those of the app's own, from the bottom, as far as they are not ordered by `zPosition`.
    var paintOrder: [CALayer] {
        let own = (sublayers ?? []).filter { $0.view == nil }
        let views = shared([]) { $0.subviews.map(\.layer) }
        let below = own.filter { layer in !views.contains { $0.view === layer.viewBelow } }
        guard below.count < own.count else { return below + views }
        return below + views.flatMap { view in [view] + own.filter { $0.viewBelow === view.view } }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, above: paintOrder.last { $0 !== layer }) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        let order = paintOrder.filter { $0 !== layer }
        insert(layer, above: order.prefix(Int(index)).last)
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, above: paintOrder.filter { $0 !== layer }.prefix { $0 !== sibling }.last)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    private func insert(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layer.viewBelow = sibling?.view ?? sibling?.viewBelow
        let place = layers.firstIndex { $0 === sibling }.map { $0 + 1 }
        layers.insert(layer, at: place ?? layers.firstIndex { $0.viewBelow === layer.viewBelow } ?? layers.count)
        sublayers = layers
        layer.superlayer = self
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    // MARK: Places

    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        let (own, other) = (originOnScreen, layer?.originOnScreen ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { layer?.convert(point, from: self) ?? point }
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
    }
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { layer?.convert(rect, from: self) ?? rect }

    private var originOnScreen: CGPoint {
        if let view { return onMainActor(view) { $0.convert(CGPoint.zero, to: nil) } }
        let outer = superlayer?.originOnScreen ?? .zero
        return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    }

    // MARK: Drawing

    /// Called before a picture, when the layer has its frame.
    open func layoutSublayers() { _ = share { $0.layoutSublayers(of: $0.layer) } }
    open func draw(in context: CGContext) {}
    open func render(in context: CGContext) {
        let shown = view.map { onMainActor($0) { ($0.element(), $0.plainFrame.size) } } ?? (element(), frame.size)
        context.draw(shown.0, in: CGRect(origin: .zero, size: shown.1))
    }

    // MARK: Without effect on a picture

    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open var actions: [String: any CAAction]? {
        get { nil }
        set {}
    }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { nil }
    /// The animation has ended at once.
    open func add(_ animation: CAAnimation, forKey key: String?) { animation.end(on: self) }
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func animationKeys() -> [String]? { nil }
    open func presentation() -> Self? { self }
    /// Values by the app's own keys.
    private var values: [String: Any] = [:]
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
        set(value, at: key)
    }
    open func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }
    open func value(forKey key: String) -> Any? { storedValue(key) ?? values[key] }
    open func value(forKeyPath path: String) -> Any? { value(forKey: path) }
    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
    open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// What the layer shows between its background and its sublayers.
    func contentElements() -> [AnyElement] {
        guard let image = contents as? CGImage else { return [] }
        var node = ImageNode(image.resource, mode: contentsGravity.mode)
        if contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) { node.crop = .part(contentsRect.rect) }
        if magnificationFilter == .nearest { node.sampling = .pixelated }
        return [Element(node).erased]
    }
}

public protocol CALayerDelegate: AnyObject {
    func draw(_ layer: CALayer, in context: CGContext)
}

extension CALayerDelegate {
    public func draw(_ layer: CALayer, in context: CGContext) { layer.draw(in: context) }
}

/// How the pixels of a layer's content are scaled.
public enum CALayerContentsFilter: String, Sendable { case linear, nearest, trilinear }

/// How a round corner goes from one side to the other.
public enum CALayerCornerCurve: String, Sendable { case circular, continuous }

/// How contents are fitted into a layer.
public enum CALayerContentsGravity: String, Sendable {
    case resize, resizeAspect, resizeAspectFill, center

    var mode: ImageNode.ContentMode {
        switch self {
        case .resizeAspect: .fit
        case .resizeAspectFill: .fill
        case .center: .center
        default: .stretch
        }
    }
}
