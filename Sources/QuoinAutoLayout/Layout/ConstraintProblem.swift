import QuoinLayout

/// A layout of constraints as a linear system: four unknowns for each view and guide, the engine's own constraints, and then
/// those of the rules in their order.
package struct ConstraintProblem: Sendable {
    package enum Origin: Hashable, Sendable {
        case rule(Int)
        case hugging(view: Int, Axis)
        case compression(view: Int, Axis)
        /// The container is as small as possible.
        case containerFit(Axis)
        /// The container is in its size range.
        case containerRange(Axis)
    }

    /// The unknowns of an item's alignment rectangle. The container is at (0, 0).
    package struct Unknowns: Sendable {
        package var left: LinearSystem.Variable?
        package var top: LinearSystem.Variable?
        package var width: LinearSystem.Variable
        package var height: LinearSystem.Variable
    }

    package private(set) var layout: ConstraintsLayout
    package let measurements: [ViewMeasurement]
    let areas: AreaInsets
    private(set) var containerRange: SizeRange
    let direction: LayoutDirection
    /// Whether texts give way before other views of the same priority.
    let textsYield: Bool
    package private(set) var system = LinearSystem()
    /// By constraint of the system.
    private(set) var origins: [Origin] = []
    package private(set) var container: Unknowns
    package private(set) var views: [Unknowns] = []
    package private(set) var guides: [Unknowns] = []

    /// - Parameter layout: one that is the same but for names.
    func named(as layout: ConstraintsLayout) -> ConstraintProblem {
        var copy = self
        copy.layout = layout
        return copy
    }

    package init(
        _ layout: ConstraintsLayout, measurements: [ViewMeasurement], container range: SizeRange,
        direction: LayoutDirection, areas: AreaInsets? = nil, textsYield: Bool = true
    ) {
        self.layout = layout
        self.areas = areas ?? AreaInsets(layout, range, nil, direction)
        // A view without an element has the sizes of its traits only.
        self.measurements = measurements + layout.views.dropFirst(measurements.count).map(\.traitMeasurement)
        containerRange = range
        self.direction = direction
        self.textsYield = textsYield
        container = Unknowns(width: .containerWidth, height: .containerHeight)
        let items = layout.views.count + layout.guides.count
        system.reserve(unknowns: 4 * items + 2, constraints: 4 * items + layout.rules.count + 6)
        views = layout.views.map { _ in addItem() }
        guides = layout.guides.map { _ in addItem() }
        for axis in Axis.allCases { addContainerExtent(axis) }
        if direction == .rightToLeft { for item in views + guides { measureFromRight(item) } }
        for view in layout.views.indices { addIntrinsicSize(view) }
        for rule in layout.rules.indices { addRule(rule) }
    }

    /// The same with another layout of the same views and guides.
    ///
    /// - Parameter measurements: `nil` for those that there are.
    func with(
        _ layout: ConstraintsLayout, measurements: [ViewMeasurement]? = nil, textsYield: Bool = true
    ) -> ConstraintProblem {
        ConstraintProblem(
            layout, measurements: measurements ?? self.measurements, container: containerRange, direction: direction,
            areas: areas, textsYield: textsYield)
    }

    /// Whether another size of the container gives the same system, in which the exact extents of the container are
    /// variables.
    func canMove(to range: SizeRange) -> Bool {
        Axis.allCases.allSatisfy { range[$0] == containerRange[$0] || range[$0].isExact && containerRange[$0].isExact }
    }

    /// - Parameter range: one to which the problem can move.
    mutating func move(to range: SizeRange) { containerRange = range }

    /// The priority of a constraint as it was set; that of the system may be just below it.
    func priority(of constraint: Int) -> Double {
        switch origins[constraint] {
        case .hugging(let view, let axis): layout.views[view].hugging[axis].rawValue
        case .compression(let view, let axis): layout.views[view].compression[axis].rawValue
        case .rule, .containerFit, .containerRange: system.constraints[constraint].priority
        }
    }

    package func unknowns(of item: ConstraintItem) -> Unknowns {
        switch item {
        case .container: container
        case .view(let index): views[index]
        case .guide(let index): guides[index]
        }
    }
}

// MARK: - The engine's own constraints

