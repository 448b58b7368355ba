@_exported import QuoinLayout

/// Views and guides placed by linear constraints with priorities: auto layout.
///
/// The children are the views, in the order of ``views``. Each has an intrinsic size, measured or from its traits. It does
/// not grow beyond that with its hugging priority, and does not shrink below it with its compression priority. If the
/// container's size is a range, the container is as small as its constraints allow.
public struct ConstraintsLayout: LayoutKind {
    public static let name = "constraints"

    /// The traits of the views, one for each child.
    public var views: [ConstraintsLayout.ViewTraits]
    /// The names of the layout guides: rectangles that draw nothing and have no intrinsic size.
    public var guides: [String]
    /// The constraints in document order. Of required ones that conflict, the later one is left out (auto layout, §9).
    package var rules: [Rule]
    /// The views in which views are painted, by position; empty if all are painted in the container.
    public package(set) var holders: [Int?] = []
    /// The insets of the container's areas, in place of those of the canvas.
    package var containerAreas: ContainerAreas?

    /// The insets of the container's areas, in points.
    package struct ContainerAreas: Hashable, Sendable {
        package var safeArea: EdgeInsets
        package var margins: EdgeInsets

        package init(safeArea: EdgeInsets, margins: EdgeInsets) { (self.safeArea, self.margins) = (safeArea, margins) }
    }

    /// - Parameter rules: not checked; a rule about an item that the layout does not have has no effect.
    package init(views: [ConstraintsLayout.ViewTraits], guides: [String] = [], rules: [Rule]) {
        self.views = views
        self.guides = guides
        self.rules = rules
    }

    public var childStyle: ElementStyle.Parts { [.baselines, .optionalSize] }

    /// Conflicts between rules, rules that others override, positions that they do not determine, and views that they do not
    /// mention.
    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        guard let report = element.constraintReport else { return [] }
        return report.broken.map { ("rules", "do not all hold: \($0)") }
            + report.lostRules.map { ("rules", "do not all hold: \($0)") }
            + report.ties.map { ("rules", "do not determine everything: \($0)") }
            + report.undetermined.map { ("rules", "do not determine everything: \($0)") }
            + report.unused.map { ("views", "are not all placed: \(ConstraintReport.words(forUnused: $0))") }
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let solution = solution(in: range, scope: scope)
        scope.environment[SolutionReceiver.Key.self]?.solution = solution
        scope.record { solution }
        scope.record { solution.sizeRules }
        place(solution, scope: scope)
        return LayoutMeasurement(size: solution.container)
    }
}

// MARK: - Solving

extension ConstraintsLayout {
    /// Solves the layout for views with given measurements, without elements.
    ///
    /// - Parameters:
    ///   - measurements: in the order of ``views``; for missing ones, those of the traits.
    ///   - container: the size range of the container, in points.
    package func solution(
        of measurements: [ViewMeasurement], in container: SizeRange, direction: LayoutDirection = .leftToRight,
        budget: Budget? = nil
    ) -> ConstraintSolution {
        ConstraintSolution(
            ConstraintProblem(self, measurements: measurements, container: container, direction: direction),
            budget: budget)
    }

