import QuoinAutoLayout
import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues

/// Lists what may cause a problem of a layout at one width, and changes that may solve it. All of them have to be tried.
struct CauseFinding {
    let trace: Layout.Trace
    /// The index of the element with the problem.
    let element: Int
    /// The indices of all elements with it.
    let elements: [Int]
    let shaper: any TextShaper
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

    /// A change of the element with the problem.
    func change(_ words: String, _ change: @escaping @Sendable (inout AnyElement) -> Bool) -> ElementChange {
        ElementChange(words, for: element, in: tree, change)
    }

    /// A property of the element with the problem that is set to another value.
    func change(_ key: String, _ value: PropertyValue?) -> ElementChange {
        ElementChange(key, value, for: element, in: tree)
    }

    // MARK: - Space

    /// What makes an element reach beyond an edge.
    ///
    /// - Parameter blamesNeighbors: whether what would fit alone is not to blame for its neighbors.
    func reach(beyond edge: ChildContainment.Edge, blamesNeighbors: Bool = false) -> [Candidate] {
        rules(beyond: edge) + space(along: edge.axis, blamesNeighbors: blamesNeighbors)
            + (edge.axis == .horizontal ? lines : [])
    }

    /// What limits the space of the element, from the element outward.
    func space(along axis: Axis, blamesNeighbors: Bool = false) -> [Candidate] {
        var found: [Candidate] = []
        for inner in sequence(first: element, next: tree.parent) {
            let own = ownLimits(of: inner, along: axis)
            let isFirst = inner != element || !blamesNeighbors || !fitsAlone(along: axis)
            found += isFirst ? own : []
            if let outer = tree.parent(of: inner) {
                if let stack = tree.kind(of: outer) as? StackLayout, stack.direction == axis {
                    found += shares(of: inner, in: outer, stack)
                } else if inner != element || !blamesNeighbors, let view = trace.constrainedView(at: inner) {
                    found += rules(of: view, at: axis.edges.reversed())
                } else if tree.kind(of: outer).placesByCoordinates {
                    found += [position(of: inner, in: outer, along: axis)].compactMap(\.self)
                }
            }
            found += isFirst ? [] : own
        }
        return found
    }

    /// The coordinates of an element, which leave it what is beyond them; `nil` at the start of its parent.
    private func position(of index: Int, in parent: Int, along axis: Axis) -> Candidate? {
        let (frame, around) = (trace.layout.frames[index], trace.layout.frames[parent])
        let isReversed = axis == .horizontal && direction == .rightToLeft
        let distance = isReversed ? around.maxX - frame.maxX : frame.origin[axis] - around.origin[axis]
        guard distance > 0 else { return nil }
        let start = ElementChange("layoutPosition at the start", for: index, in: tree) { element in
            (element.style.layoutPosition[axis], element.style.layoutPositionFraction[axis]) = (0, 0)
            return true
        }
        let edge = axis == .vertical ? "top" : isReversed ? "right" : "left"
        let owner = index == element ? "it" : tree.shownName(of: index)
        return Candidate(words: "\(owner) begins \(points(distance)) from the \(edge)", without: start)
    }

    /// Whether the element is no larger than its parent.
    private func fitsAlone(along axis: Axis) -> Bool {
        guard let parent = tree.parent(of: element) else { return true }
        return trace.layout.frames[element].size[axis] <= trace.layout.frames[parent].size[axis]
    }

    /// How a row distributes its space among its children.
    private func shares(of child: Int, in row: Int, _ stack: StackLayout) -> [Candidate] {
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
        // Elements with text can become narrower; images and icons should not.
        let others = rigid.filter { $0 != child }
        let flexible = others.filter(hasText)
        let shrunk = flexible.map { shrinking($0, in: row) }
        var found: [Candidate] = []
        if rigid.contains(child) { found.append(rigidity([child], [shrinking(child, in: row)] + shrunk)) }
        let blamed = Array((flexible + others.filter { !hasText($0) }).prefix(2))
        for names in blamed.map({ [$0] }) + (blamed.count > 1 ? [blamed] : []) {
            found.append(rigidity(names, shrunk))
        }
        found += spacings(of: extents.map(\.0))
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
                words: "\(owner) of the row is \(extent)", without: share, remedies: rigid.isEmpty ? wrap : []))
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
        let limits = [(names.size, sizes.size), (names.least, sizes.least), (names.most, sizes.most)]
        return limits.compactMap { key, value in
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
            let owner = index == element ? "its \(key)" : "the \(key) of \(tree.shownName(of: index))"
            return Candidate(words: "\(owner) is \(value)", without: without, remedies: remedies)
        }
    }

    // MARK: - Lines

    private var text: TextNode? { tree.kind(of: element) as? TextNode }

    /// The largest number of lines of the element's text; `nil` if there is no limit.
    var lineLimit: Int? { text?.text.paragraph.lineLimit }

    /// The limit of lines of the element's text.
    var lines: [Candidate] {
        guard let text, let limit = lineLimit else { return [] }
        var whole = text.text
        whole.paragraph.lineLimit = nil
        let width = shaper.shape(whole, in: .infinity).size.width
        let available = trace.layout.frames[element].size.width - text.insets.left - text.insets.right
        let name = viewOfApp == nil ? "lines" : "numberOfLines"
        let words =
            "\(name) is \(limit), and the whole text needs \(points(width)) of which there are \(points(available))"
        return [Candidate(words: words, without: change(toLines: nil), remedies: moreLines)]
    }

    /// More lines for a text with a line limit.
    var moreLines: [ElementChange] {
        lineLimit.map { limit in [1, 2].map { change(toLines: limit + $0) } } ?? []
    }

    /// The name of the app's view that shows the text; `nil` if an element shows it.
    private var viewOfApp: String? {
        guard let view = trace.constrainedView(at: element), !(tree.kind(of: view.container) is ConstraintsLayout)
        else { return nil }
        return view.name
    }

    private func change(toLines limit: Int?) -> ElementChange {
        viewOfApp.map { ElementChange(toLines: limit, ofView: $0, for: element, in: tree) }
            ?? change("text.lines", limit.map { .number(Double($0)) })
    }

    /// Texts that may have other lines at the next larger width, those next to the element first.
    var breakingTexts: [Candidate] {
        var seen: Set<Int> = [element]
        return sequence(first: element, next: tree.parent).flatMap { outer in
            tree.paintOrder(below: outer).filter { seen.insert($0).inserted }
        }.compactMap { index -> Candidate? in
            guard let text = tree.kind(of: index) as? TextNode else { return nil }
            let size = trace.layout.frames[index].inset(by: text.insets).size
            let count = shaper.shape(text.text, in: size).lines.count
            guard count > 1 else { return nil }
            return Candidate(
                words: "\(tree.shownName(of: index)) breaks into other lines there",
                without: ElementChange("text.lines", .number(Double(count - 1)), for: index, in: tree))
        }
    }
}

extension Axis {
    fileprivate var edges: [ChildContainment.Edge] { self == .horizontal ? [.left, .right] : [.top, .bottom] }
}
