import QuoinDocument
import QuoinLayout

extension LayoutInspection {
    /// Finds content that extends beyond an edge of its parent. Of several children only the first is named.
    mutating func inspectContainers() {
        for container in scene.containers where isShown(container.index) { inspect(container) }
    }

    /// Finds what the canvas cuts, where no parent is passed at the same edge.
    mutating func inspectCanvas() {
        for cut in layout.canvasCuts {
            guard let worst = cut.excesses.max(by: { $0.amount < $1.amount }), !isKnown(cut.element, worst.edge) else {
                continue
            }
            add(
                Observation(
                    kind: .overflow, elements: [cut.element], rule: worst.edge.rawValue,
                    detail: .excess(worst.amount, worst.edge, parent: nil)))
        }
    }

    /// Whether an element, one around it or in it, or another one in the same container was found to pass its parent.
    private func isKnown(_ element: Int, _ edge: Observation.Edge) -> Bool {
        observations.contains { observation in
            guard case .excess(_, edge, _) = observation.detail, let other = observation.elements.first else {
                return false
            }
            return !observation.isIntendedEverywhere
                && [(element, other), (other, element), (element, observation.container ?? other)].contains {
                    inner, outer in
                    sequence(first: inner, next: layout.tree.parent).contains(outer)
                }
        }
    }

    private mutating func inspect(_ container: Container) {
        let parent = layout.frames[container.index]
        let slack = slack(of: container)
        var worst: (child: Int, excess: Double, edge: Observation.Edge)?
        for child in container.children where !layout.leftOut.contains(child) {
            let frame = layout.frames[child]
            guard frame.size.width > 0, frame.size.height > 0 else { continue }
            for (edge, excess, axis) in [
                (Observation.Edge.right, frame.maxX - parent.maxX, Axis.horizontal),
                (.left, parent.minX - frame.minX, .horizontal), (.bottom, frame.maxY - parent.maxY, .vertical),
                (.top, parent.minY - frame.minY, .vertical),
            ]
            where excess > (axis == container.axis ? slack : container.wraps ? pixel * 3 / 2 : pixel / 2)
                && !container.openEdges.contains(edge)
            {
                // The first child beyond the edge is the cause; the others only follow it.
                guard worst == nil else { continue }
                worst = (child, excess, edge)
            }
        }
        guard let worst else { return }
        let most = excess(beyond: worst.edge, of: container)
        let detail = Observation.Detail.excess(
            max(most, worst.excess), worst.edge, parent: container.index == 0 ? nil : container.index)
        var observation = Observation(
            kind: .overflow, elements: [worst.child], rule: worst.edge.rawValue, detail: detail,
            isIntendedEverywhere: container.isByRules)
        observation.container = container.index
        add(observation)
    }

    /// How far the children of a stack may extend beyond its end, because each of them is rounded up to pixels.
    private func slack(of container: Container) -> Double {
        let canShrink = container.shrinking.contains { child, least in
            !layout.leftOut.contains(child) && layout.frames[child].size[container.axis] > least + pixel
        }
        return (canShrink || container.hasFractions ? Double(container.children.count) : 0.5) * pixel
    }

    /// How far any child extends beyond an edge, in points.
    private func excess(beyond edge: Observation.Edge, of container: Container) -> Double {
        let parent = layout.frames[container.index]
        return container.children.filter { !layout.leftOut.contains($0) }.map { child in
            let frame = layout.frames[child]
            return switch edge {
            case .right: frame.maxX - parent.maxX
            case .left: parent.minX - frame.minX
            case .bottom: frame.maxY - parent.maxY
            case .top: parent.minY - frame.minY
            }
        }.max() ?? 0
    }
}
