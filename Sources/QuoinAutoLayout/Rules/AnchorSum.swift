/// An anchor of a thing with what arithmetic made of it: a multiplier and a constant for each part.
struct AnchorSum: Sendable {
    struct Part: Sendable {
        var label: String
        var attribute: Attribute
        var multiplier = 1.0
        /// In points.
        var constant = 0.0
    }

    var thing: Thing
    var kind: AnchorKind
    var parts: [Part]
    /// The expression as a rule says it.
    var text: String

    init(_ thing: Thing, _ anchor: AnchorName, text: String) {
        self.thing = thing
        kind = anchor.kind
        parts = anchor.parts.map { Part(label: $0.label, attribute: $0.attribute) }
        self.text = text
    }

    /// Applies an operator; constants add up and multipliers multiply, from left to right.
    ///
    /// A dimension is padded on both sides, so `++` and `--` count twice; edges have a side each, so they count once, inward
    /// for `--` and outward for `++`.
    mutating func apply(_ operation: AnchorOperator, _ operands: [Double]) {
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
