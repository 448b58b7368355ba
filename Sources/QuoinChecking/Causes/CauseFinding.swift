import QuoinAutoLayout
import QuoinDeclarations
import QuoinDocument
import QuoinLayout
import QuoinScene

/// Finds the cause of a problem of a layout at one width, and changes that may solve it.
struct CauseFinding {
    let trace: LayoutTrace
    let track: ObservationTrack
    /// The indices of the elements.
    let elements: [Int]
    let detail: Observation.Detail
    let shaper: SweepShaper

    var tree: LayoutTree { trace.layout.tree }

    /// The cause, in words that follow `because`, and the changes that may solve the problem, the most direct first.
    func result() -> (cause: String?, remedies: [ElementChange]) {
        guard let element = elements.first else { return (nil, []) }
        switch detail {
        case .letters, .word, .nothing: return spaceLimit(of: element)
        case .excess(_, let edge, _):
            return spaceLimit(of: element, along: edge == .left || edge == .right ? .horizontal : .vertical)
        case .lines: return height(of: element)
        case .target(let size, let least): return (nil, larger(element, size, least))
        case .letterSize(_, let least):
            let remedy = ElementChange("size: \(shortDescription(least))", for: element, in: tree) {
                $0.setLetterSize(least)
            }
            return (nil, [remedy])
        case .jump: return (breakingText(beside: element), [])
        case .rule: return (nil, rules(in: element))
        case .shared: return (nil, apart())
        case .image: return (nil, [])
        }
    }

    // MARK: - Space

    /// What limits the space of an element in the stack around it.
    private func spaceLimit(of element: Int, along axis: Axis = .horizontal) -> (
        cause: String?, remedies: [ElementChange]
    ) {
        var remedies: [ElementChange] = []
        if let own = ownLimit(of: element, along: axis) {
            return neighbors(of: element, along: axis) ?? (own.cause, own.remedies)
        }
        var inner = element
        while let outer = tree.parent(of: inner) {
            if let stack = tree.kind(of: outer) as? StackLayout, stack.direction == axis {
                if let found = share(of: inner, in: outer, stack, for: element) {
                    return (found.cause, found.remedies + lines(of: element))
                }
            } else if tree.kind(of: outer) is ConstraintsLayout {
                return (edges(of: inner, in: outer), rules(in: outer) + lines(of: element))
            }
            if let limit = ownLimit(of: outer, along: axis) {
                remedies += limit.remedies
                return (limit.cause, remedies + lines(of: element))
            }
            inner = outer
        }
        if axis == .vertical { return (lineCause(of: element), lines(of: element)) }
        let vertical = height(of: element)
        return (lineCause(of: element) ?? vertical.cause, lines(of: element) + vertical.remedies)
    }

    /// How the row distributes its space, for an element of a set size that would fit alone.
    private func neighbors(of element: Int, along axis: Axis) -> (cause: String?, remedies: [ElementChange])? {
        guard let row = tree.parent(of: element), let stack = tree.kind(of: row) as? StackLayout,
            stack.direction == axis, trace.layout.frames[element].size[axis] <= trace.layout.frames[row].size[axis]
        else { return nil }
        return share(of: element, in: row, stack, for: element)
    }

    /// How a row distributes its space among its children.
    private func share(
        of child: Int, in row: Int, _ stack: StackLayout, for element: Int
    ) -> (cause: String, remedies: [ElementChange])? {
        let first = tree.children(of: row).lowerBound
        guard let facts: StackFacts = trace.fact(of: row), let place = facts.place(of: child - first) else {
            return nil
        }
        let extents = place.line.children.map { (first + $0.position, ($0.naturalExtent ?? 0) + $0.flexed) }
        let room = trace.layout.frames[row].size[stack.direction]
        // A line that is shorter than the row has free space.
        guard
            place.line.freeSpace < 0
                || extents.reduce(0, { $0 + $1.1 }) > room - stack.spacing * Double(extents.count) - 1
        else { return nil }
        let isSet = ownLimit(of: child, along: stack.direction) != nil
        // An element of a set size should not shrink if another element can.
        let rigid = extents.filter { tree.style(of: $0.0).flexShrink == 0 && $0.1 > 0 }
            .sorted { $0.1 > $1.1 }.map(\.0).filter { !isSet || $0 != child }
        var remedies: [ElementChange] = []
        if rigid.contains(child) {
            let alike = rigid.filter { isAlike($0, child) }.sorted()
            remedies.append(ElementChange("flexShrink", 1, for: alike, in: tree))
        }
        let others = rigid.filter { $0 != child }
        // Elements with text can become narrower; images and icons should not.
        for other in others where hasText(other) {
            remedies.append(ElementChange("flexShrink", 1, for: other, in: tree))
        }
        if stack.flexWrap == .noWrap {
            remedies.append(ElementChange("stack.flexWrap", "wrap", for: row, in: tree))
        }
        let names = (rigid.contains(child) ? [child] : others.filter(hasText) + others.filter { !hasText($0) }).prefix(
            2
        )
        .map { tree.shownName(of: $0) }
        guard !names.isEmpty else {
            return ("the row lacks \(points(-place.line.freeSpace))", remedies)
        }
        let verb = names.count == 1 ? "does not shrink" : "do not shrink"
        let cause =
            rigid == [child] && child == element ? "it does not shrink" : "\(names.joined(separator: " and ")) \(verb)"
        return (cause, remedies)
    }

