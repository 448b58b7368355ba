import QuoinLayout
import UIKit

/// The size of an element, and those of the nodes in it.
public final class ASLayout: NSObject {
    public let layoutElement: ASLayoutElement
    public let size: CGSize
    /// In the layout around it.
    public var position: CGPoint
    public let sublayouts: [ASLayout]

    public init(
        layoutElement: ASLayoutElement, size: CGSize, position: CGPoint = .zero, sublayouts: [ASLayout]? = nil
    ) {
        (self.layoutElement, self.size, self.position) = (layoutElement, size, position)
        self.sublayouts = sublayouts ?? []
    }

    public var type: ASLayoutElementType { layoutElement.layoutElementType }

    public var frame: CGRect { CGRect(origin: position, size: size) }

    /// The frame of an element right in this one; the null rectangle if it is not there.
    public func frame(for element: ASLayoutElement) -> CGRect {
        sublayouts.first { $0.layoutElement === element }?.frame ?? .null
    }

    /// The layout, whose sublayouts are always those of nodes.
    public func filteredNodeLayoutTree() -> ASLayout { self }

    /// One line for each layout, indented by its depth.
    public func recursiveDescription() -> String {
        ([description] + sublayouts.flatMap { $0.recursiveDescription().split(separator: "\n").map { "    | \($0)" } })
            .joined(separator: "\n")
    }

    public override var description: String {
        let name = layoutElement.debugName ?? "\(Swift.type(of: layoutElement))"
        return "<ASLayout: size = {\(size.width), \(size.height)}; layoutElement = \(name); "
            + "position = {\(position.x), \(position.y)}>"
    }
}

extension NodeNames {
    /// Lays an element out by itself. One that cannot be laid out has no size here; drawing it is an error with a place.
    func layout(of element: ASLayoutElement, in range: SizeRange, parentSize: Size) -> ASLayout {
        let made = element.element(self)
        guard let layout = try? made.layout(in: range, parentSize: parentSize, environment: .current) else {
            return ASLayout(layoutElement: element, size: .zero)
        }
        return self.layout(of: element, layout)
    }

    /// The layouts of the nodes in an element that was laid out.
    func layout(of element: ASLayoutElement, _ layout: Layout) -> ASLayout {
        let nodes = layout.nodes.flatMap { layouts(of: $0, moved: .zero) }
        if nodes.count == 1, nodes[0].layoutElement === element { return nodes[0] }
        return ASLayout(layoutElement: element, size: CGSize(layout.size), sublayouts: nodes)
    }

    /// The layout of a node; of one that only paints a part of another, those of the nodes in it.
    private func layouts(of node: Layout.Node, moved distance: Point) -> [ASLayout] {
        let origin = distance + node.frame.origin
        guard let element = node.reference.id.flatMap(element(named:)) else {
            return node.children.flatMap { layouts(of: $0, moved: origin) }
        }
        let inner = node.children.flatMap { layouts(of: $0, moved: .zero) }
        return [
            ASLayout(
                layoutElement: element, size: CGSize(node.frame.size), position: CGPoint(origin), sublayouts: inner)
        ]
    }
}
