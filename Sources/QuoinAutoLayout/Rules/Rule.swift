import QuoinLayout

/// One constraint between attributes of things: `first relation multiplier × second + constant`, or
/// `first relation constant`.
public struct Rule: Hashable, Sendable {
    /// An attribute of a thing.
    public struct Side: Hashable, Sendable {
        /// One that the layout does not have leaves the rule without effect.
        public var thing: Thing
        /// Leading and trailing make the rule run the other way in a right-to-left container (auto layout, §11).
        public var attribute: Attribute

        public init(_ thing: Thing, _ attribute: Attribute) {
            self.thing = thing
            self.attribute = attribute
        }
    }

    /// The left side, without any arithmetic.
    public var first: Side
    /// How the first side compares to what the rest comes to.
    public var relation: Relation
    /// What the first side is tied to, measuring the same kind; `nil` where it is compared to a number alone.
    public var second: Side?
    /// How often the second side counts; without effect where there is none.
    public var multiplier = 1.0
    /// In points.
    public var constant: Double
    /// Required unless the rule says otherwise.
    public var priority = LayoutPriority.required
    /// The name that the rule gives itself for reports; `nil` where its text has to do.
    public var identifier: String?
    /// The rule as it was written, without properties.
    public var text: String
    /// What the constraint is called within a composite rule: `leading`, `width`, `x`; empty for a single one.
    public var part: String = ""
    /// The name under which `-->` registered the rule.
    public var variable: String?
    /// Where the rule stands in a document.
    public var place: SourcePlace?

    /// A required constraint without an identifier.
    ///
    /// Nothing is checked: both sides ought to measure the same kind, and left or right not be tied to leading or
    /// trailing. A constant or multiplier that is not finite leaves the rule without effect.
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
