import QuoinLayout

/// One constraint between attributes of things: `first relation multiplier × second + constant`, or
/// `first relation constant`.
public struct Rule: Hashable, Sendable {
    /// An attribute of a thing.
    public struct Side: Hashable, Sendable {
        public var thing: Thing
        public var attribute: Attribute

        public init(_ thing: Thing, _ attribute: Attribute) {
            self.thing = thing
            self.attribute = attribute
        }
    }

    public var first: Side
    public var relation: Relation
    public var second: Side?
    public var multiplier = 1.0
    /// In points.
    public var constant: Double
    public var priority = LayoutPriority.required
    public var identifier: String?
    /// The rule as it was written, without properties.
    public var text: String
    /// What the constraint is called within a composite rule: `leading`, `width`, `x`; empty for a single one.
    public var part: String = ""
    /// The name under which `-->` registered the rule.
    public var variable: String?
    /// Where the rule stands in a document.
    public var place: SourcePlace?

    public init(
        _ first: Side, _ relation: Relation, _ second: Side? = nil, multiplier: Double = 1, constant: Double = 0,
        text: String
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.text = text
    }

    /// What reports call the constraint: its identifier or else its text, with its part.
    public var name: String {
        guard !part.isEmpty else { return identifier ?? text }
        return identifier.map { "\($0).\(part)" } ?? "\(text) [\(part)]"
    }
}
