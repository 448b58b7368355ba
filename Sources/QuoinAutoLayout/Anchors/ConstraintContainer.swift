import QuoinLayout

/// Where views, guides and constraints are put together in code.
///
///     let container = ConstraintContainer()
///     let icon = container.view("icon", image)
///     icon.constraints {
///         $0.centerXAnchor == container.centerXAnchor
///         $0.topAnchor == container.topAnchor + 20
///         $0.widthAnchor == container.widthAnchor -- 20
///         $0.heightAnchor == $0.widthAnchor * 0.6 --! .priority(750) --! .identifier("ratio")
///     }
///     let element = try container.element()
///
/// The container is a workbench with an identity, as blocks that activate constraints need one; the element that it gives
/// is a value like any other.
public final class ConstraintContainer: ConstraintThingWithBaselines {
    public var thing: Thing { .container }
    public var name: String { "container" }
    public var constraintContainer: ConstraintContainer { self }

    private var views: [ConstrainedElement] = []
    private var guides: [String] = []
    private var active: [LayoutConstraint] = []
    /// By number of the constraint, its place in `active`.
    private var places: [Int: Int] = [:]
    private var constraintCount = 0

    /// A container with nothing in it yet.
    public init() {}

    /// Adds a view.
    ///
    /// - Parameters:
    ///   - name: by which reports speak of the view.
    ///   - traits: sets priorities, an own size, baselines or alignment insets.
    public func view(
        _ name: String, _ element: some LayoutElement, traits: (inout ViewTraits) -> Void = { _ in }
    ) -> ConstraintView {
        var viewTraits = ViewTraits(name)
        traits(&viewTraits)
        views.append(ConstrainedElement(viewTraits, element))
        return ConstraintView(thing: .view(views.count - 1), name: name, constraintContainer: self)
    }

    /// Adds a layout guide.
    public func guide(_ name: String) -> ConstraintGuide {
        guides.append(name)
        return ConstraintGuide(thing: .guide(guides.count - 1), name: name, constraintContainer: self)
    }

    /// The element that lays the views out by the constraints that are active.
    ///
    /// - Throws: what is wrong with the constraints, all at once: left or right tied to leading or trailing, a priority
    ///   out of its range, a number that is not finite, a multiplier of 0, things of two containers.
    public func element() throws(RuleErrors) -> Element<ConstraintsLayout> {
        let errors = active.compactMap { constraint in
            (constraint.spansContainers ? .otherContainer : constraint.rule.problem).map {
                RuleError($0, rule: constraint.rule.text, place: nil)
            }
        }
        guard errors.isEmpty else { throw RuleErrors(errors: errors) }
        let layout = ConstraintsLayout(views: views.map(\.traits), guides: guides, rules: active.map(\.rule))
        return Element(layout, children: views.map(\.element))
    }
}

// MARK: - Activation

extension ConstraintContainer {
    func nextNumber() -> Int {
        constraintCount += 1
        return constraintCount
    }

    func isActive(_ constraint: LayoutConstraint) -> Bool { places[constraint.number] != nil }

    /// Adds a constraint to the layout, or changes the one that is there.
    func activate(_ constraint: LayoutConstraint) {
        if let place = places[constraint.number] {
            active[place] = constraint
        } else {
            places[constraint.number] = active.count
            active.append(constraint)
        }
    }
}

extension Rule {
    /// What is wrong with a constraint that code made; the types have ruled out the rest.
    fileprivate var problem: RuleError.Problem? {
        if let second {
            let (a, b) = (first.attribute, second.attribute)
            if a.isAbsoluteSide && b.followsDirection || a.followsDirection && b.isAbsoluteSide {
                return .absoluteSideWithDirection(a.rawValue, b.rawValue)
            }
            if multiplier == 0 { return .zeroMultiplier }
        }
        if !priority.isValid { return .invalidPriority(priority.rawValue) }
        if !constant.isFinite { return .notFinite(shortDescription(constant)) }
        if !multiplier.isFinite { return .notFinite(shortDescription(multiplier)) }
        return nil
    }
}
