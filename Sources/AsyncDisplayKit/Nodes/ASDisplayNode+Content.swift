import QuoinScene
import UIKit

/// A node at the root of a layout: it is loaded and laid out as in an app before it is drawn.
struct RootContent: RangeUnfoldingKind {
    private nonisolated(unsafe) let node: ASDisplayNode
    private nonisolated(unsafe) let settled = Settled()

    private final class Settled {
        var range: SizeRange?
    }

    static let name = "whenSize"

    init(_ node: ASDisplayNode) { self.node = node }

    func unfolded(for range: SizeRange, environment: LayoutEnvironment) -> WhenSize {
        if settled.range != range {
            settled.range = range
            node.settle(in: range, environment)
        }
        return WhenSize(WhenSizeLayout([.unconstrained]), children: [node.namedElement(NodeNames())])
    }
}

/// What surrounds the root node of a layout.
struct NodeSurroundings {
    var safeArea = UIEdgeInsets.zero
    /// Whether the node is the root of a view, which has a safe area of its own.
    var isHosted = false
}

extension ASDisplayNode {
    /// The node as an element, for pictures, tests and everything else that takes elements.
    ///
    /// It is laid out and drawn as the node is at that time: the node is loaded, its layouts are asked for, `layout()` is
    /// called, and the frames are written back.
    public var layoutElement: AnyElement { Element(RootContent(self)).erased }

    /// The element with names from the properties of what holds the node.
    func namedElement(_ names: NodeNames) -> AnyElement {
        names.learn(from: self)
        return element(names)
    }

    /// The layout that the node makes for the range that it is offered.
    func content(_ names: NodeNames) -> AnyElement {
        let content = RangeContent { [self] range, _ in
            names.learn(from: self)
            let spec = layoutSpecThatFits(ASSizeRange(range))
            return spec === Self.noSpec ? bareContent(names, in: range) : spec.element(names)
        }
        return Element(content).erased
    }

    /// The subnodes by their frames, in the size that a subclass may calculate.
    private func bareContent(_ names: NodeNames, in range: SizeRange) -> AnyElement {
        let own = calculateSizeThatFits(CGSize(range.max))
        let placed = (subnodes ?? []).sorted { $0.zPosition < $1.zPosition }.map {
            $0.element(names).placed(in: $0.frame)
        }
        return Absolute(AbsoluteLayout(), children: placed).size(own.width, own.height).erased
    }

    /// Loads the node and everything in it, and writes the frames back. What is loaded may change the layout, so that it is
    /// made again.
    func settle(in range: SizeRange, _ environment: LayoutEnvironment) {
        if !surroundings.isHosted { surroundings.safeArea = UIEdgeInsets(environment.safeArea) }
        measure(in: range, environment)
        forEachNode { $0.enter() }
        measure(in: range, environment)
        forEachNode { node in
            onMainActor(node) {
                $0.layout()
                $0.layoutDidFinish()
            }
            (node as? ASListNode)?.scrollToTarget()
        }
    }

    private func measure(in range: SizeRange, _ environment: LayoutEnvironment) {
        let names = NodeNames()
        guard let layout = try? namedElement(names).layout(in: range, environment: environment) else { return }
        take(names.layout(of: self, layout))
    }

    /// Takes over the frames of a layout, and the subnodes where the layout decides on them.
    private func take(_ layout: ASLayout) {
        calculatedLayout = layout
        frame = layout.frame
        let nodes = layout.sublayouts.compactMap { $0.layoutElement as? ASDisplayNode }
        if automaticallyManagesSubnodes {
            for node in subnodes ?? [] where !nodes.contains(where: { $0 === node }) { node.supernode = nil }
            subnodes = nodes
            for node in nodes { node.supernode = self }
        }
        for inner in layout.sublayouts { (inner.layoutElement as? ASDisplayNode)?.take(inner) }
        calculatedLayoutDidChange()
    }

    private func enter() {
        load()
        guard interfaceState != .inHierarchy else { return }
        let before = interfaceState
        interfaceState = .inHierarchy
        didEnterHierarchy()
        didEnterPreloadState()
        didEnterDisplayState()
        didEnterVisibleState()
        interfaceStateDidChange(interfaceState, from: before)
    }

    /// From the outside to the inside.
    private func forEachNode(_ body: (ASDisplayNode) -> Void) {
        body(self)
        let inner = (calculatedLayout?.sublayouts ?? []).compactMap { $0.layoutElement as? ASDisplayNode }
        for node in inner { node.forEachNode(body) }
    }
}
