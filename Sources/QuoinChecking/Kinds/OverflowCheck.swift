import QuoinExplanations

extension CheckKind {
    /// Content beyond an edge of its parent or of the canvas, and lines that are higher or wider than their text.
    static let overflow = CheckKind(.overflow, "Content is beyond its parent or the canvas", .reflow) { inspection in
        for axis in [Axis.vertical, .horizontal] {
            let isWidth = axis == .horizontal
            for text in inspection.texts where !text.isSqueezed && !text.isCut {
                guard !isWidth || text.lines.lineCount == 1 else { continue }
                let (need, space) = (text.lines.size[axis], text.frame.size[axis])
                guard need > space + inspection.pixel else { continue }
                let figures = Figures(need, space, amount: need - space) { words in
                    isWidth
                        ? "the line of \(words.name) needs \(points(need)) and has \(points(space))\(words.place)"
                        : "the lines of \(words.name) need \(points(need)) and have \(points(space))\(words.place)"
                } causes: {
                    $0.space(along: axis)
                }
                inspection.add(.overflow, [text.index], rule: isWidth ? "width" : "", figures)
            }
        }
        for container in inspection.scene.containers where inspection.isShown(container.index) {
            inspection.inspect(container)
        }
        inspection.inspectCanvas()
    }
}

extension LayoutInspection {
    /// Finds what the canvas cuts, where no parent is passed at the same edge.
    fileprivate mutating func inspectCanvas() {
        for target in scene.targets where isShown(target) && !scene.moved.contains(target) {
            addWorst(target, unclipped(target)?.excesses(beyond: canvas, by: pixel) ?? [])
        }
        // What shapes do beyond the canvas, their neighbors do for the same reason, but each text is to be read.
        for cut in layout.canvasCuts where cut.isFirst || scene.tree.kind(of: cut.element) is TextNode {
            addWorst(cut.element, cut.excesses.map { Excess(edge: $0.edge, amount: $0.amount) })
        }
        for text in texts where !text.isSqueezed {
            guard let letters = lettersBeyondCanvas(of: text) else { continue }
            addWorst(text.index, letters.excesses(beyond: canvas, by: pixel))
        }
    }

    /// The area of letters that are not only on the canvas, as with a negative inset.
    private func lettersBeyondCanvas(of text: ShownText) -> Rect? {
        let item = scene.items[scene.texts[text.number].item]
        guard item.isTransformed || !canvas.contains(text.frame), item.scrolls.isEmpty,
            !scene.moved.contains(text.index), let letters = drawnLetters(of: text)
        else { return nil }
        let seen = item.clips.reduce(letters) { area, clip in
            let frame = layout.frames[clip]
            return area.intersection(
                item.isTransformed ? layout.transform(of: clip)?.bounds(of: frame) ?? frame : frame)
        }
        // What is moved out of sight is meant to be there.
        if item.isTransformed, isPale(text) || !seen.overlaps(canvas) { return nil }
        return seen.size.width > 0 && seen.size.height > 0 ? seen : nil
    }

    /// Adds the children that extend beyond an edge of their parent, each at the edge that it passes by most.
    fileprivate mutating func inspect(_ container: Container) {
        let parent = layout.frames[container.index]
        if container.children.allSatisfy({ parent.contains(layout.frames[$0]) }) { return }
        let slack = slack(of: container)
        for child in container.children {
            let frame = layout.frames[child]
            guard !layout.leftOut.contains(child), frame.size.width > 0, frame.size.height > 0 else { continue }
            let excesses = frame.excesses(beyond: parent, by: 0).filter { excess in
                excess.amount
                    > (excess.edge.axis == container.axis ? slack : container.wraps ? pixel * 3 / 2 : pixel / 2)
                    && !container.openEdges.contains(excess.edge)
                    && container.edgesBeyond[child]?.contains(excess.edge) != true
            }
            guard let worst = excesses.max(by: { $0.amount < $1.amount }) else { continue }
            add(
                .overflow, [child], rule: worst.edge.rawValue,
                .passedEdge(
                    by: worst, of: container.index == 0 ? nil : container.index, in: layout.tree,
                    isHidden: isHidden(child)),
                container: container.index, isOfAll: container.pushes(beyond: worst.edge),
                isSlight: canvas.contains(frame) && unclipped(child)?.contains(frame) == true
                    && worst.amount <= frame.size[worst.edge.axis] / 2 + pixel)
        }
    }

    /// How far the children of a stack may extend beyond its end, because each of them is rounded up to pixels.
    private func slack(of container: Container) -> Double {
        let canShrink = container.shrinking.contains { child, least in
            !layout.leftOut.contains(child) && layout.frames[child].size[container.axis] > least + pixel
        }
        return (canShrink || container.hasFractions ? Double(container.children.count) : 0.5) * pixel
    }
}
