import QuoinAutoLayout
import QuoinDeclarations
import QuoinDocument
import QuoinLayout
import QuoinScene

/// Lists what may cause a problem of a layout at one width, and changes that may solve it. All of them have to be tried.
struct CauseFinding {
    let trace: LayoutTrace
    let track: ObservationTrack
    /// The indices of the elements.
    let elements: [Int]
    let detail: Observation.Detail
    let shaper: SweepShaper
    let direction: LayoutDirection

    var tree: LayoutTree { trace.layout.tree }

    /// What may be the cause.
    struct Candidate {
        /// Words that follow `because`.
        var words: String
        /// A layout without the cause. If it has the problem, too, something else is the cause.
        var without: ElementChange
        /// Changes that may solve the problem, if this is the cause.
        var remedies: [ElementChange] = []
    }

    /// What may be the cause, the most direct first.
    var candidates: [Candidate] {
        guard let element = elements.first else { return [] }
        switch detail {
        case .letters:
            // Without a limit of lines, only the height can cut a text.
            let isLimited = (tree.kind(of: element) as? TextNode)?.text.paragraph.lineLimit != nil
            let (across, down) = (space(of: element, along: .horizontal), space(of: element, along: .vertical))
            return isLimited ? across + lines(of: element) + down : down + across
        case .word, .nothing:
            return space(of: element, along: .horizontal) + space(of: element, along: .vertical)
        case .excess(_, let edge, _), .clipped(_, let edge, _):
            let rules = rules(of: element, beyond: edge)
            return rules + space(of: element, along: edge.axis) + (edge.axis == .horizontal ? lines(of: element) : [])
        case .lines: return space(of: element, along: .vertical)
        case .jump: return breakingTexts(around: element)
        case .target, .letterSize, .rule, .shared, .image, .unsafe, .stretched: return []
        }
    }

    /// Changes that may solve the problem for any cause, the most direct first.
    var remedies: [ElementChange] {
        guard let element = elements.first else { return [] }
        return switch detail {
        case .letters, .word: moreLines(for: element)
        case .target(let size, let least): [larger(element, size, least)]
        case .letterSize(_, let least):
            [
                ElementChange("size: \(shortDescription(least))", for: element, in: tree) { $0.setLetterSize(least) }
            ]
        case .rule: changedRules(in: element)
        case .shared: apart()
        case .stretched: [ElementChange("image.mode", "fill", for: element, in: tree)]
        case .excess, .clipped, .nothing, .lines, .jump, .image, .unsafe: []
        }
    }

    // MARK: - Space

    /// What limits the space of an element, from the element outward.
    private func space(of element: Int, along axis: Axis) -> [Candidate] {
        var found: [Candidate] = []
        for inner in sequence(first: element, next: tree.parent) {
            let own = ownLimits(of: inner, along: axis)
            // What would fit alone is not to blame for its neighbors.
            let isFirst = inner != element || !isExcess
            found += isFirst ? own : []
            if let outer = tree.parent(of: inner) {
                if let stack = tree.kind(of: outer) as? StackLayout, stack.direction == axis {
                    found += shares(of: inner, in: outer, stack, for: element)
                } else if tree.kind(of: outer) is ConstraintsLayout, !isExcess || inner != element {
                    found += rules(of: inner, in: outer, at: axis.edges.reversed())
                }
            }
            found += isFirst ? [] : own
        }
        return found
    }

    private var isExcess: Bool {
        if case .excess = detail { true } else { false }
    }

    /// How a row distributes its space among its children.
    private func shares(of child: Int, in row: Int, _ stack: StackLayout, for element: Int) -> [Candidate] {
        let first = tree.children(of: row).lowerBound
        guard let facts: StackFacts = trace.fact(of: row), let place = facts.place(of: child - first) else { return [] }
        let extents = place.line.children.map { (first + $0.position, ($0.naturalExtent ?? 0) + $0.flexed) }
        let room = trace.layout.frames[row].size[stack.direction]
        // A line that is shorter than the row has free space.
        guard
            place.line.freeSpace < 0
                || extents.reduce(0, { $0 + $1.1 }) > room - stack.gap(in: room) * Double(extents.count) - 1
        else { return [] }
        let isSet = !ownLimits(of: child, along: stack.direction).isEmpty
        // An element of a set size should not shrink if another element can.
        let rigid = extents.filter { tree.style(of: $0.0).flexShrink == 0 && $0.1 > 0 }
            .sorted { $0.1 > $1.1 }.map(\.0).filter { !isSet || $0 != child }
        let wrap = stack.flexWrap == .noWrap ? [ElementChange("stack.flexWrap", "wrap", for: row, in: tree)] : []
        func rigidity(_ blamed: [Int], _ remedies: [ElementChange]) -> Candidate {
            let names = blamed == [element] ? "it" : blamed.map { tree.shownName(of: $0) }.listed
            return Candidate(
                words: "\(names) \(blamed.count == 1 ? "does" : "do") not shrink",
                without: ElementChange("flexShrink", 1, for: blamed, in: tree), remedies: remedies + wrap)
        }
        var found: [Candidate] = []
        if rigid.contains(child) { found.append(rigidity([child], [shrinking(child, in: row)])) }
        // Elements with text can become narrower; images and icons should not.
        let others = rigid.filter { $0 != child }
        let flexible = others.filter(hasText)
        let blamed = Array((flexible + others.filter { !hasText($0) }).prefix(2))
        for names in blamed.map({ [$0] }) + (blamed.count > 1 ? [blamed] : []) {
            found.append(rigidity(names, flexible.map { shrinking($0, in: row) }))
        }
        let share = ElementChange("no share", for: child, in: tree) { element in
            (element.style.flexBasis, element.style.flexShrink) = (.auto, 0)
            return true
        }
        let extent = points(trace.layout.frames[child].size[stack.direction])
        let owner = child == element ? "its share" : "the share of \(tree.shownName(of: child))"
        found.append(Candidate(words: "\(owner) of the row is \(extent)", without: share, remedies: wrap))
        return found
    }

