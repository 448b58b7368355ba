import QuoinDocument
import QuoinExplanations

extension CheckKind {
    /// Texts, images and boxes without a width or a height.
    static let squeezed = CheckKind(.squeezed, "An element is squeezed to nothing", .reflow) { inspection in
        for text in inspection.texts where text.isSqueezed {
            inspection.add(.squeezed, [text.index], .squeezed(text.frame.size))
        }
        for leaf in inspection.items where leaf.isLeaf && leaf.text == nil {
            let size = inspection.layout.frames[leaf.index].size
            guard min(size.width, size.height) < inspection.pixel else { continue }
            let tree = inspection.scene.tree
            // A layer without a size may be the origin of what is drawn.
            let parent = tree.parent(of: leaf.index)
            guard parent.map({ tree.kind(of: $0).containment.children == .noChild }) != true else { continue }
            let style = tree.style(of: leaf.index)
            let isIntended = [style.width, style.height, style.maxWidth, style.maxHeight].contains {
                $0.resolved(in: 1, auto: 1) == 0
            }
            guard !isIntended else { continue }
            inspection.add(.squeezed, [leaf.index], .squeezed(size))
        }
    }
}

extension Figures {
    /// The size of an element that lacks an extent.
    fileprivate static func squeezed(_ size: Size) -> Figures {
        Figures(size.width, size.height, amount: -size.width - size.height) { words in
            let figures = "\(shortDescription(size.width)) × \(points(size.height))"
            return "\(words.name) \(LayoutProblem.squeezed.words(figures))"
        } causes: {
            $0.space(along: .horizontal) + $0.space(along: .vertical)
        }
    }
}

extension CheckKind {
    /// Images that are stretched out of their ratio.
    static let stretched = CheckKind(.stretched, "An image is stretched") { inspection in
        for item in inspection.items where item.isImage {
            guard let image = inspection.scene.tree.kind(of: item.index) as? ImageNode,
                image.mode == .stretch || image.mode == .redraw, image.capInsets == .zero,
                let own = image.image?.size, min(own.width, own.height) > 1
            else { continue }
            let (size, pixel) = (inspection.layout.frames[item.index].size, inspection.pixel)
            guard size.width > pixel, size.height > pixel else { continue }
            let (natural, shown) = (own.width / own.height, size.width / size.height)
            let amount = max(natural / shown, shown / natural)
            // Frames are rounded to pixels.
            guard amount > 1.02 + pixel / min(size.width, size.height) else { continue }
            let figures = Figures(natural, shown, amount: amount) { words in
                let ratios = [shown, natural].map { shortDescription(($0 * 100).rounded() / 100) }
                return "\(words.name) is stretched\(words.place) to a ratio of \(ratios[0]) in place of \(ratios[1])"
            } remedies: {
                [$0.change("image.mode", "fill")]
            }
            inspection.add(.stretched, [item.index], figures)
        }
    }

    /// Sizes that change by much from one width to the next.
    static let jump = CheckKind(.jump, "A size jumps from one width to the next", isBetweenWidths: true) { inspection in
        guard let wider = inspection.wider else { return }
        let most = inspection.settings.maximumJump ?? Document.Check.defaultJump
        for jump in inspection.sizes.jumps(to: wider, above: most) {
            let (name, narrower, wider) = (jump.axis.extentName, jump.narrower, jump.wider)
            let figures = Figures(narrower, wider, amount: abs(narrower - wider)) { words in
                "the \(name) of \(words.name) jumps from \(shortDescription(narrower)) to \(points(wider))"
            } causes: {
                $0.breakingTexts
            }
            inspection.add(.jump, [jump.index], rule: name, figures)
        }
    }

    /// Edges, gaps and baselines of siblings that differ so little that they were probably meant to agree.
    static let nearMiss = CheckKind(.nearMiss, "Siblings are nearly aligned", level: .off) { inspection in
        for container in inspection.layout.tree.paintOrder(below: 0) where inspection.isShown(container) {
            let siblings = Sibling.all(in: container, inspection)
            let gaps = inspection.gapMisses(of: siblings, in: container)
            for miss in siblings.baselineMisses + siblings.edgeMisses + gaps {
                inspection.add(
                    .nearMiss, [miss.element, miss.other], rule: miss.what.rawValue, miss.what.figures(miss.distance))
            }
        }
    }
}

/// What nearly agrees between two siblings.
private enum NearMiss: String {
    case left, right, top, bottom, baseline, gap

    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

    /// - Parameter distance: by how many points it differs.
    func figures(_ distance: Double) -> Figures {
        Figures(distance, amount: distance) { words in
            let subject =
                switch self {
                case .baseline: "the baseline of \(words.name)"
                case .gap: "the gap before \(words.name)"
                case .left, .right, .top, .bottom: "the \(rawValue) edge of \(words.name)"
                }
            let other = (self == .gap ? "that before " : "that of ") + words.other
            return "\(subject) differs from \(other)\(words.place) by \(points(distance))"
        }
    }
}

