import QuoinDeclarations
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
    /// The first 1,000 unknowns that the constraints do not determine, as far as they are found in a short time; each is as
    /// near 0 as possible (auto layout, §9).
    package var ambiguous: [Ambiguous] = []
    /// The views and guides that no rule mentions.
    package var unused: [String] = []

    /// The unknowns of views and guides that rules mention. Of the others, none is determined.
    package var ambiguousOfMentioned: [Ambiguous] { ambiguous.filter { !unused.contains($0.item) } }
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
        let names = conflictsWith.map { "«\($0)»" }.joined(separator: ", ")
        let clash = conflictsWith.isEmpty ? "no layout can satisfy it" : "it conflicts with \(names)"
        return "cannot satisfy «\(constraint)» (\(text)): \(clash)"
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
        let ambiguous = ambiguousOfMentioned.map(\.description)
        return (broken.map(\.description) + unmet.map(\.description) + ambiguous + unused)
            .map(\.printable).joined(separator: "\n")
    }
}
