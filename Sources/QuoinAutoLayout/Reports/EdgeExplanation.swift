import QuoinLayout

/// The constraints that determine an edge of a view or guide.
package struct EdgeExplanation: Hashable, Sendable {
    package enum Edge: String, Hashable, Sendable, CaseIterable {
        case left, right, top, bottom

        var attribute: Attribute {
            switch self {
            case .left: .left
            case .right: .right
            case .top: .top
            case .bottom: .bottom
            }
        }

        /// What the edge depends on.
        fileprivate var unknowns: [ConstraintReport.Ambiguous.Unknown] {
            switch self {
            case .left: [.left]
            case .right: [.left, .width]
            case .top: [.top]
            case .bottom: [.top, .height]
            }
        }
    }

    /// A constraint that contributes to the edge's position.
    package struct Reason: Hashable, Sendable {
        package var constraint: String
        package var priority: Double
        /// `nil` for a rule made in Swift and for a constraint of the engine.
        package var place: SourcePlace?
    }

    /// The name of the view or guide, or `container`.
    package var item: String
    package var edge: Edge
    /// Of the alignment rectangle, in points of the container.
    package var position: Double
    /// In document order; they determine the edge together.
    package var reasons: [Reason]
    /// What determines it beside them, in words.
    package var others: String?
    /// Whether the constraints determine the edge; otherwise it is as near 0 as possible, or a tie is decided.
    var isDetermined: Bool
    /// Why a tie leaves the edge open; `nil` if none does.
    var tie: String?
}

extension EdgeExplanation: CustomStringConvertible {
    package var description: String {
        let names = reasons.map { reason in
            let priority = reason.priority >= 1000 ? nil : shortDescription(reason.priority)
            let notes = [priority, reason.place?.fileAndLine].compactMap(\.self)
            return "«\(reason.constraint)»" + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
        }
        let told = (names + [others.map { "and \($0)" }].compactMap(\.self)).joined(separator: ", ")
        let because = isDetermined ? told : tie ?? "no rule determines it; it is as near 0 as the rules allow"
        return "\(item).\(edge.rawValue) = \(shortDescription(position)): "
            + (isDetermined && reasons.isEmpty ? "the container" : because)
    }
}

extension ConstraintSolution {
    /// Left, right, top, bottom.
    package func explanation(of item: ConstraintItem) -> [EdgeExplanation] {
        let span = ActiveSpan(self)
        let name = layout.name(of: item)
        var ties: [ConstraintReport.Tie]?
        return EdgeExplanation.Edge.allCases.map { edge in
            var sum = LinearExpression()
            sum.add(Rule.Side(item, edge.attribute), times: 1, in: problem)
            let reasons = span.reasons(for: sum.terms)
            if reasons == nil { ties = ties ?? openness.ties }
            let tie = ties?.first { tie in edge.unknowns.contains { tie.unknowns.contains("\(name).\($0)") } }
            return EdgeExplanation(
                item: name, edge: edge, position: position(of: edge, item), reasons: (reasons ?? []).map(reason),
                isDetermined: reasons != nil, tie: tie?.cause)
        }
    }

    private func position(of edge: EdgeExplanation.Edge, _ item: ConstraintItem) -> Double {
        let rect = alignmentRect(of: item)
        return switch edge {
        case .left: rect.minX
        case .right: rect.maxX
        case .top: rect.minY
        case .bottom: rect.maxY
        }
    }

    private func reason(_ constraint: Int) -> EdgeExplanation.Reason {
        EdgeExplanation.Reason(
            constraint: name(of: constraint), priority: problem.priority(of: constraint),
            place: rule(of: constraint)?.place)
    }
}