/// A child of an element as it is seen: its box, or what is in it.
private struct Sibling {
    /// The only element in it that is seen, or otherwise the child itself.
    var index: Int
    /// The frame of the child itself.
    var outer: Rect
    /// The frame of what is seen.
    var frame: Rect
    /// The baseline of its first line, if all that it shows is a text.
    var baseline: Double?

    static func all(in container: Int, _ inspection: LayoutInspection) -> [Sibling] {
        let (tree, layout) = (inspection.layout.tree, inspection.layout)
        guard tree.children(of: container).count > 1 else { return [] }
        return tree.children(of: container).compactMap { child in
            let items = inspection.items.filter { !$0.isTransformed && tree.contains($0.index, in: child) }
            guard let first = items.first, layout.frames[first.index].size.width > 0 else { return nil }
            if items.count == 1, let number = first.text {
                guard let text = inspection.texts.first(where: { $0.number == number }) else { return nil }
                let lines = inspection.shaper.placedLines(
                    of: inspection.scene.texts[number].content, in: text.frame.size
                ).lines
                return Sibling(
                    index: first.index, outer: layout.frames[child], frame: text.frame,
                    baseline: lines.first.map { text.frame.minY + $0.baseline })
            }
            let frame = items.dropFirst().reduce(layout.frames[first.index]) { $0.union(layout.frames[$1.index]) }
            return Sibling(
                index: items.count == 1 ? first.index : child, outer: layout.frames[child], frame: frame)
        }
    }
}

/// A value of a sibling that differs a little from one that as many or more siblings have.
private typealias Miss = (element: Int, other: Int, what: NearMiss, distance: Double)

private func misses(
    _ values: [(element: Int, value: Double)], _ what: NearMiss, above least: Double = 0
) -> [Miss] {
    values.enumerated().compactMap { position, own in
        func count(near value: Double) -> Int { values.count { abs($0.value - value) < 0.01 } }
        let other = values.enumerated().first { place, other in
            let (distance, counts) = (abs(other.value - own.value), (count(near: own.value), count(near: other.value)))
            guard distance > least, (0.99...3.01).contains(distance) else { return false }
            return counts.1 > counts.0 || counts.1 == counts.0 && place < position
        }
        return other.map { (own.element, $0.element.element, what, abs($0.element.value - own.value)) }
    }
}

extension [Sibling] {
    /// Only the near edge of texts counts: where letters end is by their number.
    fileprivate var edgeMisses: [Miss] {
        let boxes = filter { $0.baseline == nil }
        let edges =
            misses(map { ($0.index, $0.frame.minX) }, .left) + misses(boxes.map { ($0.index, $0.frame.maxX) }, .right)
            + misses(boxes.map { ($0.index, $0.frame.minY) }, .top)
            + misses(boxes.map { ($0.index, $0.frame.maxY) }, .bottom)
        // What is moved misses at both edges.
        var seen: Set<[Int]> = []
        return edges.filter { miss in
            let pair = [miss.element, miss.other, miss.what.axis == .horizontal ? 0 : 1]
            return !isCentered(miss) && seen.insert(pair).inserted
        }
    }

    fileprivate var baselineMisses: [Miss] {
        misses(compactMap { sibling in sibling.baseline.map { (sibling.index, $0) } }, .baseline)
    }

    /// Whether the two siblings of a miss have one middle along the axis of the edge, so that their edges need not agree.
    private func isCentered(_ miss: Miss) -> Bool {
        let axis = miss.what.axis
        let middles = filter { [miss.element, miss.other].contains($0.index) }.map {
            $0.frame.origin[axis] + $0.frame.size[axis] / 2
        }
        return middles.count == 2 && abs(middles[0] - middles[1]) <= 0.5
    }
}

extension LayoutInspection {
    /// The gaps between the children of a stack, which are rounded to pixels.
    fileprivate func gapMisses(of siblings: [Sibling], in container: Int) -> [Miss] {
        guard let stack = layout.tree.kind(of: container) as? StackLayout, stack.flexWrap == .noWrap else { return [] }
        let axis = stack.direction
        let ordered = siblings.sorted { $0.outer.origin[axis] < $1.outer.origin[axis] }
        let gaps = zip(ordered, ordered.dropFirst()).map { before, after in
            (after.index, after.outer.origin[axis] - before.outer.origin[axis] - before.outer.size[axis])
        }
        return misses(gaps.filter { $0.1 >= 0 }, .gap, above: pixel + 0.01)
    }
}
