// swift-format-ignore-file: OneVariableDeclarationPerLine

import QuoinScene
@_exported import UIKit

/// Changes the context in which the content of a node is drawn; there are no parameters here.
public typealias ASDisplayNodeContextModifier = (_ context: CGContext, _ parameters: Any?) -> Void
public typealias ASLayoutSpecBlock = (_ node: ASDisplayNode, _ constrainedSize: ASSizeRange) -> ASLayoutSpec
public typealias ASDisplayNodeViewBlock = @MainActor () -> UIView
public typealias ASDisplayNodeViewControllerBlock = @MainActor () -> UIViewController
public typealias ASDisplayNodeLayerBlock = @MainActor () -> CALayer
public typealias ASDisplayNodeDidLoadBlock = @MainActor (_ node: ASDisplayNode) -> Void

/// An element that paints: a background, a border, a shadow, and other nodes in it.
///
/// A node has settings only. When frames or a picture are asked for, it becomes an element of the layout, and the frames
/// are written back.
open class ASDisplayNode: NSObject, ASLayoutElement, ElementSource {
    public let style = ASLayoutElementStyle()
    open var debugName: String?, accessibilityIdentifier: String?
    /// The files and lines of the app's own properties, by their names. The copies of its sources give them.
    open var declaredPlaces: [String: PropertyPlace] { [:] }

    // MARK: Look

    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var alpha: CGFloat = 1
    open var isHidden = false, clipsToBounds = false
    open var cornerRadius: CGFloat = 0
    open var maskedCorners = CACornerMask.all
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = UIColor.black.cgColor, shadowColor: CGColor? = UIColor.black.cgColor
    open var shadowOpacity: CGFloat = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var transform: CATransform3D {
        get { CATransform3D(affineTransform) }
        set { affineTransform = newValue.affine }
    }
    var affineTransform = CGAffineTransform.identity
    /// Without effect on a picture.
    open var isOpaque = true
    open var contentMode = UIView.ContentMode.scaleToFill
    open var cornerRoundingType = ASCornerRoundingType.defaultSlowCALayer
    open var zPosition: CGFloat = 0
    // Without effect on a picture:
    open var placeholderEnabled = false
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    // MARK: Frame

    /// In the supernode, in points; of a node that a layout places it is overwritten.
    open var frame = CGRect.zero {
        didSet { if loadedView != nil { onMainActor(self) { $0.loadedView?.frame = $0.frame } } }
    }
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// What bars cover of the node.
    open var safeAreaInsets: UIEdgeInsets {
        supernode.map { $0.safeAreaInsets.part(over: frame, in: $0.frame.size) } ?? surroundings.safeArea
    }
    // Without effect on a picture:
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var automaticallyRelayoutOnSafeAreaChanges = false, automaticallyRelayoutOnLayoutMarginsChanges = false
    open var insetsLayoutMarginsFromSafeArea = true

    // MARK: Layout

    /// Makes the layout of the node in place of ``layoutSpecThatFits(_:)``.
    open var layoutSpecBlock: ASLayoutSpecBlock?
    /// Whether the subnodes are those of the layout.
    open var automaticallyManagesSubnodes = false
    /// The last layout, with the frames of the subnodes.
    public internal(set) var calculatedLayout: ASLayout?
    public internal(set) var subnodes: [ASDisplayNode]?
    public internal(set) weak var supernode: ASDisplayNode?
    var surroundings = NodeSurroundings()
    private var didLoadBlocks: [ASDisplayNodeDidLoadBlock] = []
    private var viewBlock: ASDisplayNodeViewBlock?
    private var loadedView: UIView?
    private var lookOfView: NodeLook?
    public private(set) var isNodeLoaded = false
    public internal(set) var interfaceState: ASInterfaceState = []

    // MARK: Without effect on a still picture

    open var isUserInteractionEnabled = true, isLayerBacked = false, displaysAsynchronously = true
    open var displaySuspended = false, shouldAnimateSizeChanges = true
    open var placeholderFadeDuration: TimeInterval = 0.1
    open var drawingPriority = 0
    open var hitTestSlop = UIEdgeInsets.zero
    open var needsDisplayOnBoundsChange = false, shouldRasterizeDescendants = false, allowsGroupOpacity = true
    open var contentsScale: CGFloat = 2, rasterizationScale: CGFloat = 2
    open var defaultLayoutTransitionDuration: TimeInterval = 0.2, defaultLayoutTransitionDelay: TimeInterval = 0
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    /// Called before the image of a node is drawn, and after it: with a clip that is set, or for something above.
    open var willDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier?
    open var didDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier?
    open var accessibilityHint: String?, accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElementsHidden = false, accessibilityViewIsModal = false

