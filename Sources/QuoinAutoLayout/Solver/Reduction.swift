/// A system made small before it is solved.
///
/// Most layout rules are `a.left = b.right + 8`. A required equality that leaves at most two unknowns links one of them to
/// the other; a constraint that leaves one unknown bounds or pulls that unknown alone; an unknown that nothing bounds and
/// that stands in a single required equality is worked out afterwards. What remains are few rows of few unknowns.
struct Reduction {
    /// How an unknown follows from another: `factor × parent + offset`.
    struct Link {
        /// The unknown itself where it is a root, ``Reduction/constant`` where only the offset counts.
        var parent: Int
        var factor: Double
        var offset: Affine
    }

    struct Entry {
        var variable: Int
        var coefficient: Double
    }

    /// A constraint that leaves several unknowns.
    struct Row {
        var start: Int
        var end: Int
        var relation: Relation
        var rightSide: Affine
        var level: Int
        var isPeeled = false
    }

    /// A constraint that leaves one unknown.
    struct Pull {
        var variable: Int
        var knot: Knot
    }

    /// A required constraint that leaves no unknown: the number must relate so to 0.
    struct Check {
        var value: Affine
        var relation: Relation
    }

    static let constant = -1
    /// Coefficients below this come from cancellation.
    static let tolerance = 1e-11
    /// How often equalities that left too many unknowns are tried again; what is left then becomes rows.
    private static let linkPasses = 8

    let system: LinearSystem
    /// The priorities in use, highest first; required is always the first.
    var levels: [Double] = [1000]
    var links: [Link] = []
    var rows: [Row] = []
    var entries: [Entry] = []
    var pulls: [Pull] = []
    var checks: [Check] = []
    /// Unknowns that a row defines, and that row; later ones may stand in the rows of earlier ones.
    var peeled: [(variable: Int, row: Int)] = []
    /// Whether a row defines an unknown; empty where no row does.
    private var definedVariables: [Bool] = []

    private var isConsumed: [Bool] = []
    /// The form that a constraint takes after substitution, built up in place.
    private var form: [Entry] = []
    private var formConstant = Affine.zero
    private var path: [Int] = []

    init(_ system: LinearSystem) {
        self.system = system
        isConsumed = Array(repeating: false, count: system.constraints.count)
        form.reserveCapacity(8)
        rows.reserveCapacity(system.constraints.count)
        entries.reserveCapacity(system.terms.count)
        pulls.reserveCapacity(system.constraints.count)
        collectLevels()
        linkEqualities()
        settleLinks()
        collectRows()
        collectExtents()
        peel()
    }
}

extension Reduction {
    /// Whether a row defines an unknown, which then stands in no other row and has no pull.
    @inline(__always)
    func isDefined(_ variable: Int) -> Bool { !definedVariables.isEmpty && definedVariables[variable] }

    /// Whether an unknown remains to be solved for.
    @inline(__always)
    func isColumn(_ variable: Int) -> Bool { links[variable].parent == variable && !isDefined(variable) }
}

// MARK: - Levels

extension Reduction {
    private mutating func collectLevels() {
        var last = 1000.0
        for constraint in system.constraints where constraint.priority < 1000 && constraint.priority != last {
            last = constraint.priority
            if let place = levels.firstIndex(where: { $0 <= last }) {
                if levels[place] != last { levels.insert(last, at: place) }
            } else {
                levels.append(last)
            }
        }
    }

    private func level(of priority: Double) -> Int {
        if priority >= 1000 { return 0 }
        var level = 1
        while levels[level] > priority { level += 1 }
        return level
    }
}

// MARK: - Links

extension Reduction {
    /// Links unknowns through required equalities, in document order and then again over those that had too many unknowns.
    private mutating func linkEqualities() {
        links.reserveCapacity(system.rests.count)
        links.append(Link(parent: Self.constant, factor: 0, offset: .containerWidth))
        links.append(Link(parent: Self.constant, factor: 0, offset: .containerHeight))
        for variable in 2..<max(2, system.rests.count) {
            links.append(Link(parent: variable, factor: 1, offset: .zero))
        }
        var waiting: [Int] = []
        for index in system.constraints.indices where !isConsumed[index] {
            let constraint = system.constraints[index]
            guard constraint.relation == .equal, constraint.priority >= 1000 else { continue }
            if !link(index) { waiting.append(index) }
        }
        for _ in 0..<Self.linkPasses where !waiting.isEmpty {
            let before = waiting.count
            // A chain may be written in either direction; each is then one pass.
            waiting = waiting.reversed().filter { !link($0) }
            if waiting.count == before { return }
        }
    }

    /// Turns an equality into a link or a check; false where more than two unknowns are left.
    private mutating func link(_ index: Int) -> Bool {
        substitute(index)
        switch form.count {
        case 0:
            let rest = formConstant.cleaned
            checks.append(Check(value: rest, relation: .equal))
        case 1:
            let (x, a) = (form[0].variable, form[0].coefficient)
            links[x] = Link(parent: Self.constant, factor: 0, offset: (formConstant * (1 / a)).cleaned)
        case 2:
            let later = form[0].variable > form[1].variable ? 0 : 1
            let (x, a) = (form[later].variable, form[later].coefficient)
            let (y, b) = (form[1 - later].variable, form[1 - later].coefficient)
            links[x] = Link(parent: y, factor: -b / a, offset: (formConstant * (1 / a)).cleaned)
        default:
            return false
        }
        isConsumed[index] = true
        return true
    }

