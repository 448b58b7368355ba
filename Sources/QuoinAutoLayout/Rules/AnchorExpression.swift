/// An anchor with arithmetic: a multiplier and a constant for each part.
package struct AnchorExpression: Sendable {
    package struct Part: Sendable {
        var label: String
        var attribute: Attribute
        var multiplier = 1.0
        /// In points.
        var constant = 0.0
    }

    var item: ConstraintItem
    var area: LayoutArea?
    package var kind: AnchorKind
    package var parts: [Part]
    /// The expression as it is written in a rule.
    package var text: String

    package init(_ item: ConstraintItem, _ area: LayoutArea? = nil, _ anchor: AnchorName, text: String) {
        (self.item, self.area) = (item, area)
        kind = anchor.kind
        parts = anchor.parts.map { Part(label: $0.label, attribute: $0.attribute) }
        self.text = text
    }

    /// Applies an operator; constants are added and multipliers multiplied, from left to right.
    ///
    /// A dimension is padded on both sides, so `++` and `--` count twice. Edges have one side each, so they count once.
    package mutating func apply(_ operation: AnchorOperator, _ operands: [Double]) {
        for (index, value) in operands.enumerated() where parts.indices.contains(index) {
            switch operation {
            case .times: parts[index].multiplier *= value
            case .divide: parts[index].multiplier /= value
            case .plus: parts[index].constant += value
            case .minus: parts[index].constant -= value
            case .grow: parts[index].constant += growth(index) * value
            case .shrink: parts[index].constant -= growth(index) * value
            }
        }
    }

    private func growth(_ index: Int) -> Double {
        switch parts[index].attribute {
        case .leading, .top: -1
        case .trailing, .bottom: 1
        default: 2
        }
    }
}

extension Rule {
    /// The constraints of a rule with an expression on its right side, one for each part.
    package static func rules(
        _ left: AnchorExpression, _ relation: Relation, _ right: AnchorExpression
    ) -> [Rule] {
        let text = "\(left.text) \(relation.rawValue) \(right.text)"
        return zip(left.parts, right.parts).map { a, b in
            var rule = Rule(
                Side(left.item, a.attribute, of: left.area), relation, Side(right.item, b.attribute, of: right.area),
                multiplier: b.multiplier, constant: b.constant, text: text)
            rule.part = a.label
            return rule
        }
    }

    /// The constraints of a rule with a number or a tuple on its right side, one for each part.
    package static func rules(
        _ left: AnchorExpression, _ relation: Relation, _ constants: [Double], text: String
    ) -> [Rule] {
        zip(left.parts, constants).map { part, constant in
            var rule = Rule(
                Side(left.item, part.attribute, of: left.area), relation, constant: constant,
                text: "\(left.text) \(relation.rawValue) \(text)")
            rule.part = part.label
            return rule
        }
    }
}
