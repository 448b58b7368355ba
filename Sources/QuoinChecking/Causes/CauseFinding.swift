import QuoinAutoLayout
import QuoinScene

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
    /// - Parameters:
    ///   - outer: the element whose edge it is, with which its own edges move; `nil` for the canvas.
    ///   - blamesNeighbors: whether what would fit alone is not to blame for its neighbors.
    func reach(
        beyond edge: ChildContainment.Edge, of outer: Int? = nil, blamesNeighbors: Bool = false
    ) -> [Candidate] {
        let begins = trace.constrainedView(at: element).map { rules(of: $0, at: [edge.opposite]) }
        return rules(beyond: edge, of: outer) + space(along: edge.axis, blamesNeighbors: blamesNeighbors)
            + (edge.axis == .horizontal ? lines : []) + (begins ?? [])
    }

    /// What limits the space of the element, from the element outward.
    func space(along axis: Axis, blamesNeighbors: Bool = false) -> [Candidate] {
        var (found, last): ([Candidate], [Candidate]) = ([], [])
        for inner in sequence(first: element, next: tree.parent) {
            let own = ownLimits(of: inner, along: axis)
            let isFirst = inner != element || !blamesNeighbors || !fitsAlone(along: axis)
            if isFirst { found += own } else { last = own }
            found += [ratio(of: inner, along: axis)].compactMap(\.self)
            if let outer = tree.parent(of: inner) {
                if let stack = tree.kind(of: outer) as? StackLayout, stack.direction == axis {
                    found += shares(of: inner, in: outer, stack)
                } else if inner != element || !blamesNeighbors, let view = trace.constrainedView(at: inner) {
                    found += rules(of: view, at: axis.edges.reversed())
                } else if tree.kind(of: outer).placesByCoordinates {
                    found += [position(of: inner, in: outer, along: axis)].compactMap(\.self)
                } else if let insets = (tree.kind(of: outer) as? InsetLayout)?.insets {
                    found += axis.edges.compactMap { negative(insets, at: $0, of: outer, around: inner) }
                }
            }
        }
        return found + last
    }

    /// The ratio of an element, or of the largest one in the element with the problem, which takes or leaves it its extent.
    private func ratio(of index: Int, along axis: Axis) -> Candidate? {
        let inner = index == element ? tree.paintOrder(below: index) : [index]
        let ratios = inner.filter { tree.kind(of: $0) is RatioLayout }
        let frames = trace.layout.frames
        guard let largest = ratios.max(by: { frames[$0].size[axis] < frames[$1].size[axis] }),
            let ratio = (tree.kind(of: largest) as? RatioLayout)?.ratio
        else { return nil }
        let without = ElementChange("no ratio", for: largest, in: tree) { element in
            element.kind = AnyLayoutKind(InsetLayout(.zero))
            return true
        }
        let shown = tree.id(of: largest) == nil ? tree.children(of: largest).first ?? largest : largest
        let owner = [largest, shown].contains(element) ? "its ratio" : "the ratio of \(tree.shownName(of: shown))"
        return Candidate(words: "\(owner) is \(shortDescription(ratio))", without: without)
    }

    /// A negative inset, which puts what is in it beyond an edge; `nil` if it is not negative.
    private func negative(
        _ insets: EdgeInsets, at edge: ChildContainment.Edge, of index: Int, around inner: Int
    ) -> Candidate? {
        let path: WritableKeyPath<EdgeInsets, Double> & Sendable =
            switch edge {
            case .left: \.left
            case .right: \.right
            case .top: \.top
            case .bottom: \.bottom
            }
        guard insets[keyPath: path] < 0 else { return nil }
        let without = ElementChange("no inset at the \(edge.rawValue)", for: index, in: tree) { element in
            var changed = insets
            changed[keyPath: path] = 0
            element.kind = AnyLayoutKind(InsetLayout(changed))
            return true
        }
        let inset = shortDescription(insets[keyPath: path])
        let owner = inner == element ? "it" : tree.shownName(of: inner)
        return Candidate(words: "the \(edge.rawValue) inset around \(owner) is \(inset)", without: without)
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
    func fitsAlone(along axis: Axis) -> Bool {
        guard let parent = tree.parent(of: element) else { return true }
        return trace.layout.frames[element].size[axis] <= trace.layout.frames[parent].size[axis]
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

extension ChildContainment.Edge {
    fileprivate var opposite: Self {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }
}

extension Axis {
    fileprivate var edges: [ChildContainment.Edge] { self == .horizontal ? [.left, .right] : [.top, .bottom] }
}
