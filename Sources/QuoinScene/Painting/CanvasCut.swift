import QuoinLayout

/// An element that shows something beyond an edge of the canvas, where it is not painted.
package struct CanvasCut: Hashable, Sendable {
    /// The index of the element in the layout's tree.
    package var element: Int
    /// How far it extends beyond each edge that cuts it, in points.
    package var excesses: [Excess]
    /// Whether no neighbor before it leaves the canvas at the same edge. The others follow the first.
    package var isFirst: Bool

    package struct Excess: Hashable, Sendable {
        package var edge: ChildContainment.Edge
        /// In points.
        package var amount: Double
    }
}

extension Layout {
    /// The elements that the canvas cuts although nothing says that they are meant to leave it, in paint order.
    package var canvasCuts: [CanvasCut] {
        let canvas = Rect(origin: .zero, size: size).grown(by: 1 / grid.scale)
        guard !frames.allSatisfy(canvas.contains) else { return [] }
        var search = CanvasCutSearch(layout: self)
        search.visit(0, .init())
        return search.found
    }
}

extension LayoutKind {
    /// Whether children are where their styles say, as in an absolute layout.
    package var placesByCoordinates: Bool { childStyle.contains(.layoutPosition) && containment.isByRules }
}

/// A walk over the painted elements of a layout.
private struct CanvasCutSearch {
    let layout: Layout
    private(set) var found: [CanvasCut] = []
    /// What was found among the neighbors, by the element around them.
    private var seen: Set<Branch> = []

    private struct Branch: Hashable {
        var element: Int
        var edge: ChildContainment.Edge
    }

    init(layout: Layout) { self.layout = layout }

    private var tree: LayoutTree { layout.tree }

    /// What the elements around an element mean for it.
    struct Surroundings {
        /// What they show of it, in points; `nil` for all of it.
        var clip: Rect?
        /// The edges that it may pass.
        var openEdges: Set<ChildContainment.Edge> = []
        /// Whether it is placed by coordinates. Then a shape beyond an edge is meant, but not a text or an image.
        var isPlaced = false
        /// The nearest of them that has several children.
        var branch = 0
    }

    mutating func visit(_ index: Int, _ surroundings: Surroundings) {
        guard !layout.leftOut.contains(index) else { return }
        let kind = tree.kind(of: index)
        let paint = tree.paint(of: index)
        // What is transformed is painted elsewhere than in its frame.
        if let paint, paint.isHidden || paint.opacity == 0 || paint.transform != nil { return }
        let frame = layout.frames[index]
        let visible = surroundings.clip?.intersection(frame) ?? frame
        if shows(kind, paint, surroundings), report(visible, of: index, surroundings) { return }
        let containment = kind.containment
        let children = contained(tree.paintedChildren(of: index), in: index, containment)
        var inner = surroundings
        if paint?.clips == true || type(of: kind).clipsChildren { inner.clip = visible }
        inner.openEdges.formUnion(containment.openEdges(layout.direction))
        inner.isPlaced = inner.isPlaced || kind.placesByCoordinates
        if children.count > 1 { inner.branch = index }
        for child in children where !(containment.children == .unlessBleeding && tree.style(of: child).bleeds) {
            visit(child, inner)
        }
    }

    /// Those that should lie in an element before the others, such as what is in the cells of a table before their boxes: of
    /// neighbors, the first is named.
    private func contained(_ children: [Int], in index: Int, _ containment: ChildContainment) -> [Int] {
        guard case .some(let places) = containment.children else { return children }
        let start = tree.children(of: index).lowerBound
        return children.filter { places.contains($0 - start) } + children.filter { !places.contains($0 - start) }
    }

    private func shows(_ kind: any LayoutKind, _ paint: Paint?, _ surroundings: Surroundings) -> Bool {
        guard let paint else { return false }
        return kind.showsContent || !surroundings.isPlaced && (!paint.fills.isEmpty || paint.border != nil)
    }

    /// - Returns: whether the canvas cuts the element.
    private mutating func report(
        _ visible: Rect, of index: Int, _ surroundings: Surroundings
    ) -> Bool {
        let canvas = layout.size
        guard visible.size.width > 0, visible.size.height > 0 else { return false }
        let excesses: [CanvasCut.Excess] = [
            .init(edge: .left, amount: -visible.minX), .init(edge: .right, amount: visible.maxX - canvas.width),
            .init(edge: .top, amount: -visible.minY), .init(edge: .bottom, amount: visible.maxY - canvas.height),
        ].filter { $0.amount > 1 / layout.grid.scale && !surroundings.openEdges.contains($0.edge) }
        guard !excesses.isEmpty else { return false }
        let isNew = excesses.map { seen.insert(Branch(element: surroundings.branch, edge: $0.edge)).inserted }
        found.append(CanvasCut(element: index, excesses: excesses, isFirst: isNew.contains(true)))
        return true
    }
}

extension Layout.Trace {
    /// Warnings, and what the canvas cuts without one of them naming the cause.
    package func addingCanvasCuts(to warnings: [Layout.Warning]) -> [Layout.Warning] {
        let tree = layout.tree
        let unshrunk = Set(warnings.filter { $0.property == "flexShrink" }.map(\.element))
        let cuts = layout.canvasCuts.filter(\.isFirst).filter { cut in
            !sequence(first: cut.element, next: tree.parent).contains { unshrunk.contains(tree.reference(to: $0)) }
        }
        return warnings
            + cuts.map { cut in
                let parts = cut.excesses.map { "\(shortDescription($0.amount)) beyond its \($0.edge) edge" }
                return tree.warning(
                    cut.element, "frame",
                    "is cut by the canvas: \(parts.joined(separator: " and "))" + remedy(for: cut))
            }
    }

    /// The inset that makes room, if the canvas grows with the layout at all of the edges.
    private func remedy(for cut: CanvasCut) -> String {
        guard let range = offer(to: 0)?.effectiveRange, let amount = cut.excesses.map(\.amount).max(),
            cut.excesses.allSatisfy({ range.max[$0.edge.axis].isInfinite })
        else { return "" }
        return "; an inset of \(shortDescription(amount.rounded(.up))) around the layout makes room for it"
    }
}
