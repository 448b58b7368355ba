import QuoinAutoLayout

/// Collects views, guides and constraints, and makes an element of them.
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
/// The container is a class, because blocks add constraints to it; the element is a value.
public final class ConstraintContainer: AnchoredItem {
    /// A view in a container.
    public struct View: AnchoredItem {
        package let index: Int
        public let name: String
        public let constraintContainer: ConstraintContainer
    }

    /// A layout guide in a container: a rectangle that draws nothing and has no intrinsic size.
    public struct Guide: AnchoredItem {
        package let index: Int
        public let name: String
        public let constraintContainer: ConstraintContainer
    }

    /// An area of a container or of a view: what is safe from bars, what is within the margins, or what is readable. Its
    /// insets are fixed before the constraints are solved.
    public struct Area: AnchoredItem {
        let base: any AnchoredItem
        let area: LayoutArea

        public var name: String { "\(base.name).\(area.rawValue)" }
        public var constraintContainer: ConstraintContainer { base.constraintContainer }
    }

    public var name: String { "container" }
    public var constraintContainer: ConstraintContainer { self }

    private var views: [ConstrainedElement] = []
    private var guides: [String] = []
    private var active: [LayoutConstraint] = []
    /// By number of the constraint, its place in `active`.
    private var places: [Int: Int] = [:]
    private var constraintCount = 0

    /// An empty container.
    public init() {}

    /// Adds a view.
    ///
    /// - Parameters:
    ///   - name: the name by which reports refer to the view.
    ///   - element: the element that is measured for the view's intrinsic size, and placed in its frame.
    ///   - traits: sets priorities, an intrinsic size, baselines or alignment insets.
    public func view(
        _ name: String, _ element: some LayoutElement, traits: (inout ConstraintsLayout.ViewTraits) -> Void = { _ in }
    ) -> View {
        var viewTraits = ConstraintsLayout.ViewTraits(name)
        traits(&viewTraits)
        views.append(ConstrainedElement(viewTraits, element))
        return View(index: views.count - 1, name: name, constraintContainer: self)
    }

    /// Adds a layout guide.
    public func guide(_ name: String) -> Guide {
        guides.append(name)
        return Guide(index: guides.count - 1, name: name, constraintContainer: self)
    }

    /// The element that lays the views out by the active constraints.
    ///
    /// - Throws: all errors of the constraints: left or right tied to leading or trailing, a priority out of its range, a
    ///   number that is not finite, a multiplier of 0, items of two containers.
    public func element() throws(RuleError.List) -> Element<ConstraintsLayout> {
        let errors = active.compactMap { constraint in
            (constraint.spansContainers ? .otherContainer : constraint.rule.problem).map {
                RuleError($0, rule: constraint.rule.text, place: nil)
            }
        }
        guard errors.isEmpty else { throw RuleError.List(errors: errors) }
        return ConstraintsLayout.element(views: views, guides: guides, rules: active.map(\.rule))
    }

    /// The element of a container that a closure fills, for a composition: errors of constraints are thrown when it is
    /// drawn.
    ///
    ///     var element: some LayoutElement {
    ///         ConstraintContainer.composed { container in
    ///             let title = container.view("title", Text("Lisbon"))
    ///             title.constraints { $0.topAnchor == container.topAnchor + 8 }
    ///         }
    ///     }
    public static func composed(_ fill: (ConstraintContainer) -> Void) -> AnyElement {
        let container = ConstraintContainer()
        fill(container)
        do {
            return try container.element().erased
        } catch {
            return Element(FailedLayout(error)).erased
        }
    }

    func item(of item: some AnchoredItem) -> ConstraintItem {
        switch item {
        case let view as View: .view(view.index)
        case let guide as Guide: .guide(guide.index)
        case let area as Area: area.base.item
        default: .container
        }
    }
}

// MARK: - Areas

extension ConstraintContainer {
    /// What bars and rounded corners of the canvas do not cover.
    public var safeAreaLayoutGuide: Area { Area(base: self, area: .safeArea) }
    /// The safe area without the margins of the canvas.
    public var layoutMarginsGuide: Area { Area(base: self, area: .layoutMargins) }
    /// The middle of the margins' area, at most 672 points wide.
    public var readableContentGuide: Area { Area(base: self, area: .readableContent) }
}

extension ConstraintContainer.View {
    /// The part of the view that is in the container's safe area.
    public var safeAreaLayoutGuide: ConstraintContainer.Area { ConstraintContainer.Area(base: self, area: .safeArea) }
    /// The view's safe area without the margins of its traits.
    public var layoutMarginsGuide: ConstraintContainer.Area {
        ConstraintContainer.Area(base: self, area: .layoutMargins)
    }
    /// The middle of the view's margins' area, at most 672 points wide.
    public var readableContentGuide: ConstraintContainer.Area {
        ConstraintContainer.Area(base: self, area: .readableContent)
    }
}

// MARK: - Activation

extension ConstraintContainer {
    func nextNumber() -> Int {
        constraintCount += 1
        return constraintCount
    }

    func isActive(_ constraint: LayoutConstraint) -> Bool { places[constraint.number] != nil }

    /// Adds a constraint to the layout, or updates it if it is active.
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
    /// An error of a constraint that the types do not prevent.
    fileprivate var problem: RuleError.Problem? {
        if let second {
            let (a, b) = (first.attribute, second.attribute)
            if a.isAbsoluteSide && b.followsDirection || a.followsDirection && b.isAbsoluteSide {
                return .absoluteSideWithDirection(a.rawValue, b.rawValue)
            }
            if multiplier == 0 { return .zeroMultiplier }
        }
        if !priority.isValid { return .invalidPriority(priority.rawValue) }
        if !constant.isFinite { return .notFinite("\(constant)") }
        if !multiplier.isFinite { return .notFinite("\(multiplier)") }
        return nil
    }
}
