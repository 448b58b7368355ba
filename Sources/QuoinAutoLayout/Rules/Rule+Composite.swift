extension Rule {
    /// The constraints of a rule whose right side is an expression, part by part.
    static func rules(_ left: AnchorSum, _ relation: Relation, _ right: AnchorSum) -> [Rule] {
        let text = "\(left.text) \(relation.rawValue) \(right.text)"
        return zip(left.parts, right.parts).map { a, b in
            var rule = Rule(
                Side(left.thing, a.attribute), relation, Side(right.thing, b.attribute),
                multiplier: b.multiplier, constant: b.constant, text: text)
            rule.part = a.label
            return rule
        }
    }

    /// The constraints of a rule whose right side is a number or a tuple.
    static func rules(_ left: AnchorSum, _ relation: Relation, _ constants: [Double], text: String) -> [Rule] {
        zip(left.parts, constants).map { part, constant in
            var rule = Rule(
                Side(left.thing, part.attribute), relation, constant: constant,
                text: "\(left.text) \(relation.rawValue) \(text)")
            rule.part = part.label
            return rule
        }
    }
}