    /// Measures the children and solves the layout, and once more with what the first solution gives (auto layout, §9): the
    /// sizes of texts that wrap, and the areas of views. A third time, baselines are those in the frames that views got.
    func solution(in range: SizeRange, scope: LayoutScope) -> ConstraintSolution {
        let (direction, budget) = (scope.environment.direction, scope.environment.budget)
        var areas = AreaInsets(self, range, scope.environment, direction)
        var measurements = zip(views, scope.children).map { traits, child in
            child.measure(.unconstrained, parent: range.max)
            return traits.measurement(of: child)
        }
        let hasAreas = rules.contains { $0.first.area != nil || $0.second?.area != nil }
        let kept = scope.memory { KeptSolutions() }
        func solve() -> ConstraintSolution {
            func solution() -> ConstraintSolution {
                ConstraintSolution(
                    ConstraintProblem(
                        self, measurements: measurements, container: range, direction: direction, areas: areas),
                    budget: budget)
            }
            // The insets of areas are constants of the rules.
            return hasAreas ? solution() : kept.solution(of: measurements, in: range, budget, otherwise: solution)
        }
        var solved = solve()
        var hasChanged = hasAreas
        if hasChanged { areas = areas.placed(by: solved) }
        for (index, child) in zip(views.indices, scope.children) where views[index].intrinsic == nil {
            let changed = measurement(
                of: child, views[index], measurements[index], in: solved.frame(of: .view(index)), range)
            hasChanged = hasChanged || changed != measurements[index]
            measurements[index] = changed
        }
        if hasChanged {
            let first = solved
            solved = solve()
            let costly = solved.textsThatCostOthers(since: first)
            for index in costly { measurements[index].wrapping = .loose }
            if !costly.isEmpty { solved = solve() }
        }
        hasChanged = false
        for index in viewsAlignedByBaselines {
            let (size, child) = (solved.frame(of: .view(index)).size, scope.children[index])
            guard abs(size.height - child.size.height) > 1e-6 else { continue }
            child.measure(SizeRange(exactly: size), parent: range.max)
            let placed = views[index].measurement(of: child)
            let own = measurements[index]
            (measurements[index].firstBaseline, measurements[index].lastBaseline) =
                (placed.firstBaseline, placed.lastBaseline)
            hasChanged = hasChanged || own != measurements[index]
        }
        return hasChanged ? solve() : solved
    }

    /// The measurement of a view whose frame is not as wide as it is by itself. A text then has another height, and if it
    /// wraps, its width is that of its longest line.
    private func measurement(
        of child: LayoutScope.Child, _ traits: ConstraintsLayout.ViewTraits, _ own: ViewMeasurement, in frame: Rect,
        _ range: SizeRange
    ) -> ViewMeasurement {
        let (width, whole) = (frame.size.width, child.size)
        guard abs(width - whole.width) > 1e-6 else { return own }
        child.measure(SizeRange(width: ExtentRange(exactly: width), height: .unconstrained), parent: range.max)
        var changed = traits.measurement(of: child)
        changed.size.width = own.size.width
        guard own.wraps, width < whole.width, child.size.height > whole.height else { return changed }
        child.measure(SizeRange(width: ExtentRange(min: 0, max: width), height: .unconstrained), parent: range.max)
        changed.size.width = traits.measurement(of: child).size.width
        changed.wrapping = .tight
        return changed
    }

    private var viewsAlignedByBaselines: [Int] {
        var isAligned = Array(repeating: false, count: views.count)
        func note(_ side: Rule.Side) {
            guard side.attribute.isBaseline, case .view(let index) = side.item, views.indices.contains(index)
            else { return }
            isAligned[index] = views[index].shareAbove == nil
        }
        // A rule as a whole would be copied.
        for index in rules.indices {
            note(rules[index].first)
            if let second = rules[index].second { note(second) }
        }
        return views.indices.filter { isAligned[$0] }
    }

    /// Places the children. Frames are rounded by their edges, so neighbors still touch (auto layout, §11).
    func place(_ solution: ConstraintSolution, scope: LayoutScope) {
        let width = scope.grid.ceil(solution.container.width)
        for (index, child) in zip(views.indices, scope.children) {
            let solved = solution.frame(of: .view(index))
            let frame = scope.grid.roundEdges(of: solved)
            child.measure(SizeRange(exactly: frame.size), parent: solution.container)
            // The engine mirrors every placed child, but the solution is mirrored already.
            let isMirrored = scope.environment.direction == .rightToLeft
            child.place(
                at: isMirrored ? Point(width - frame.maxX, frame.minY) : frame.origin, roundedFrom: solved.size)
        }
    }
}

