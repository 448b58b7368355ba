import QuoinDocument
import QuoinLayout
import QuoinScene

extension LayoutInspection {
    /// Finds content that extends beyond an edge of its parent. Of several children only the first is named.
    mutating func inspectContainers() {
        for container in scene.containers where isShown(container.index) { inspect(container) }
    }

    /// Finds what the canvas cuts, where no parent is passed at the same edge.
    mutating func inspectCanvas() {
        let canvas = Rect(origin: .zero, size: layout.size)
        for target in scene.targets where isShown(target) && !scene.tree.isMoved(target) {
            let clips = scene.clips(of: target)
            let frame = clips.reduce(layout.frames[target]) { $0.intersection(layout.frames[$1]) }
            add(.overflow, target, frame.excesses(beyond: canvas, by: pixel)) {
                .excess($0.amount, $0.edge, parent: nil)
            }
        }
        for cut in layout.canvasCuts {
            add(.overflow, cut.element, cut.excesses.map { Excess(edge: $0.edge, amount: $0.amount) }) {
                .excess($0.amount, $0.edge, parent: nil)
            }
        }
    }

    /// Finds letters that an element around them cuts off, unless they scroll there.
    mutating func inspectClips() {
        for text in scene.texts where isShown(text.index) {
            let item = scene.items[text.item]
            let frame = layout.frames[text.index].inset(by: text.insets)
            guard !item.isTransformed, !scene.tree.isMoved(text.index), frame.size.width >= pixel,
                frame.size.height >= pixel
            else { continue }
            for clip in item.clips.prefix(while: { !item.scrolls.contains($0) }) {
                let around = layout.frames[clip]
                if around.contains(frame) { continue }
                let letters = shaper.letters(of: text.content, in: frame)
                guard let first = letters.first else { break }
                let excesses = letters.dropFirst().reduce(first) { $0.union($1) }.excesses(beyond: around, by: pixel)
                add(.cut, text.index, excesses) { .clipped($0.amount, $0.edge, by: clip) }
            }
        }
    }

    private mutating func add(
        _ kind: Document.FindingKind, _ element: Int, _ excesses: [Excess],
        _ detail: (Excess) -> Observation.Detail
    ) {
        guard let worst = excesses.max(by: { $0.amount < $1.amount }), !isKnown(element, worst.edge) else { return }
        add(Observation(kind: kind, elements: [element], rule: worst.edge.rawValue, detail: detail(worst)))
    }

    /// Whether an element, or one around it or in it, was found to pass something at an edge.
    private func isKnown(_ element: Int, _ edge: Observation.Edge) -> Bool {
        observations.contains { observation in
            guard case .excess(_, edge, _) = observation.detail, let other = observation.elements.first else {
                return false
            }
            return scene.tree.contains(element, in: other) || scene.tree.contains(other, in: element)
        }
    }

    private mutating func inspect(_ container: Container) {
        let parent = layout.frames[container.index]
        let slack = slack(of: container)
        var worst: (child: Int, excess: Excess)?
        for child in container.children where !layout.leftOut.contains(child) {
            let frame = layout.frames[child]
            guard frame.size.width > 0, frame.size.height > 0 else { continue }
            for excess in frame.excesses(beyond: parent, by: 0)
            where excess.amount
                > (excess.edge.axis == container.axis ? slack : container.wraps ? pixel * 3 / 2 : pixel / 2)
                && !container.openEdges.contains(excess.edge)
                && container.edgesBeyond[child]?.contains(excess.edge) != true
            {
                // The first child beyond the edge is the cause; the others only follow it.
                guard worst == nil else { continue }
                worst = (child, excess)
            }
        }
        guard let worst else { return }
        let edge = worst.excess.edge
        let detail = Observation.Detail.excess(
            worst.excess.amount, edge, parent: container.index == 0 ? nil : container.index)
        var observation = Observation(
            kind: .overflow, elements: [worst.child], rule: edge.rawValue, detail: detail)
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
}

/// How far something extends beyond an edge, in points.
struct Excess {
    var edge: Observation.Edge
    var amount: Double
}

extension Rect {
    /// How far it extends beyond each edge of another rectangle, if that is more than a distance in points.
    func excesses(beyond other: Rect, by distance: Double) -> [Excess] {
        [
            Excess(edge: .right, amount: maxX - other.maxX),
            Excess(edge: .left, amount: other.minX - minX),
            Excess(edge: .bottom, amount: maxY - other.maxY),
            Excess(edge: .top, amount: other.minY - minY),
        ].filter { $0.amount > distance }
    }
}

extension LayoutTree {
    /// Whether an element may be elsewhere than within what is around it: it bleeds or is transformed.
    fileprivate func isMoved(_ index: Int) -> Bool {
        sequence(first: index, next: parent).contains {
            style(of: $0).bleeds || paint(of: $0)?.transform != nil
        }
    }
}