extension ConstraintProblem {
    private mutating func addItem() -> Unknowns {
        Unknowns(
            left: system.addUnknown(.position), top: system.addUnknown(.position),
            width: system.addUnknown(.extent), height: system.addUnknown(.extent))
    }

    /// Makes the rest value of a position the one next to the right side, where reading starts.
    private mutating func measureFromRight(_ item: Unknowns) {
        guard let left = item.left else { return }
        system.setRest(
            of: left,
            [
                LinearSystem.Term(container.width, 1), LinearSystem.Term(left, -1),
                LinearSystem.Term(item.width, -1),
            ])
    }

    /// Makes an extent of the container an unknown if it has a range: as small as possible (auto layout, §12).
    private mutating func addContainerExtent(_ axis: Axis) {
        let range = containerRange[axis]
        guard range.min < range.max else { return }
        let extent = system.addUnknown(.extent)
        if axis == .horizontal { container.width = extent } else { container.height = extent }
        add([LinearSystem.Term(extent, 1)], .greaterOrEqual, range.min, .required, .containerRange(axis))
        if range.max.isFinite {
            add([LinearSystem.Term(extent, 1)], .lessOrEqual, range.max, .required, .containerRange(axis))
        }
        add([LinearSystem.Term(extent, 1)], .equal, 0, .fittingSizeLevel, .containerFit(axis))
    }

    private mutating func addIntrinsicSize(_ view: Int) {
        for axis in Axis.allCases {
            guard let size = measurements[view].size[axis], size.isFinite else { continue }
            let extent = axis == .horizontal ? views[view].width : views[view].height
            let hugging = level(of: layout.views[view].hugging[axis], of: view)
            let compression = level(of: layout.views[view].compression[axis], of: view)
            if measurements[view].wraps {
                system.texts.append(
                    LinearSystem.Text(extent: extent, size: size, priority: compression.rawValue))
            }
            if hugging.rawValue > 0, axis == .vertical || measurements[view].wrapping != .loose {
                add([LinearSystem.Term(extent, 1)], .lessOrEqual, size, hugging, .hugging(view: view, axis))
            }
            if compression.rawValue > 0 {
                add([LinearSystem.Term(extent, 1)], .greaterOrEqual, size, compression, .compression(view: view, axis))
            }
        }
    }

    /// Just below the priority of a text, which can have another size, so that any number of them gives way before what
    /// cannot.
    private func level(of priority: LayoutPriority, of view: Int) -> LayoutPriority {
        guard textsYield, measurements[view].wraps, priority < .required else { return priority }
        return LayoutPriority(priority.rawValue.nextDown)
    }

    private mutating func add(
        _ terms: [LinearSystem.Term], _ relation: Relation, _ rightSide: Double, _ priority: LayoutPriority,
        _ origin: Origin
    ) {
        system.add(terms, relation, rightSide, priority: priority.rawValue)
        origins.append(origin)
    }

    // MARK: Rules

    func contains(_ item: ConstraintItem) -> Bool {
        switch item {
        case .container: true
        case .view(let index): views.indices.contains(index)
        case .guide(let index): guides.indices.contains(index)
        }
    }

    /// Adds a rule. One with items of another layout, or with a number that is not finite, has no effect.
    ///
    /// In a right-to-left container a rule about leading or trailing is mirrored: its constant changes sign, and `<=` and
    /// `>=` are exchanged (auto layout, §11).
    private mutating func addRule(_ index: Int) {
        let rule = layout.rules[index]
        let multiplier = rule.share.map { $0.multiplier(of: rule.first, in: self) } ?? rule.multiplier
        guard contains(rule.first.item), rule.second.map({ contains($0.item) }) ?? true, contains(rule.origin),
            rule.constant.isFinite, multiplier.isFinite
        else { return }
        let isMirrored =
            direction == .rightToLeft
            && (rule.first.attribute.followsDirection || rule.second?.attribute.followsDirection == true)
        var sum = LinearExpression()
        sum.add(rule.first, times: 1, in: self)
        if let second = rule.second { sum.add(second, times: -multiplier, in: self) }
        sum.moveOrigin(to: rule.origin, of: rule, multiplier, in: self)
        let own = rule.constant - (rule.share.map { $0.spacing * multiplier } ?? 0)
        let constant = isMirrored ? -own : own
        add(
            sum.terms, isMirrored ? rule.relation.flipped : rule.relation, constant - sum.constant, rule.priority,
            .rule(index))
    }
}

