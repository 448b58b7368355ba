import QuoinLayout

/// The findings about a solved layout. Each list is in document order.
package struct ConstraintReport: Hashable, Sendable {
    /// A required constraint that was left out.
    package struct Broken: Hashable, Sendable {
        /// The constraint's name.
        package var constraint: String
        /// The rule as it was written, without properties.
        package var text: String
        /// The place of the rule in its document; `nil` for a rule made in Swift.
        package var place: SourcePlace?
        /// The names of a minimal set of earlier constraints: without any one of them the broken one would hold.
        package var conflictsWith: [String]
        /// The extents that would have to be negative: `label.width`.
        package var negative: [String] = []
        /// What the container's size has to do with it.
        package var containers: [ContainerExtent] = []
        /// What the container is for the author.
        var owner = "the container"
    }

    /// An extent of the container that is part of a conflict.
    package struct ContainerExtent: Hashable, Sendable {
        package var axis: Axis
        /// Those that it may have, in points.
        package var range: ExtentRange
        /// The nearest one with which there is no conflict.
        package var needed: Double
    }

    /// An optional constraint that does not hold.
    package struct Unmet: Hashable, Sendable {
        /// The constraint's name; for an intrinsic size one such as `label hugs its content (width)`.
        package var constraint: String
        /// Above 0 and below 1000.
        package var priority: Double
        /// The difference of the two sides, in points.
        package var distance: Double
        /// The place of the rule in its document; `nil` for a rule made in Swift and for a constraint of the engine.
        package var place: SourcePlace?
        /// Whether the constraint is a rule, and not one of the engine.
        package var isRule: Bool
        /// Whether it is a rule of at least hugging's priority, as those below are meant to yield, that has no effect: not one
        /// that pulls as far as another one lets it.
        var isLost = false
    }

    /// Optional constraints of one priority that do not all hold, so that what each gets is open.
    package struct Tie: Hashable, Sendable {
        /// Their names, in document order; the engine's come first.
        package var constraints: [String]
        package var priority: Double
        /// The names of the unknowns that are open because of it.
        package var unknowns: [String]
        /// The name of the first item with an open unknown.
        package var item: String
        /// A change with which they are not; `nil` if none was found.
        package var remedy: TieRemedy?
    }

    /// An unknown that has more than one value among all optimal solutions.
    package struct Ambiguous: Hashable, Sendable {
        /// Of an alignment rectangle.
        package enum Unknown: String, Hashable, Sendable, CaseIterable {
            case left, top, width, height
        }

        /// The name of the view or guide.
        package var item: String
        package var unknown: Unknown
        /// The possible values, in points; a bound may be infinite.
        package var interval: ClosedRange<Double>
        /// The value that was taken, in points.
        package var value: Double

        /// The unknown's name, such as `a.left`.
        package var name: String { "\(item).\(unknown.rawValue)" }
    }

    /// The required constraints that were left out.
    package var broken: [Broken] = []
    /// The optional constraints that do not hold.
    package var unmet: [Unmet] = []
    /// The rules that others override.
    package var lostRules: [Unmet] { unmet.filter(\.isLost) }
    /// The first 1,000 unknowns that the constraints do not determine, as far as they are found in a short time; each is as
    /// near 0 as possible (auto layout, §9).
    package var ambiguous: [Ambiguous] = []
    /// The ties from which unknowns are ambiguous.
    package var ties: [Tie] = []
    /// The views and guides that no rule mentions.
    package var unused: [String] = []
    /// The names of the guides and of the views of which nothing is seen.
    var unseen: Set<String> = []

    /// The unknowns for which a rule is missing: not those of items that no rule mentions, not those of a tie, and not those
    /// of guides and hidden views while all others are determined, because nothing that is seen depends on them.
    package var undetermined: [Ambiguous] {
        let tied = Set(ties.flatMap(\.unknowns))
        let open = ambiguous.filter { !unused.contains($0.item) && !tied.contains($0.name) }
        return open.allSatisfy { unseen.contains($0.item) } ? [] : open
    }
}

extension LayoutTree {
    /// The element of a view of a constraint layout; `nil` for a guide.
    package func view(_ name: String, in container: Int) -> Int? {
        children(of: container).first { label(of: $0) == name }
    }
}

// MARK: - Messages

extension ConstraintReport.Broken: CustomStringConvertible {
    package var description: String {
        let names = conflictsWith.filter { $0 != ConstraintSolution.notNegative }.map { "«\($0)»" }
        let causes = names + negative.map { "\($0), which is not negative" } + containers.map { $0.words(of: owner) }
        let clash = causes.isEmpty ? "no layout can satisfy it" : "it conflicts with \(causes.joined(separator: ", "))"
        let rule = constraint.hasPrefix(text) ? "" : " (\(text))"
        return "cannot satisfy «\(constraint)»\(rule): \(clash)"
    }
}

extension ConstraintReport.ContainerExtent {
    fileprivate func words(of owner: String) -> String {
        let bound = range.isExact ? "" : needed > range.max ? "at most " : "at least "
        let extent = shortDescription(needed > range.max ? range.max : range.min)
        return "the \(axis.extentName) of \(owner), \(bound)\(extent) (\(shortDescription(needed)) would do)"
    }
}