    public override init() { super.init() }

    /// A node that shows a view. The view is made when the node is loaded.
    public convenience init(
        viewBlock: @escaping ASDisplayNodeViewBlock, didLoad didLoadBlock: ASDisplayNodeDidLoadBlock? = nil
    ) {
        self.init()
        self.viewBlock = viewBlock
        didLoadBlocks = didLoadBlock.map { [$0] } ?? []
    }

    /// A node that shows a layer in a view of its own.
    public convenience init(
        layerBlock: @escaping ASDisplayNodeLayerBlock, didLoad didLoadBlock: ASDisplayNodeDidLoadBlock? = nil
    ) { self.init(viewBlock: { LayerView(layerBlock()) }, didLoad: didLoadBlock) }

    open func setLayerBlock(_ layerBlock: @escaping ASDisplayNodeLayerBlock) { viewBlock = { LayerView(layerBlock()) } }

    open func setViewBlock(_ viewBlock: @escaping ASDisplayNodeViewBlock) { self.viewBlock = viewBlock }

    public var layoutElementType: ASLayoutElementType { .displayNode }

    // MARK: Hierarchy

    open func addSubnode(_ subnode: ASDisplayNode) { insertSubnode(subnode, at: subnodes?.count ?? 0) }

    open func insertSubnode(_ subnode: ASDisplayNode, at index: Int) {
        subnode.removeFromSupernode()
        var all = subnodes ?? []
        all.insert(subnode, at: min(index, all.count))
        subnodes = all
        subnode.supernode = self
    }

    open func insertSubnode(_ subnode: ASDisplayNode, belowSubnode below: ASDisplayNode) {
        insertSubnode(subnode, at: subnodes?.firstIndex { $0 === below } ?? 0)
    }

    open func insertSubnode(_ subnode: ASDisplayNode, aboveSubnode above: ASDisplayNode) {
        insertSubnode(subnode, at: (subnodes?.firstIndex { $0 === above }).map { $0 + 1 } ?? subnodes?.count ?? 0)
    }

    open func replaceSubnode(_ subnode: ASDisplayNode, withSubnode replacement: ASDisplayNode) {
        guard let index = subnodes?.firstIndex(where: { $0 === subnode }) else { return }
        subnode.removeFromSupernode()
        insertSubnode(replacement, at: index)
    }

    open func removeFromSupernode() {
        supernode?.subnodes?.removeAll { $0 === self }
        supernode = nil
    }

    // MARK: Layout by subclasses

