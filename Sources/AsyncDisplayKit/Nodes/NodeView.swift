import QuoinScene
import UIKit

/// Draws a node where its view is in another view.
@MainActor final class NodeDrawing {
    private(set) weak var node: ASDisplayNode?
    /// Whether the node draws itself, and the view only what was added to it.
    var isInNode = false

    init(_ node: ASDisplayNode) { self.node = node }

    func draw(_ view: UIView, in rect: CGRect) {
        guard !isInNode, let node else { return }
        if !node.surroundings.isHosted { node.surroundings.safeArea = view.safeAreaInsets }
        node.surroundings.isHosted = true
        node.frame.size = rect.size
        UIGraphicsGetCurrentContext()?.draw(node.layoutElement, in: CGRect(origin: .zero, size: rect.size))
    }
}

/// The view of a node, which draws the node.
@MainActor protocol HostingView: UIView {
    var drawing: NodeDrawing? { get set }
}

extension ASDisplayNode {
    @MainActor func hosted<Host: HostingView>(by view: Host) -> Host {
        view.drawing = NodeDrawing(self)
        return view
    }
}

final class NodeView: UIView, HostingView {
    var drawing: NodeDrawing?

    override func draw(_ rect: CGRect) { drawing?.draw(self, in: rect) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        drawing?.node?.layoutThatFits(ASSizeRange(min: .zero, max: size)).size ?? .zero
    }
}

/// The view of a scroll node.
public final class ASScrollView: UIScrollView, HostingView {
    var drawing: NodeDrawing?

    public override func draw(_ rect: CGRect) { drawing?.draw(self, in: rect) }
}

/// The view of a table node. The node shows the rows.
public final class ASTableView: UITableView, HostingView {
    var drawing: NodeDrawing?

    public override func draw(_ rect: CGRect) { drawing?.draw(self, in: rect) }
}

/// The view of a collection node. The node shows the items.
public final class ASCollectionView: UICollectionView, HostingView {
    var drawing: NodeDrawing?

    public override func draw(_ rect: CGRect) {
        if (drawing?.node as? ASCollectionNode)?.isShownByView != true { drawing?.draw(self, in: rect) }
    }
}

/// A view that shows a layer of an app, as large as itself.
final class LayerView: UIView {
    init(_ layer: CALayer) {
        super.init(frame: .zero)
        self.layer.addSublayer(layer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for sublayer in layer.sublayers ?? [] { sublayer.frame = bounds }
    }
}

extension UIView {
    /// Adds the view of a node.
    public func addSubnode(_ node: ASDisplayNode) { addSubview(node.view) }
}

/// A view in a node: as large as the node, and drawn as it is in that size.
struct ViewKind: UnfoldingKind {
    private let view: UIView

    static let name = "view"

    init(_ view: UIView) { self.view = view }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        BoxNode().layout(in: range, scope: scope)
    }

    func unfolded(in size: Size, environment: LayoutEnvironment) -> Wrapper {
        let content = onMainActor(view) { view in
            let host = view as? any HostingView
            host?.drawing?.isInNode = true
            defer { host?.drawing?.isInNode = false }
            view.frame.size = CGSize(size)
            return view.element()
        }
        return Wrapper(WrapperLayout(), children: [content])
    }
}
