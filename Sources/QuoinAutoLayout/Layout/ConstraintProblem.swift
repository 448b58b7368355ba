import QuoinLayout

/// A layout of constraints as a linear system: four unknowns for every view and guide, the constraints of the engine, then
/// those of the rules in their order.
struct ConstraintProblem: Sendable {
    /// Where a constraint of the system comes from.
    enum Origin: Sendable {
        case rule(Int)
        case hugs(view: Int, Axis)
        case resists(view: Int, Axis)
        case containerFits(Axis)
        case containerBound(Axis)
    }

    /// The unknowns of a thing's alignment rectangle; the container's corner is at 0.
    struct Unknowns: Sendable {
        var left: LinearSystem.Variable?
        var top: LinearSystem.Variable?
        var width: LinearSystem.Variable
        var height: LinearSystem.Variable
    }

    let layout: ConstraintsLayout
    let measurements: [ViewMeasurement]
    let containerRange: SizeRange
    let direction: LayoutDirection
    private(set) var system = LinearSystem()
    /// By number of the constraint.
    private(set) var origins: [Origin] = []
    private(set) var container: Unknowns
    private(set) var views: [Unknowns] = []
    private(set) var guides: [Unknowns] = []

    init(
        _ layout: ConstraintsLayout, measurements: [ViewMeasurement], container range: SizeRange,
        direction: LayoutDirection
    ) {
        self.layout = layout
        // A view without an element is what its traits say.
        self.measurements = measurements + layout.views.dropFirst(measurements.count).map(\.statedMeasurement)
        containerRange = range
        self.direction = direction
        container = Unknowns(width: .containerWidth, height: .containerHeight)
        let things = layout.views.count + layout.guides.count
        system.reserve(unknowns: 4 * things + 2, constraints: 4 * things + layout.rules.count + 6)
        views = layout.views.map { _ in addThing() }
        guides = layout.guides.map { _ in addThing() }
        for axis in Axis.allCases { openContainer(axis) }
        for view in layout.views.indices { addOwnSize(view) }
        for rule in layout.rules.indices { addRule(rule) }
    }

    func unknowns(of thing: Thing) -> Unknowns {
        switch thing {
        case .container: container
        case .view(let index): views[index]
        case .guide(let index): guides[index]
        }
    }
}

// MARK: - The engine's own constraints

extension ConstraintProblem {
    private mutating func addThing() -> Unknowns {
        Unknowns(
            left: system.addUnknown(.position), top: system.addUnknown(.position),
            width: system.addUnknown(.extent), height: system.addUnknown(.extent))
    }

    /// Makes an extent of the container an unknown where it has a range: as small as its content lets it be
    /// (auto layout, §12).
    private mutating func openContainer(_ axis: Axis) {
        let range = containerRange[axis]
        guard range.min < range.max else { return }
        let extent = system.addUnknown(.extent)
        if axis == .horizontal { container.width = extent } else { container.height = extent }
        add([LinearSystem.Term(extent, 1)], .greaterOrEqual, range.min, .required, .containerBound(axis))
        if range.max.isFinite {
            add([LinearSystem.Term(extent, 1)], .lessOrEqual, range.max, .required, .containerBound(axis))
        }
        add([LinearSystem.Term(extent, 1)], .equal, 0, .fittingSizeLevel, .containerFits(axis))
    }

    private mutating func addOwnSize(_ view: Int) {
        for axis in Axis.allCases {
            guard let size = measurements[view].size[axis], size.isFinite else { continue }
            let extent = axis == .horizontal ? views[view].width : views[view].height
            let (hugging, compression) = (layout.views[view].hugging[axis], layout.views[view].compression[axis])
            if hugging.rawValue > 0 {
                add([LinearSystem.Term(extent, 1)], .lessOrEqual, size, hugging, .hugs(view: view, axis))
            }
            if compression.rawValue > 0 {
                add([LinearSystem.Term(extent, 1)], .greaterOrEqual, size, compression, .resists(view: view, axis))
            }
        }
    }

    private mutating func add(
        _ terms: [LinearSystem.Term], _ relation: Relation, _ rightSide: Double, _ priority: LayoutPriority,
        _ origin: Origin
    ) {
        system.add(terms, relation, rightSide, priority: priority.rawValue)
        origins.append(origin)
    }
}

// MARK: - Rules

extension ConstraintProblem {
    /// Whether a thing is one of this layout's.
    private func contains(_ thing: Thing) -> Bool {
        switch thing {
        case .container: true
        case .view(let index): views.indices.contains(index)
        case .guide(let index): guides.indices.contains(index)
        }
    }

    /// Adds a rule; one that is about things of another layout, or that holds no finite number, has no effect.
    ///
    /// In a right-to-left container a rule about leading or trailing runs the other way: its constant and the sense of
    /// `<=` and `>=` with it (auto layout, §11).
    private mutating func addRule(_ index: Int) {
        let rule = layout.rules[index]
        guard contains(rule.first.thing), rule.second.map({ contains($0.thing) }) ?? true, rule.constant.isFinite,
            rule.multiplier.isFinite
        else { return }
        let isMirrored =
            direction == .rightToLeft
            && (rule.first.attribute.followsDirection || rule.second?.attribute.followsDirection == true)
        var sum = AttributeSum()
        sum.add(rule.first, times: 1, in: self)
        if let second = rule.second { sum.add(second, times: -rule.multiplier, in: self) }
        let constant = isMirrored ? -rule.constant : rule.constant
        add(
            sum.terms, isMirrored ? rule.relation.flipped : rule.relation, constant - sum.constant, rule.priority,
            .rule(index))
    }
}

/// A sum of attributes in the unknowns of a problem.
struct AttributeSum {
    private(set) var terms: [LinearSystem.Term] = []
    private(set) var constant = 0.0

    mutating func add(_ side: Rule.Side, times factor: Double, in problem: ConstraintProblem) {
        let unknowns = problem.unknowns(of: side.thing)
        switch side.attribute.resolved(problem.direction) {
        case .left, .leading: add(unknowns.left, factor)
        case .right, .trailing: add(unknowns.left, factor, unknowns.width, factor)
        case .centerX: add(unknowns.left, factor, unknowns.width, factor / 2)
        case .top: add(unknowns.top, factor)
        case .bottom: add(unknowns.top, factor, unknowns.height, factor)
        case .centerY: add(unknowns.top, factor, unknowns.height, factor / 2)
        case .firstBaseline:
            add(unknowns.top, factor)
            constant += factor * (measurement(side, problem)?.firstBaseline ?? 0)
        case .lastBaseline:
            add(unknowns.top, factor, unknowns.height, factor)
            constant -= factor * (measurement(side, problem)?.lastBaseline ?? 0)
        case .width: add(unknowns.width, factor)
        case .height: add(unknowns.height, factor)
        }
    }

    private mutating func add(
        _ start: LinearSystem.Variable?, _ factor: Double, _ extent: LinearSystem.Variable? = nil, _ share: Double = 0
    ) {
        if let start { terms.append(LinearSystem.Term(start, factor)) }
        if let extent { terms.append(LinearSystem.Term(extent, share)) }
    }

    private func measurement(_ side: Rule.Side, _ problem: ConstraintProblem) -> ViewMeasurement? {
        if case .view(let index) = side.thing { problem.measurements[index] } else { nil }
    }
}
