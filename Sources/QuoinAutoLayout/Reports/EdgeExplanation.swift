import QuoinLayout

/// Which constraints put an edge of a view or guide where it is.
public struct EdgeExplanation: Hashable, Sendable {
    /// An edge, whatever the reading direction.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        case left, right, top, bottom

        var attribute: Attribute {
            switch self {
            case .left: .left
            case .right: .right
            case .top: .top
            case .bottom: .bottom
            }
        }
    }

    /// A constraint that has a part in it.
    public struct Reason: Hashable, Sendable {
        /// The constraint's name.
        public var constraint: String
        /// Above 0; from 1000 on the constraint is required.
        public var priority: Double
        /// Where its rule stands in a document; `nil` for a constraint of the engine and for a rule that code made.
        public var place: SourcePlace?
    }

    /// The name of the view or guide, or `container`.
    public var thing: String
    public var edge: Edge
    /// Where the edge of the alignment rectangle is, in points of the container.
    public var position: Double
    /// The constraints that determine the edge together, in document order.
    public var reasons: [Reason]
    /// Whether the reasons suffice; otherwise the edge rests where nothing holds it.
    public var isDetermined: Bool
}

extension EdgeExplanation: CustomStringConvertible {
    public var description: String {
        let names = reasons.map { reason in
            reason.priority >= 1000
                ? "«\(reason.constraint)»" : "«\(reason.constraint)» (\(shortDescription(reason.priority)))"
        }
        let because = isDetermined ? names.joined(separator: ", ") : "nothing fixes it; it rests as near 0 as it can"
        return "\(thing).\(edge.rawValue) = \(shortDescription(position)): "
            + (isDetermined && reasons.isEmpty ? "the container" : because)
    }
}

extension ConstraintSolution {
    /// Explains the four edges of a thing: left, right, top, bottom.
    public func explanation(of thing: Thing) -> [EdgeExplanation] {
        let span = ActiveSpan(self)
        return EdgeExplanation.Edge.allCases.map { edge in
            var sum = AttributeSum()
            sum.add(Rule.Side(thing, edge.attribute), times: 1, in: problem)
            let reasons = span.reasons(for: sum.terms)
            return EdgeExplanation(
                thing: layout.name(of: thing), edge: edge, position: position(of: edge, thing),
                reasons: (reasons ?? []).map(reason), isDetermined: reasons != nil)
        }
    }

    private func position(of edge: EdgeExplanation.Edge, _ thing: Thing) -> Double {
        let rect = alignmentRect(of: thing)
        return switch edge {
        case .left: rect.minX
        case .right: rect.maxX
        case .top: rect.minY
        case .bottom: rect.maxY
        }
    }

    private func reason(_ constraint: Int) -> EdgeExplanation.Reason {
        EdgeExplanation.Reason(
            constraint: name(of: constraint), priority: problem.system.constraints[constraint].priority,
            place: rule(of: constraint)?.place)
    }
}
