import QuoinLayout
import QuoinScene
import QuoinValues

extension CauseFinding {
    /// How a row distributes its space among its children.
    func shares(of child: Int, in row: Int, _ stack: StackLayout) -> [Candidate] {
        let first = tree.children(of: row).lowerBound
        guard let facts: StackFacts = trace.fact(of: row), let place = facts.place(of: child - first) else { return [] }
        let extents = place.line.children.map { (first + $0.position, ($0.naturalExtent ?? 0) + $0.flexed) }
        let room = trace.layout.frames[row].size[stack.direction]
        // A line that is shorter than the row has free space.
        guard
            place.line.freeSpace < 0
                || extents.reduce(0, { $0 + $1.1 }) > room - stack.gap(in: room) * Double(extents.count) - 1
        else { return [] }
        let sizes = tree.style(of: child).sizes(along: stack.direction)
        let isSet = [sizes.size, sizes.most].contains { $0 != .auto && $0 != .fraction(1) }
        let isRow = stack.direction == .horizontal
        // An element of a set size should not shrink if another element can, and a text that is lower is cut.
        let rigid = extents.filter { tree.style(of: $0.0).flexShrink == 0 && $0.1 > 0 }
            .sorted { $0.1 > $1.1 }.map(\.0).filter { !isSet || $0 != child }
            .filter { isRow || !hasText($0) || tree.kind(of: $0) is ScrollNode }
        let wrap =
            isRow && stack.flexWrap == .noWrap ? [ElementChange("stack.flexWrap", "wrap", for: row, in: tree)] : []
        func rigidity(_ blamed: [Int], _ remedies: [ElementChange]) -> Candidate {
            let names = blamed == [element] ? "it" : blamed.map { tree.shownName(of: $0) }.listed
            return Candidate(
                words: "\(names) \(blamed.count == 1 ? "does" : "do") not shrink",
                without: ElementChange("flexShrink", 1, for: blamed, in: tree), remedies: remedies + wrap)
        }
        // Elements with text can become narrower; images and icons should not, nor what has a single sign.
        let others = rigid.filter { $0 != child }
        let flexible = others.filter(canBeNarrow)
        let shrunk = flexible.map { shrinking($0, in: row) }
        let own = rigid.contains(child) ? [rigidity([child], [shrinking(child, in: row)] + shrunk)] : []
        let givesWay = flexible.isEmpty || canBeNarrow(child)
        // No one of several with one size is to blame, and what helps has to keep them alike.
        let alike = isSet && isRow && rigid.contains { $0 != child && isAlike($0, child) }
        var found = alike ? [rigidity(extents.map(\.0).filter { isAlike($0, child) }, [shrinking(child, in: row)])] : []
        found += givesWay ? own : []
        found += stack.flexRules == .css && isRow ? longWords(of: extents.map(\.0)) : []
        let blamed = Array((flexible + others.filter { !canBeNarrow($0) }).prefix(2))
        for names in blamed.map({ [$0] }) + (blamed.count > 1 ? [blamed] : []) {
            found.append(rigidity(names, shrunk))
        }
        found += (givesWay ? [] : own) + spacings(of: extents.map(\.0))
        // An only child has all of the row.
        guard extents.count > 1 || tree.style(of: child).flexBasis != .auto else { return found }
        let share = ElementChange("no share", for: child, in: tree) { element in
            (element.style.flexBasis, element.style.flexShrink) = (.auto, 0)
            return true
        }
        let extent = points(trace.layout.frames[child].size[stack.direction])
        let owner = child == element ? "its share" : "the share of \(tree.shownName(of: child))"
        found.append(
            Candidate(
                words: "\(owner) of the \(isRow ? "row" : "column") is \(extent)", without: share,
                remedies: rigid.isEmpty ? wrap : []))
        return found
    }

    /// The largest distances that children of a row keep by themselves.
    private func spacings(of children: [Int]) -> [Candidate] {
        let found = children.flatMap { child in
            let style = tree.style(of: child)
            return [(child, "spacingBefore", style.spacingBefore), (child, "spacingAfter", style.spacingAfter)]
        }
        return found.filter { $0.2 > 0 }.sorted { $0.2 > $1.2 }.prefix(2).map { child, key, spacing in
            let owner = child == element ? "its \(key)" : "the \(key) of \(tree.shownName(of: child))"
            return Candidate(
                words: "\(owner) is \(shortDescription(spacing))",
                without: ElementChange(key, .number(0), for: child, in: tree))
        }
    }

    /// The texts of a row by the rules of CSS that could shrink if they did not have to show their longest word.
    private func longWords(of children: [Int]) -> [Candidate] {
        let found = children.filter { tree.style(of: $0).flexShrink > 0 && tree.style(of: $0).minWidth == .auto }
        return found.filter(hasText).map { child in
            let without = ElementChange("minWidth", .number(0), for: child, in: tree)
            return Candidate(
                words: "without minWidth \(tree.shownName(of: child)) is as wide as its longest word",
                without: without, remedies: [without])
        }
    }

    /// Lets an element shrink, and those of the same row that are like it.
    private func shrinking(_ child: Int, in row: Int) -> ElementChange {
        let alike = tree.children(of: row).filter { isAlike($0, child) }
        return ElementChange("flexShrink", 1, for: alike, in: tree)
    }

    /// Whether two elements have one kind, one style and one size, at whatever distance: what helps one would make it differ
    /// from the other.
    private func isAlike(_ a: Int, _ b: Int) -> Bool {
        func style(_ index: Int) -> ElementStyle {
            var style = tree.style(of: index)
            (style.spacingBefore, style.spacingAfter) = (0, 0)
            return style
        }
        return a == b
            || type(of: tree.kind(of: a)) == type(of: tree.kind(of: b)) && style(a) == style(b)
                && trace.layout.frames[a].size == trace.layout.frames[b].size
    }

    /// Whether an element has a text of more than one letter.
    private func canBeNarrow(_ index: Int) -> Bool {
        tree.paintOrder(below: index).contains { (tree.kind(of: $0) as? TextNode)?.text.string.count ?? 0 > 1 }
    }

    func hasText(_ index: Int) -> Bool {
        tree.paintOrder(below: index).contains { tree.kind(of: $0) is TextNode }
    }
}
