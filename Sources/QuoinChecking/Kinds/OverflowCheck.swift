import QuoinDocument
import QuoinExplanations
import QuoinLayout
import QuoinScene

extension CheckKind {
    /// Content beyond an edge of its parent or of the canvas, and lines that are higher than their text.
    static let overflow = CheckKind(.overflow, "Content is beyond its parent or the canvas", .reflow) { inspection in
        for text in inspection.texts where !text.isSqueezed && !text.isCut {
            let heights = (lines: text.lines.size.height, frame: text.frame.size.height)
            guard heights.lines > heights.frame + inspection.pixel else { continue }
            inspection.add(
                Observation(.overflow, [text.index], LinesHeight(height: heights.lines, frame: heights.frame)))
        }
        for container in inspection.scene.containers where inspection.isShown(container.index) {
            if let observation = inspection.overflow(of: container) { inspection.add(observation) }
        }
        inspection.inspectCanvas()
    }
}

/// The height of the lines and that of the frame, in points.
private struct LinesHeight: ObservedFigures {
    var height: Double
    var frame: Double

    var amount: Double { height - frame }

    func message(_ words: ObservedWords) -> String {
        "the lines of \(words.name) need \(points(height)) and have \(points(frame))\(words.place)"
    }

    func causes(_ search: CauseFinding) -> [CauseFinding.Candidate] { search.space(along: .vertical) }
}

/// How far an element extends beyond an edge of its parent, or of the canvas if it has no parent, in points.
private struct PassedEdge: ObservedFigures {
    var excess: Double
    var edge: Observation.Edge
    var parent: Int?

    var amount: Double { excess }

    func message(_ words: ObservedWords) -> String {
        let problem = LayoutProblem.passing(edge, of: parent.map(words.nameOf) ?? "the canvas")
        return "\(words.name) \(problem.words("\(words.place) by \(points(excess))"))"
    }

    func causes(_ search: CauseFinding) -> [CauseFinding.Candidate] {
        search.reach(beyond: edge, blamesNeighbors: true)
    }
}

extension LayoutInspection {
    /// Finds what the canvas cuts, where no parent is passed at the same edge.
    fileprivate mutating func inspectCanvas() {
        for target in scene.targets where isShown(target) && !scene.moved.contains(target) {
            let clips = scene.clips[target] ?? []
            let frame = clips.reduce(layout.frames[target]) { $0.intersection(layout.frames[$1]) }
            addWorst(.overflow, target, frame.excesses(beyond: canvas, by: pixel)) {
                PassedEdge(excess: $0.amount, edge: $0.edge, parent: nil)
            }
        }
        for cut in layout.canvasCuts {
            addWorst(.overflow, cut.element, cut.excesses.map { Excess(edge: $0.edge, amount: $0.amount) }) {
                PassedEdge(excess: $0.amount, edge: $0.edge, parent: nil)
            }
        }
        for text in texts {
            guard let letters = lettersBeyondCanvas(of: text) else { continue }
            addWorst(.overflow, text.index, letters.excesses(beyond: canvas, by: pixel)) {
                PassedEdge(excess: $0.amount, edge: $0.edge, parent: nil)
            }
        }
    }

    /// The area of letters of which a part is on the canvas, and a part is not, as with a negative inset.
    private func lettersBeyondCanvas(of text: ShownText) -> Rect? {
        let item = scene.items[scene.texts[text.number].item]
        guard !canvas.contains(text.frame), item.scrolls.isEmpty, !item.isTransformed,
            !scene.moved.contains(text.index), let letters = inkBounds(of: text)
        else { return nil }
        let seen = item.clips.reduce(letters) { $0.intersection(layout.frames[$1]) }
        return seen.overlaps(canvas) ? seen : nil
    }

    /// Content that extends beyond an edge of its parent. Of several children only the one that reaches furthest is named.
    fileprivate func overflow(of container: Container) -> Observation? {
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
                if excess.amount > worst?.excess.amount ?? 0 { worst = (child, excess) }
            }
        }
        guard let worst else { return nil }
        let edge = worst.excess.edge
        let figures = PassedEdge(
            excess: worst.excess.amount, edge: edge,
            parent: container.index == 0 ? nil : container.index)
        return Observation(.overflow, [worst.child], rule: edge.rawValue, figures, container: container.index)
    }

    /// How far the children of a stack may extend beyond its end, because each of them is rounded up to pixels.
    private func slack(of container: Container) -> Double {
        let canShrink = container.shrinking.contains { child, least in
            !layout.leftOut.contains(child) && layout.frames[child].size[container.axis] > least + pixel
        }
        return (canShrink || container.hasFractions ? Double(container.children.count) : 0.5) * pixel
    }
}