    /// The layout of the node for a range of sizes.
    open func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        layoutSpecBlock?(self, constrainedSize) ?? Self.noSpec
    }

    /// The size of a node without a layout spec: the space there is, or none if it is unbounded.
    open func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        ASIsCGSizeValidForSize(constrainedSize) ? constrainedSize : .zero
    }

    /// Places subnodes by their frames. It runs when the frames of the layout are known.
    @preconcurrency @MainActor open func layout() {}
    @preconcurrency @MainActor open func layoutDidFinish() {}
    open func calculatedLayoutDidChange() {}
    open func invalidateCalculatedLayout() { calculatedLayout = nil }
    open func setNeedsLayout() { calculatedLayout = nil }
    open func setNeedsDisplay() {}

    /// Lays the node out in its present size.
    @preconcurrency @MainActor open func layoutIfNeeded() { settle(in: SizeRange(exactly: frame.size.size), .current) }

    public var calculatedSize: CGSize { calculatedLayout?.size ?? .zero }

    public func sublayoutElements() -> [ASLayoutElement]? { subnodes }

    /// Without animations, a transition is a new layout.
    @preconcurrency @MainActor open func transitionLayout(
        withAnimation animated: Bool, shouldMeasureAsync: Bool = false,
        measurementCompletion completion: (@MainActor () -> Void)? = nil
    ) {
        setNeedsLayout()
        completion?()
    }

    // MARK: Loading

    @preconcurrency @MainActor open func didLoad() {}
    @preconcurrency @MainActor open func clearContents() {}
    open func didEnterPreloadState() {}
    open func didEnterDisplayState() {}
    open func didEnterVisibleState() {}
    open func didExitPreloadState() {}
    open func didExitDisplayState() {}
    open func didExitVisibleState() {}
    open func didEnterHierarchy() {}
    open func willEnterHierarchy() {}
    open func didExitHierarchy() {}
    open func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func tintColorDidChange() {}
    open func asyncTraitCollectionDidChange(withPreviousTraitCollection previous: ASPrimitiveTraitCollection) {}
    open func placeholderImage() -> UIImage? { nil }
    open func recursivelyClearContents() {}
    open func cancelLayoutTransition() {}

    /// Draws the node by code, under its subnodes.
    open class func draw(
        _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
        isRasterizing: Bool
    ) { PlainClasses.insert(self) }

    /// What ``draw(_:withParameters:isCancelled:isRasterizing:)`` is given.
    @preconcurrency @MainActor open func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? {
        nil
    }

    open func onDidLoad(_ body: @escaping ASDisplayNodeDidLoadBlock) {
        if isNodeLoaded { onMainActor(self) { body($0) } } else { didLoadBlocks.append(body) }
    }

    /// The view of the node, which exists from the first use on. What is set on it and added to it is drawn with the node.
    open var view: UIView {
        load()
        return onMainActor(self) { $0.loadedView ?? $0.makeView() }
    }

    open var layer: CALayer { onMainActor(self) { $0.view.layer } }

    /// The view of a node that shows itself.
    @MainActor func makeHost() -> UIView { hosted(by: NodeView(frame: frame)) }

    @MainActor private func makeView() -> UIView {
        let made = viewBlock?() ?? makeHost()
        loadedView = made
        made.frame = frame
        if made is NodeView { NodeLook.set(of: self, on: made) } else { NodeLook.plain.takeChanges(of: made, to: self) }
        lookOfView = NodeLook(of: made)
        return made
    }

    /// Takes over what was set on the view.
    func takeLookOfView() {
        guard loadedView != nil else { return }
        onMainActor(self) { node in
            guard let view = node.loadedView else { return }
            node.lookOfView?.takeChanges(of: view, to: node)
            node.lookOfView = NodeLook(of: view)
        }
    }

    /// What the view shows beside the node: all of a view that the app made, else what was added to it.
    private var viewElement: AnyElement? {
        guard let made = viewBlock != nil ? view : loadedView else { return nil }
        return onMainActor(self) { node in
            let isEmpty = node.viewBlock == nil && made.subviews.isEmpty && (made.layer.sublayers ?? []).isEmpty
            return isEmpty ? nil : Element(ViewKind(made)).erased
        }
    }

    /// Loads the node unless it is loaded.
    func load() {
        guard !isNodeLoaded else { return }
        isNodeLoaded = true
        onMainActor(self) { node in
            node.didLoad()
            for block in node.didLoadBlocks { block(node) }
            node.didLoadBlocks = []
        }
    }

    // MARK: Touches, of which there are none

    open var supportsLayerBacking: Bool { true }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    @preconcurrency @MainActor open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @preconcurrency @MainActor open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @preconcurrency @MainActor open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @preconcurrency @MainActor open func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {}

    // MARK: As an element

    /// What ``layoutSpecThatFits(_:)`` returns for a node without a layout of its own.
    nonisolated(unsafe) static let noSpec = ASLayoutSpec()

    /// Whether a layout may come from a subclass: then only its result shows whether there is one.
    var mayHaveSpec: Bool { layoutSpecBlock != nil || !isPlain }

    /// Whether the class of the node is one of an app.
    private var isOfApp: Bool { !String(reflecting: type(of: self)).hasPrefix("AsyncDisplayKit.") }

    /// Whether the node is no instance of an app's subclass.
    var isPlain: Bool { type(of: self) == ASDisplayNode.self }

    func element(_ names: NodeNames) -> AnyElement {
        let hasContent = mayHaveSpec || !(subnodes ?? []).isEmpty
        var content = hasContent ? content(names) : nil
        if isOfApp, !PlainClasses.contains(type(of: self)) {
            content = content?.background(Element(DrawnContent(self))).erased
        }
        let box = content.map { withView($0) }.map { Box($0) } ?? viewElement.map { Box($0) } ?? Box()
        return finished(box, names).erased
    }

    /// Content over the sublayers of the view, and under its subviews.
    private func withView(_ content: AnyElement) -> AnyElement {
        guard let viewElement else { return content }
        let hasSubviews = onMainActor(self) { $0.loadedView?.subviews.isEmpty == false }
        return hasSubviews ? content.overlay(viewElement).erased : content.background(viewElement).erased
    }

    /// An element with the style, the paint and the name of the node.
    final func finished<Kind: PaintedKind>(_ made: Element<Kind>, _ names: NodeNames) -> Element<Kind> {
        var element = made
        element.style = style.value
        element.id = names.name(of: self) { accessibilityIdentifier ?? debugName ?? "\(type(of: self))" }
        element.swiftPlace = names.place(of: self)?.swiftPlace
        takeLookOfView()
        paint(&element.kind.paint)
        return element
    }
}
