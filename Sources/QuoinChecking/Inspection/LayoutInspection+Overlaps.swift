import QuoinAutoLayout
import QuoinDocument
import QuoinLayout
import QuoinScene

extension LayoutInspection {
    /// Finds elements that overlap without intent.
    mutating func inspectOverlaps() {
        var shown: [(leaf: LayoutScene.Leaf, frame: Rect)] = []
        for leaf in scene.leaves where !leaf.isTransformed && isShown(leaf.index) {
            let frame = visibleFrame(of: leaf)
            if frame.size.width > pixel, frame.size.height > pixel { shown.append((leaf, frame)) }
        }
        shown.sort { $0.frame.minY < $1.frame.minY }
        for (position, first) in shown.enumerated() {
            for second in shown[(position + 1)...] {
                if second.frame.minY > first.frame.maxY - pixel { break }
                let shared = first.frame.intersection(second.frame)
                if shared.size.width > pixel, shared.size.height > pixel { inspect(first.leaf, second.leaf) }
            }
        }
    }

    private mutating func inspect(_ first: LayoutScene.Leaf, _ second: LayoutScene.Leaf) {
        guard let relation = relation(of: first.index, second.index) else { return }
        let texts = [first, second].count { $0.text != nil }
        if relation == .placed {
            let (one, other) = (layout.frames[first.index], layout.frames[second.index])
            guard texts > 0, !one.contains(other), !other.contains(one) else { return }
        }
        let shared = ink(of: first).intersection(ink(of: second))
        guard shared.size.width > pixel, shared.size.height > pixel else { return }
        let isSure = relation == .flowing || texts == 2 && relation == .ruled
        add(
            Observation(
                kind: .overlap, elements: [first.index, second.index].sorted(), detail: .shared(shared.size),
                isIntendedEverywhere: !isSure))
    }

    /// The area in which a leaf paints: of a text, the part with lines.
    private func ink(of leaf: LayoutScene.Leaf) -> Rect {
        let visible = visibleFrame(of: leaf)
        guard let number = leaf.text else { return visible }
        let text = scene.texts[number]
        let frame = layout.frames[text.index].inset(by: text.insets)
        let lines = shaper.placedLines(of: text.content, in: frame.size).lines.map(\.frame)
        guard let first = lines.first else { return visible }
        return lines.dropFirst().reduce(first) { $0.union($1) }.moved(by: frame.origin).intersection(visible)
    }

    /// How two elements are placed by the layout around both.
    private enum Relation {
        /// One after the other.
        case flowing
        /// By rules, or by coordinates.
        case ruled, placed
    }

    /// - Returns: `nil` if the overlap is intended, or if that is unknown.
    private func relation(of first: Int, _ second: Int) -> Relation? {
        let (parent, children) = scene.tree.commonParent(of: first, second)
        switch scene.tree.kind(of: parent) {
        case let stack as StackLayout:
            let styles = children.map { scene.tree.style(of: $0) }
            let isTucked = stack.spacing < 0 || styles.contains { $0.spacingBefore < 0 || $0.spacingAfter < 0 }
            return isTucked ? nil : .flowing
        case is ConstraintsLayout:
            // A view around another one is its background.
            let frames = children.map { layout.frames[$0] }
            guard frames.count == 2, !frames[0].contains(frames[1]), !frames[1].contains(frames[0]) else { return nil }
            return .ruled
        case is AbsoluteLayout: return .placed
        default: return nil
        }
    }
}

extension LayoutTree {
    /// The innermost element that contains two others, and its two children that contain them.
    func commonParent(of first: Int, _ second: Int) -> (parent: Int, children: [Int]) {
        var (one, other) = (first, second)
        while parent(of: one) != parent(of: other) {
            if depth(of: one) >= depth(of: other) {
                one = parent(of: one) ?? 0
            } else {
                other = parent(of: other) ?? 0
            }
        }
        return (parent(of: one) ?? 0, [one, other])
    }
}