extension ConstraintReport.Tie: CustomStringConvertible {
    package var description: String {
        guard let remedy else { return cause }
        let effect = remedy.keepsFrames ? ", which changes no frame" : ""
        return "\(cause); lower one of them, such as \(remedy.change) on \(remedy.subject)\(effect)"
    }

    /// Without the change.
    package var cause: String {
        let names = constraints.map { "«\($0)»" }
        let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        return "\(list) have the same priority, \(shortDescription(priority)), and not all can hold"
    }
}

extension ConstraintReport.Unmet: CustomStringConvertible {
    package var description: String {
        "«\(constraint)» (priority \(shortDescription(priority))) misses by \(shortDescription(distance))"
    }
}

extension ConstraintReport.Ambiguous: CustomStringConvertible {
    package var description: String {
        let interval = "\(shortDescription(interval.lowerBound))...\(shortDescription(interval.upperBound))"
        return "«\(name)» is not determined: all of \(interval) is possible, and \(shortDescription(value)) is used; "
            + remedy
    }

    private var remedy: String {
        let what =
            switch unknown {
            case .left: "its horizontal position"
            case .top: "its vertical position"
            case .width: "its width"
            case .height: "its height"
            }
        let isFree =
            interval.upperBound == .infinity
            && (unknown == .width || unknown == .height
                || interval.lowerBound == -.infinity)
        return isFree ? "no constraint fixes \(what)" : "constraints bound \(what) but do not fix it"
    }
}

extension ConstraintReport {
    /// The message about a view or a guide that no rule mentions.
    package static func words(forUnused name: String) -> String { "no rule mentions «\(name)»" }
}

extension ConstraintReport: CustomStringConvertible {
    /// One line for each finding; empty if there is none.
    package var description: String {
        let unused = unused.map { Self.words(forUnused: $0) }
        let open = ties.map(\.description) + undetermined.map(\.description)
        return (broken.map(\.description) + unmet.map(\.description) + open + unused)
            .map(\.printable).joined(separator: "\n")
    }
}

/// A kind that notes a ``ConstraintSolution``: that of its children, or of elements further below.
package protocol ConstrainedKind: LayoutKind {}

extension ConstraintsLayout: ConstrainedKind {}

/// A kind whose content the code of an app makes by constraints, and makes anew with changed ones to try them.
package protocol TriedConstraintsKind: LayoutKind {
    /// Applied in their order to each layout of constraints.
    var trials: [ConstraintsLayout.Trial] { get set }

    /// The limits of lines that texts have instead of their own, by the name of the view; `nil` for no limit.
    var lineLimits: [String: Int?] { get set }
}

extension ConstraintsLayout {
    /// A change, which returns whether there was something to change.
    package typealias Trial = @Sendable (inout ConstraintsLayout) -> Bool
}

/// The views of a solution that the children of an element are; the element or one around it has the solution.
package struct ConstrainedChildren: Sendable {
    /// By child; `nil` for what is no view.
    package var views: [Int?]

    package init(views: [Int?]) { self.views = views }
}

/// A view in a solved constraint layout.
package struct ConstrainedView {
    package var solution: ConstraintSolution
    /// The index among the views.
    package var view: Int
    /// The element that has the solution.
    package var container: Int
    /// The origin of the layout, in points relative to the canvas.
    package var origin: Point

    package var name: String { solution.layout.views[view].name }

    /// The frame before rounding to pixels, in points relative to the canvas.
    package var exactFrame: Rect { solution.frame(of: .view(view)).moved(by: origin) }
}

extension Layout.LaidOutElement {
    /// The findings about an element with constraints, which call its container the canvas where it is that; `nil` for any
    /// other element.
    package var constraintReport: ConstraintReport? {
        guard var report = fact(ConstraintSolution.self)?.report else { return nil }
        if depth == 0 { for place in report.broken.indices { report.broken[place].owner = "the canvas" } }
        return report
    }
}

extension Layout.Trace {
    /// The view of an element in a constraint layout; `nil` for any other element.
    package func constrainedView(at index: Int) -> ConstrainedView? {
        guard let parent = layout.tree.parent(of: index) else { return nil }
        let place = index - layout.tree.children(of: parent).lowerBound
        let children = fact(ConstrainedChildren.self, of: parent)
        guard let view = children.map({ $0.views[place] }) ?? place else { return nil }
        for container in sequence(first: parent, next: layout.tree.parent) {
            if let solution = fact(ConstraintSolution.self, of: container) {
                return ConstrainedView(
                    solution: solution, view: view, container: container, origin: layout.frames[container].origin)
            }
            if children == nil { return nil }
        }
        return nil
    }

    /// Why an element has its size and place, as a block of lines for each element from the root down to it, and then the
    /// constraints that determine its edges.
    package func reasons(of index: Int) -> [String] {
        let view = constrainedView(at: index)
        return [explanation(of: index)] + (view.map { $0.solution.edgeLines(of: .view($0.view)) } ?? [])
    }
}

extension ConstraintSolution {
    /// The constraints that determine the edges of a view or guide, a line for each edge.
    package func edgeLines(of item: ConstraintItem) -> [String] {
        explanation(of: item).map { "  \($0.description.printable)" }
    }
}
