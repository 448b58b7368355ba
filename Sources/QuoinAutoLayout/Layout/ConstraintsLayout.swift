import QuoinDeclarations
import QuoinLayout

/// Views and guides placed by linear constraints with priorities: auto layout.
///
/// The children are the views, in the order of ``views``. Each has an intrinsic size, measured or from its traits. It does
/// not grow beyond that with its hugging priority, and does not shrink below it with its compression priority. If the
/// container's size is a range, the container is as small as its constraints allow.
public struct ConstraintsLayout: LayoutKind {
    public static let name = "constraints"

    /// The traits of the views, one for each child.
    public var views: [ViewTraits]
    /// The names of the layout guides: rectangles that draw nothing and have no intrinsic size.
    public var guides: [String]
    /// The constraints in document order. Of required ones that conflict, the later one is left out (auto layout, §9).
    package var rules: [Rule]

    /// - Parameter rules: not checked; a rule about an item that the layout does not have has no effect.
    package init(views: [ViewTraits], guides: [String] = [], rules: [Rule]) {
        self.views = views
        self.guides = guides
        self.rules = rules
    }

    public var childStyle: ElementStyle.Parts { [.baselines, .optionalSize] }

    /// Conflicts between rules, rules that others outdid, positions that they do not determine, and views that they do not
    /// mention.
    public func warnings(of element: LaidOutElement) -> [(property: String, reason: String)] {
        guard let report = element.fact(ConstraintSolution.self)?.report else { return [] }
        return report.broken.map { ("rules", "do not all hold: \($0)") }
            + report.unmet.filter(\.isRule).map { ("rules", "do not all hold: \($0)") }
            + report.ambiguousOfMentioned.map { ("rules", "do not determine everything: \($0)") }
            + report.unused.map { ("views", "are not all placed: \(ConstraintReport.words(forUnused: $0))") }
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let solution = solution(in: range, scope: scope)
        scope.record { solution }
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

    /// Measures the children and solves the layout. A view whose width is not its intrinsic one is measured again at
    /// that width, because text then has another height, and the layout is solved once more.
    func solution(in range: SizeRange, scope: LayoutScope) -> ConstraintSolution {
        let (direction, budget) = (scope.environment.direction, scope.environment.budget)
        var measurements = zip(views, scope.children).map { traits, child in
            child.measure(.unconstrained, parent: range.max)
            return traits.measurement(of: child)
        }
        let first = solution(of: measurements, in: range, direction: direction, budget: budget)
        var hasChanged = false
        for (index, child) in zip(views.indices, scope.children) where views[index].intrinsic == nil {
            let width = first.frame(of: .view(index)).size.width
            guard abs(width - child.size.width) > 1e-6 else { continue }
            child.measure(
                SizeRange(width: ExtentRange(exactly: width), height: .unconstrained), parent: range.max)
            var changed = views[index].measurement(of: child)
            changed.size.width = measurements[index].size.width
            hasChanged = hasChanged || changed != measurements[index]
            measurements[index] = changed
        }
        guard hasChanged else { return first }
        return solution(of: measurements, in: range, direction: direction, budget: budget)
    }

    /// Places the children. Frames are rounded by their edges, so neighbors still touch (auto layout, §11).
    func place(_ solution: ConstraintSolution, scope: LayoutScope) {
        let width = scope.grid.ceil(solution.container.width)
        for (index, child) in zip(views.indices, scope.children) {
            let frame = scope.grid.roundEdges(of: solution.frame(of: .view(index)))
            child.measure(SizeRange(exactly: frame.size), parent: solution.container)
            // The engine mirrors every placed child, but the solution is mirrored already.
            let isMirrored = scope.environment.direction == .rightToLeft
            child.place(at: isMirrored ? Point(width - frame.maxX, frame.minY) : frame.origin)
        }
    }
}

/// A view of a layout of constraints: an element and its traits.
public struct ConstrainedElement: Sendable {
    public var traits: ViewTraits
    /// The element that is measured for the view's intrinsic size, and placed in the view's frame.
    public var element: AnyElement

    public init(_ traits: ViewTraits, _ element: some LayoutElement) {
        self.traits = traits
        self.element = element.erased
    }
}

extension ConstraintsLayout {
    /// An element with views, guides, and rules as text.
    ///
    ///     let card = try ConstraintsLayout.element(
    ///         views: [ConstrainedElement(ViewTraits("icon"), icon)],
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
