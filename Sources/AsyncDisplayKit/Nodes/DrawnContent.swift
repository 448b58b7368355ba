import QuoinScene
import Synchronization
import UIKit

/// What a node of an app draws by code, in its size, or what it shows between the blocks that may change how it is drawn.
struct DrawnContent: UnfoldingKind {
    private nonisolated(unsafe) let node: ASDisplayNode
    private let shown: AnyElement?

    static let name = "drawing"

    init(_ node: ASDisplayNode, showing shown: AnyElement? = nil) { (self.node, self.shown) = (node, shown) }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        BoxNode().layout(in: range, scope: scope)
    }

    func unfolded(in size: Size, environment: LayoutEnvironment) -> Wrapper {
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        let drawn = CGContext.recording(bounds.size) { context in
            if let shown {
                node.willDisplayNodeContentWithRenderingContext?(context, nil)
                context.draw(shown, in: bounds)
                node.didDisplayNodeContentWithRenderingContext?(context, nil)
                return
            }
            let parameters = onMainActor(node) {
                Parameters(value: $0.drawParameters(forAsyncLayer: _ASDisplayLayer()))
            }
            type(of: node).draw(
                bounds, withParameters: parameters.value, isCancelled: { false }, isRasterizing: false)
        }
        return Wrapper(WrapperLayout(), children: drawn.elements)
    }

    private struct Parameters: @unchecked Sendable {
        var value: NSObjectProtocol?
    }
}

/// The classes of nodes that have turned out not to draw by code.
enum PlainClasses {
    private static let known = Mutex<Set<ObjectIdentifier>>([])

    static func insert(_ type: ASDisplayNode.Type) { known.withLock { _ = $0.insert(ObjectIdentifier(type)) } }

    static func contains(_ type: ASDisplayNode.Type) -> Bool { known.withLock { $0.contains(ObjectIdentifier(type)) } }
}

/// The layer of a node that draws by code.
public final class _ASDisplayLayer: NSObject {}
