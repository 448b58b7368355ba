import QuoinLayout
import QuoinScene

/// The cells of a list, which depend on the size that the list is offered.
struct ListContent: RangeUnfoldingKind {
    private nonisolated(unsafe) let node: ASDisplayNode
    private nonisolated(unsafe) let make: (SizeRange, _ scale: Double) -> AnyElement

    static let name = "whenSize"

    init(_ node: ASDisplayNode, _ names: NodeNames, make: @escaping (SizeRange, _ scale: Double) -> AnyElement) {
        (self.node, self.make) = (node, make)
    }

    var childStyle: ElementStyle.Parts { [] }

    func unfolded(for range: SizeRange, environment: LayoutEnvironment) -> WhenSize {
        let content = environment.whileCurrent { make(range, environment.grid.scale) }
        return WhenSize(WhenSizeLayout([.unconstrained]), children: [content])
    }
}