    /// The link from an unknown straight to its root; shortens every link on the way.
    private mutating func resolve(_ variable: Int) -> Link {
        let link = links[variable]
        if link.parent == variable || link.parent == Self.constant { return link }
        let above = links[link.parent]
        if above.parent == link.parent { return link }
        path.removeAll(keepingCapacity: true)
        var place = variable
        while links[place].parent != Self.constant, links[place].parent != place {
            path.append(place)
            place = links[place].parent
        }
        for place in path.reversed() {
            let link = links[place]
            let root = links[link.parent]
            links[place] = Link(
                parent: root.parent, factor: link.factor * root.factor,
                offset: link.offset + root.offset * link.factor)
        }
        return links[variable]
    }

    /// Points every link at its root, or at a constant.
    private mutating func settleLinks() {
        for variable in links.indices { _ = resolve(variable) }
    }

    /// Brings a constraint into the form `form relation formConstant`, in roots only.
    private mutating func substitute(_ index: Int) {
        let constraint = system.constraints[index]
        form.removeAll(keepingCapacity: true)
        formConstant = Affine(constraint.rightSide)
        var mayCancel = false
        for place in constraint.start..<constraint.end {
            let term = system.terms[place]
            let link = resolve(term.variable.index)
            formConstant = formConstant - link.offset * term.coefficient
            guard link.parent != Self.constant else { continue }
            let coefficient = term.coefficient * link.factor
            if let place = form.firstIndex(where: { $0.variable == link.parent }) {
                form[place].coefficient += coefficient
                mayCancel = true
            } else {
                form.append(Entry(variable: link.parent, coefficient: coefficient))
            }
        }
        if mayCancel { form.removeAll { abs($0.coefficient) < Self.tolerance } }
    }
}

// MARK: - Rows

extension Reduction {
    private mutating func collectRows() {
        for index in system.constraints.indices where !isConsumed[index] {
            substitute(index)
            let constraint = system.constraints[index]
            let level = level(of: constraint.priority)
            switch form.count {
            case 0:
                if level == 0 {
                    checks.append(Check(value: formConstant * -1, relation: constraint.relation))
                }
            case 1:
                pull(form[0], constraint.relation, formConstant, level)
            default:
                let start = entries.count
                entries.append(contentsOf: form)
                rows.append(
                    Row(
                        start: start, end: entries.count, relation: constraint.relation, rightSide: formConstant,
                        level: level))
            }
        }
    }

    /// Widths and heights are never negative.
    private mutating func collectExtents() {
        for variable in system.rests.indices where system.rests[variable] == .extent {
            let link = links[variable]
            if link.parent == Self.constant {
                if link.offset.moves || link.offset.lanes[0] < 0 {
                    checks.append(Check(value: link.offset, relation: .greaterOrEqual))
                }
            } else {
                pull(
                    Entry(variable: link.parent, coefficient: link.factor), .greaterOrEqual, link.offset * -1, 0)
            }
        }
    }

    private mutating func pull(_ entry: Entry, _ relation: Relation, _ rightSide: Affine, _ level: Int) {
        pulls.append(
            Pull(
                variable: entry.variable,
                knot: Knot(
                    position: rightSide * (1 / entry.coefficient),
                    relation: entry.coefficient < 0 ? relation.flipped : relation,
                    level: level, weight: abs(entry.coefficient))))
    }
}

// MARK: - Peeling

extension Reduction {
    /// Takes out, from the ends of chains inward, unknowns that one required equality defines and nothing else mentions.
    private mutating func peel() {
        guard rows.contains(where: { $0.relation == .equal && $0.level == 0 }) else { return }
        definedVariables = Array(repeating: false, count: links.count)
        var uses = Array(repeating: 0, count: links.count)
        // The sum of the numbers of an unknown's rows: where one row is left, its number.
        var rowSums = Array(repeating: 0, count: links.count)
        for row in rows.indices {
            for entry in entries[rows[row].start..<rows[row].end] {
                uses[entry.variable] += 1
                rowSums[entry.variable] += row
            }
        }
        // A pull counts as a use that never goes away.
        for pull in pulls { uses[pull.variable] += 2 * rows.count + 2 }
        var ready = links.indices.reversed().filter { uses[$0] == 1 }
        while let variable = ready.popLast() {
            let row = rowSums[variable]
            guard uses[variable] == 1, rows[row].relation == .equal, rows[row].level == 0 else { continue }
            rows[row].isPeeled = true
            definedVariables[variable] = true
            peeled.append((variable, row))
            for entry in entries[rows[row].start..<rows[row].end] {
                uses[entry.variable] -= 1
                rowSums[entry.variable] -= row
                if uses[entry.variable] == 1 { ready.append(entry.variable) }
            }
        }
    }
}
