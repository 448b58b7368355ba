import QuoinLayout

/// What a solved layout has to tell: conflicts, wishes that were not met, what is open, what is unused. A value; each list
/// is in document order.
public struct ConstraintReport: Hashable, Sendable {
    /// A required constraint that was given up.
    public struct Broken: Hashable, Sendable {
        /// The constraint's name.
        public var constraint: String
        /// Its rule as it was written, without properties.
        public var text: String
        /// Where its rule stands in a document; `nil` for one that code made.
        public var place: SourcePlace?
        /// The names of a minimal set of earlier constraints: leave any one out and the broken one would fit.
        public var conflictsWith: [String]
    }

    /// An optional constraint that does not hold.
    public struct Unmet: Hashable, Sendable {
        /// The constraint's name; for an own size one such as `label hugs its content (width)`.
        public var constraint: String
        /// Above 0 and below 1000.
        public var priority: Double
        /// How far the two sides are apart, in points.
        public var distance: Double
        /// Where its rule stands in a document; `nil` where code or the engine asked for it.
        public var place: SourcePlace?
        /// Whether a rule asked for it, not the engine for a view's own size or the container's fit.
        public var isRule: Bool
    }

    /// An unknown that takes more than one value among all best solutions.
    public struct Ambiguous: Hashable, Sendable {
        /// What the solver looks for of a view or guide.
        public enum Unknown: String, Hashable, Sendable, CaseIterable {
            case left, top, width, height
        }

        /// The name of the view or guide.
        public var thing: String
        /// Of its alignment rectangle.
        public var unknown: Unknown
        /// The values it may take, in points; a bound may be infinite.
        public var interval: ClosedRange<Double>
        /// The value it was given, in points.
        public var value: Double

        /// The unknown's name, such as `a.left`.
        public var name: String { "\(thing).\(unknown.rawValue)" }
    }

    /// The required constraints that the layout went on without.
    public var broken: [Broken] = []
    /// The optional constraints that do not hold, but for the container's wish to be as small as it can.
    public var unmet: [Unmet] = []
    /// What the constraints left open, so that it settled as near 0 as it could (auto layout, §9).
    public var ambiguous: [Ambiguous] = []
    /// The views and guides that no rule mentions.
    public var unused: [String] = []

    /// Whether every required constraint holds and nothing is open.
    public var isSound: Bool { broken.isEmpty && ambiguous.isEmpty }
}

// MARK: - Messages

extension ConstraintReport.Broken: CustomStringConvertible {
    public var description: String {
        let names = conflictsWith.map { "«\($0)»" }.joined(separator: ", ")
        let clash = conflictsWith.isEmpty ? "it can never hold" : "it conflicts with \(names)"
        return "cannot satisfy «\(constraint)» (\(text)): \(clash)"
    }
}

extension ConstraintReport.Unmet: CustomStringConvertible {
    public var description: String {
        "«\(constraint)» (priority \(shortDescription(priority))) misses by \(shortDescription(distance))"
    }
}

extension ConstraintReport.Ambiguous: CustomStringConvertible {
    public var description: String {
        let interval = "\(shortDescription(interval.lowerBound))...\(shortDescription(interval.upperBound))"
        return "«\(name)» is open: it may be anything in \(interval) and was made \(shortDescription(value)); "
            + remedy
    }

    /// What would settle the unknown.
    public var remedy: String {
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

extension ConstraintReport: CustomStringConvertible {
    /// The report as text, one finding a line; empty where there is nothing to tell.
    public var description: String {
        let unused = unused.map { "no rule mentions «\($0)»" }
        return (broken.map(\.description) + unmet.map(\.description) + ambiguous.map(\.description) + unused)
            .joined(separator: "\n")
    }
}