/// A view of a layout of constraints: an element and its traits.
public struct ConstrainedElement: Sendable {
    public var traits: ConstraintsLayout.ViewTraits
    /// The element that is measured for the view's intrinsic size, and placed in the view's frame.
    public var element: AnyElement

    public init(_ traits: ConstraintsLayout.ViewTraits, _ element: some LayoutElement) {
        self.traits = traits
        self.element = element.erased
    }
}

extension ConstraintsLayout {
    /// An element with views, guides, and rules as text.
    ///
    ///     let card = try ConstraintsLayout.element(
    ///         views: [ConstrainedElement(ConstraintsLayout.ViewTraits("icon"), icon)],
    ///         rules: ["icon.size == (width: 40, height: 40)", "icon.leadingTop == container.leadingTop + 12"])
    ///
    /// - Parameters:
    ///   - views: the elements with the names by which rules refer to them.
    ///   - guides: the names of the layout guides: rectangles that draw nothing.
    ///   - rules: as in a document. The line of an error is the number of its rule, counted from 1.
    /// - Throws: the first error of each rule that has one.
    public static func element(
        views: [ConstrainedElement], guides: [String] = [], rules: [String]
    ) throws(RuleError.List) -> Element<ConstraintsLayout> {
        let sources = rules.enumerated().map { RuleSource($0.element, line: $0.offset + 1) }
        return element(
            views: views, guides: guides,
            rules: try Self.rules(sources, views: views.map(\.traits.name), guides: guides))
    }

    /// An element with views, guides, and rules as text, for a composition: errors of rules are thrown when it is drawn.
    ///
    /// - Parameters:
    ///   - views: the elements with the names by which rules refer to them.
    ///   - guides: the names of the layout guides: rectangles that draw nothing.
    ///   - rules: as in a document. The line of an error is the number of its rule, counted from 1.
    public static func composed(
        of views: [ConstrainedElement], guides: [String] = [], rules: [String]
    ) -> AnyElement {
        do {
            return try element(views: views, guides: guides, rules: rules).erased
        } catch {
            return Element(FailedLayout(error)).erased
        }
    }

    package static func element(
        views: [ConstrainedElement], guides: [String], rules: [Rule]
    ) -> Element<ConstraintsLayout> {
        let layout = ConstraintsLayout(views: views.map(\.traits), guides: guides, rules: rules)
        return Element(layout, children: views.map(\.element))
    }

    /// - Throws: the first error of each rule that has one.
    package static func rules(
        _ sources: [RuleSource], views: [String], guides: [String] = []
    ) throws(RuleError.List) -> [Rule] {
        let reader = RuleReader(views: views, guides: guides)
        var rules: [Rule] = []
        var errors: [RuleError] = []
        for source in sources {
            do {
                rules += try reader.rules(source)
            } catch {
                errors.append(error)
            }
        }
        guard errors.isEmpty else { throw RuleError.List(errors: errors) }
        return rules
    }
}

/// The last solutions of a layout of constraints. Where only the container has another size, which is so at most widths of a
/// sweep, the next solution starts from one of them.
final class KeptSolutions {
    /// The latest one last.
    private var solutions: [ConstraintSolution] = []

    /// A layout is solved up to four times for one size, and again when it is traced.
    private static let limit = 8

    /// - Parameters:
    ///   - measurements: those of all views, without areas of the container or of views.
    ///   - solution: solves the layout for them in the range.
    func solution(
        of measurements: [ViewMeasurement], in range: SizeRange, _ budget: Budget?,
        otherwise solution: () -> ConstraintSolution
    ) -> ConstraintSolution {
        let place = solutions.lastIndex { $0.problem.measurements == measurements && $0.problem.canMove(to: range) }
        // Out of the list, nothing else has it, so that it is changed in its place.
        var found = place.map { solutions.remove(at: $0) } ?? solution()
        if place != nil { found.move(to: range, budget) }
        if solutions.count == Self.limit { solutions.removeFirst() }
        solutions.append(found)
        return found
    }
}
