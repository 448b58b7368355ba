import QuoinLayout

/// One constraint between attributes of items: `first relation multiplier × second + constant`, or
/// `first relation constant`.
package struct Rule: Hashable, Sendable {
    /// A multiplier that is known when views are measured: the share of the first item's content in the content of several.
    package struct ContentShare: Hashable, Sendable {
        /// The items whose contents add up, the first one of the rule among them.
        package var items: [ConstraintItem]
        /// What is between the items, in points; it is no part of what they share.
        package var spacing: Double

        package init(of items: [ConstraintItem], spacing: Double) { (self.items, self.spacing) = (items, spacing) }
    }

    /// An attribute of an item.
    package struct Side: Hashable, Sendable {
        package var item: ConstraintItem
        /// The area of the item that the attribute is of; `nil` for its whole rectangle.
        package var area: LayoutArea?
        package var attribute: Attribute

        package init(_ item: ConstraintItem, _ attribute: Attribute, of area: LayoutArea? = nil) {
            (self.item, self.area, self.attribute) = (item, area, attribute)
        }
    }

    package var first: Side
    package var relation: Relation
    /// Of the same kind as the first side; `nil` if that is compared to a number.
    package var second: Side?
    package var multiplier = 1.0
    /// In points.
    package var constant: Double
    /// The item from whose top left corner positions are measured; the container's by default. It matters for a multiplier,
    /// and for a position that is compared to an extent or a number.
    package var origin = ConstraintItem.container
    /// What the multiplier is a share of, by content; `nil` for the multiplier alone.
    package var share: ContentShare?
    package var priority = LayoutPriority.required
    /// The name that is set in the rule, for reports.
    package var identifier: String?
    /// The rule as it was written, without properties.
    package var text: String
    /// The name of the constraint within a composite rule: `leading`, `width`, `x`; empty for a single one.
    package var part: String = ""
    package var place: SourcePlace?

    /// A required constraint without an identifier. Nothing is checked; a constant or multiplier that is not finite, or an
    /// item that the layout does not have, leaves the rule without effect.
    package init(
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

    /// The constraint's name in reports: its identifier, or otherwise its text, with its part.
    package var name: String {
        guard !part.isEmpty else { return identifier ?? text }
        return identifier.map { "\($0).\(part)" } ?? "\(text) [\(part)]"
    }
}