    /// Whether two elements have one kind, one style and one size: what helps one would make it differ from the other.
    private func isAlike(_ a: Int, _ b: Int) -> Bool {
        type(of: tree.kind(of: a)) == type(of: tree.kind(of: b)) && tree.style(of: a) == tree.style(of: b)
            && trace.layout.frames[a].size == trace.layout.frames[b].size
    }

    private func hasText(_ index: Int) -> Bool {
        tree.paintOrder(below: index).contains { tree.kind(of: $0) is TextNode }
    }

    /// The size that an element's own style gives it.
    private func ownLimit(of index: Int, along axis: Axis) -> (cause: String, remedies: [ElementChange])? {
        let (sizes, names) = (tree.style(of: index).sizes(along: axis), ElementStyle.sizeNames(along: axis))
        let limits = [(names.size, sizes.size), (names.most, sizes.most)]
        guard let (key, value) = limits.first(where: { $0.1 != .auto }), value != .fraction(1) else { return nil }
        let remedies = [ElementChange(key, nil, for: index, in: tree)]
        return ("the \(key) of \(tree.shownName(of: index)) is \(value)", remedies)
    }

    /// What limits the height of an element.
    private func height(of element: Int) -> (cause: String?, remedies: [ElementChange]) {
        for index in sequence(first: element, next: tree.parent) {
            if let limit = ownLimit(of: index, along: .vertical) {
                let style = tree.style(of: index)
                var remedies = limit.remedies
                if case .points(let height) = style.height {
                    let words = "minHeight: \(shortDescription(height)) in place of height"
                    let remedy = ElementChange(words, for: index, in: tree) {
                        $0.set("minHeight", to: .number(height)) && $0.set("height", to: nil)
                    }
                    remedies.insert(remedy, at: 0)
                }
                return (limit.cause, remedies)
            }
        }
        return (nil, [])
    }

    // MARK: - Lines

    private func lineCause(of element: Int) -> String? {
        guard let text = tree.kind(of: element) as? TextNode, let limit = text.text.paragraph.lineLimit else {
            return nil
        }
        var whole = text.text
        whole.paragraph.lineLimit = nil
        let width = shaper.placedLines(of: whole, in: .infinity).size.width
        let available = trace.layout.frames[element].size.width - text.insets.left - text.insets.right
        return "lines is \(limit), and the whole text needs \(points(width)) of which there are \(points(available))"
    }

    /// More lines for a text with a line limit.
    private func lines(of element: Int) -> [ElementChange] {
        guard let text = tree.kind(of: element) as? TextNode, let limit = text.text.paragraph.lineLimit else {
            return []
        }
        return [limit + 1, limit + 2].map {
            ElementChange("text.lines", .number(Double($0)), for: element, in: tree)
        }
    }

    private func larger(_ element: Int, _ size: Size, _ least: Double) -> [ElementChange] {
        let short = [("minWidth", size.width), ("minHeight", size.height)].filter { $0.1 < least }.map(\.0)
        let words = short.map { "\($0): \(shortDescription(least))" }.joined(separator: ", ")
        let remedy = ElementChange(words, for: element, in: tree) { element in
            if element.style.width != .auto, short.contains("minWidth") { element.style.width = .points(least) }
            if element.style.height != .auto, short.contains("minHeight") { element.style.height = .points(least) }
            return short.allSatisfy { element.set($0, to: .number(least)) }
        }
        return [remedy]
    }

    /// The text whose line breaks change, next to an element whose size jumps.
    private func breakingText(beside element: Int) -> String? {
        guard let parent = tree.parent(of: element) else { return nil }
        let texts = tree.children(of: parent).filter { $0 != element }.flatMap { tree.paintOrder(below: $0) }
            .filter { tree.kind(of: $0) is TextNode }
        guard let text = texts.first else { return nil }
        return "\(tree.shownName(of: text)) breaks into other lines there"
    }
}