    /// Lets an element shrink, and those of the same row that are like it.
    private func shrinking(_ child: Int, in row: Int) -> ElementChange {
        let alike = tree.children(of: row).filter { isAlike($0, child) }
        return ElementChange("flexShrink", 1, for: alike, in: tree)
    }

    /// Whether two elements have one kind, one style and one size: what helps one would make it differ from the other.
    private func isAlike(_ a: Int, _ b: Int) -> Bool {
        a == b
            || type(of: tree.kind(of: a)) == type(of: tree.kind(of: b)) && tree.style(of: a) == tree.style(of: b)
                && trace.layout.frames[a].size == trace.layout.frames[b].size
    }

    func hasText(_ index: Int) -> Bool {
        tree.paintOrder(below: index).contains { tree.kind(of: $0) is TextNode }
    }

    /// The sizes that an element's own style gives it.
    private func ownLimits(of index: Int, along axis: Axis) -> [Candidate] {
        let (sizes, names) = (tree.style(of: index).sizes(along: axis), ElementStyle.sizeNames(along: axis))
        return [(names.size, sizes.size), (names.most, sizes.most)].compactMap { key, value in
            guard value != .auto, value != .fraction(1) else { return nil }
            let without = ElementChange(key, nil, for: index, in: tree)
            var remedies = [without]
            if key == "height", case .points(let height) = value {
                let words = "minHeight: \(shortDescription(height)) in place of height"
                let least = ElementChange(words, for: index, in: tree) {
                    $0.set("minHeight", to: .number(height)) && $0.set("height", to: nil)
                }
                remedies.insert(least, at: 0)
            }
            let owner = index == elements.first ? "its \(key)" : "the \(key) of \(tree.shownName(of: index))"
            return Candidate(words: "\(owner) is \(value)", without: without, remedies: remedies)
        }
    }

    // MARK: - Lines

    private func lines(of element: Int) -> [Candidate] {
        guard let text = tree.kind(of: element) as? TextNode, let limit = text.text.paragraph.lineLimit else {
            return []
        }
        var whole = text.text
        whole.paragraph.lineLimit = nil
        let width = shaper.placedLines(of: whole, in: .infinity).size.width
        let available = trace.layout.frames[element].size.width - text.insets.left - text.insets.right
        let words =
            "lines is \(limit), and the whole text needs \(points(width)) of which there are \(points(available))"
        return [
            Candidate(
                words: words, without: ElementChange("text.lines", nil, for: element, in: tree),
                remedies: moreLines(for: element))
        ]
    }

    /// More lines for a text with a line limit.
    private func moreLines(for element: Int) -> [ElementChange] {
        guard let text = tree.kind(of: element) as? TextNode, let limit = text.text.paragraph.lineLimit else {
            return []
        }
        return [limit + 1, limit + 2].map { ElementChange("text.lines", .number(Double($0)), for: element, in: tree) }
    }

    /// Texts that may have other lines at the next larger width, those next to the element first.
    private func breakingTexts(around element: Int) -> [Candidate] {
        var seen: Set<Int> = [element]
        return sequence(first: element, next: tree.parent).flatMap { outer in
            tree.paintOrder(below: outer).filter { seen.insert($0).inserted }
        }.compactMap { index -> Candidate? in
            guard let text = tree.kind(of: index) as? TextNode else { return nil }
            let size = trace.layout.frames[index].inset(by: text.insets).size
            let count = shaper.placedLines(of: text.text, in: size).lines.count
            guard count > 1 else { return nil }
            return Candidate(
                words: "\(tree.shownName(of: index)) breaks into other lines there",
                without: ElementChange("text.lines", .number(Double(count - 1)), for: index, in: tree))
        }
    }

    private func larger(_ element: Int, _ size: Size, _ least: Double) -> ElementChange {
        let short = [("minWidth", size.width), ("minHeight", size.height)].filter { $0.1 < least }.map(\.0)
        let words = short.map { "\($0): \(shortDescription(least))" }.joined(separator: ", ")
        return ElementChange(words, for: element, in: tree) { element in
            if element.style.width != .auto, short.contains("minWidth") { element.style.width = .points(least) }
            if element.style.height != .auto, short.contains("minHeight") { element.style.height = .points(least) }
            return short.allSatisfy { element.set($0, to: .number(least)) }
        }
    }
}

extension Axis {
    fileprivate var edges: [Observation.Edge] { self == .horizontal ? [.left, .right] : [.top, .bottom] }
}