/// A sum of multiples of attributes, in the unknowns of a problem.
struct LinearExpression {
    package private(set) var terms: [LinearSystem.Term] = []
    package private(set) var constant = 0.0

    mutating func add(_ side: Rule.Side, times factor: Double, in problem: ConstraintProblem) {
        let unknowns = problem.unknowns(of: side.item)
        if let area = side.area {
            constant += factor * problem.areas.insets(of: area, in: side.item).offset(of: side, in: problem)
        }
        switch side.attribute.resolved(problem.direction) {
        case .left, .leading: add(unknowns.left, factor)
        case .right, .trailing: add(unknowns.left, factor, unknowns.width, factor)
        case .centerX: add(unknowns.left, factor, unknowns.width, factor / 2)
        case .top: add(unknowns.top, factor)
        case .bottom: add(unknowns.top, factor, unknowns.height, factor)
        case .centerY: add(unknowns.top, factor, unknowns.height, factor / 2)
        case .firstBaseline:
            let (share, height) = freeHeight(side, problem)
            add(unknowns.top, factor, share == 0 ? nil : unknowns.height, factor * share)
            constant += factor * ((measurement(side, problem)?.firstBaseline ?? 0) - share * height)
        case .lastBaseline:
            let (share, height) = freeHeight(side, problem)
            let below = share == 0 ? 0 : 1 - share
            add(unknowns.top, factor, unknowns.height, factor * (1 - below))
            constant -= factor * ((measurement(side, problem)?.lastBaseline ?? 0) - below * height)
        case .width: add(unknowns.width, factor)
        case .height: add(unknowns.height, factor)
        }
    }

    /// Measures the positions of a rule from the corner of an item.
    fileprivate mutating func moveOrigin(
        to origin: ConstraintItem, of rule: Rule, _ multiplier: Double, in problem: ConstraintProblem
    ) {
        guard rule.first.attribute.kind != .dimension else { return }
        let factor = rule.second.map { $0.attribute.kind == .dimension ? 0 : multiplier } ?? 0
        guard factor != 1 else { return }
        let corner = problem.unknowns(of: origin)
        add(rule.first.attribute.kind == .x ? corner.left : corner.top, factor - 1)
    }

    private mutating func add(
        _ start: LinearSystem.Variable?, _ factor: Double, _ extent: LinearSystem.Variable? = nil, _ share: Double = 0
    ) {
        if let start { terms.append(LinearSystem.Term(start, factor)) }
        if let extent { terms.append(LinearSystem.Term(extent, share)) }
    }

    /// The share of what a view is higher than its content that is above that, and the height of the content.
    private func freeHeight(_ side: Rule.Side, _ problem: ConstraintProblem) -> (share: Double, height: Double) {
        guard case .view(let index) = side.item, let share = problem.layout.views[index].shareAbove,
            let height = problem.measurements[index].contentHeight
        else { return (0, 0) }
        return (share, height)
    }

    private func measurement(_ side: Rule.Side, _ problem: ConstraintProblem) -> ViewMeasurement? {
        if case .view(let index) = side.item { problem.measurements[index] } else { nil }
    }
}

extension Rule.ContentShare {
    /// The share of an extent of an item in the contents; not a number if one of them has no extent of its own.
    fileprivate func multiplier(of side: Rule.Side, in problem: ConstraintProblem) -> Double {
        let axis = side.attribute == .width ? Axis.horizontal : .vertical
        func extent(_ item: ConstraintItem) -> Double {
            guard case .view(let index) = item, problem.measurements.indices.contains(index) else { return .nan }
            return problem.measurements[index].size[axis] ?? .nan
        }
        return extent(side.item) / items.reduce(0) { $0 + extent($1) }
    }
}

extension EdgeInsets {
    /// How far an attribute of an area with these insets is from that of the whole rectangle.
    fileprivate func offset(of side: Rule.Side, in problem: ConstraintProblem) -> Double {
        switch side.attribute.resolved(problem.direction) {
        case .left, .leading: left
        case .right, .trailing: -right
        case .centerX: (left - right) / 2
        case .top, .firstBaseline: top
        case .bottom, .lastBaseline: -bottom
        case .centerY: (top - bottom) / 2
        case .width: -left - right
        case .height: -top - bottom
        }
    }
}
