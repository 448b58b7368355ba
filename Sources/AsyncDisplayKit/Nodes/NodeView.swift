import QuoinLayout
import QuoinScene
import UIKit

/// The view of a node: where it stands in a view, it draws the node.
final class NodeView: UIView {
    private weak var node: ASDisplayNode?
    /// Whether the node draws itself, and the view only what was added to it.
    var isInNode = false

    init(_ node: ASDisplayNode) {
        self.node = node
        super.init(frame: node.frame)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard !isInNode, let node else { return }
        node.surroundings.safeArea = safeAreaInsets
        node.surroundings.isHosted = true
        node.frame.size = rect.size
        UIGraphicsGetCurrentContext()?.draw(node.layoutElement, in: rect)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        node?.layoutThatFits(ASSizeRange(min: .zero, max: size)).size ?? .zero
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
            let inNode = view as? NodeView
            inNode?.isInNode = true
            defer { inNode?.isInNode = false }
            view.frame.size = CGSize(size)
            return view.element()
        }
        return Wrapper(WrapperLayout(), children: [content])
    }
}
