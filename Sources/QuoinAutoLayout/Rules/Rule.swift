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

/// The container, a view or a guide of a layout of constraints.
package enum ConstraintItem: Hashable, Sendable {
    /// The parent of all views and guides; its rectangle starts at (0, 0).
    case container
    /// A view, counted from 0.
    case view(Int)
    /// A layout guide, counted from 0.
    case guide(Int)
}

/// The names by which rules refer to items.
struct ConstraintItemNames: Sendable {
    static let container = "container"

    private var items: [String: ConstraintItem] = [Self.container: .container]

    /// If two items have the same name, it refers to the first.
    init(views: [String], guides: [String]) {
        for (index, name) in views.enumerated() where items[name] == nil { items[name] = .view(index) }
        for (index, name) in guides.enumerated() where items[name] == nil { items[name] = .guide(index) }
    }

    subscript(name: String) -> ConstraintItem? { items[name] }

    func nearest(to name: String) -> String? {
        nearestName(to: name, among: items.keys.sorted() + LayoutArea.allCases.map(\.rawValue))
    }
}

/// A part of the rectangle of the container or of a view that rules may name like a guide: `safeArea.top`.
///
/// Its insets are fixed before the rules are solved, as those of UIKit's ready-made guides are.
package enum LayoutArea: String, Hashable, Sendable, CaseIterable {
    /// Without what bars and rounded corners cover.
    case safeArea
    /// The safe area without the margins.
    case layoutMargins
    /// The middle of the margins' area, no wider than lines are easy to read.
    case readableContent
}

/// A number of an item's rectangle, which constraints relate to another one or to a constant.
package enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// Positions from left to right. Leading and trailing change sides in a right-to-left container.
    case leading, trailing, left, right, centerX
    /// Positions from top to bottom.
    case top, bottom, centerY, firstBaseline, lastBaseline
    /// Extents, never negative.
    case width, height

    /// The kind of an attribute. Both sides of a constraint must be of the same kind.
    package enum Kind: String, Hashable, Sendable {
        case x, y, dimension
    }

    package var kind: Kind {
        switch self {
        case .leading, .trailing, .left, .right, .centerX: .x
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .y
        case .width, .height: .dimension
        }
    }

    /// Whether the attribute changes sides in a right-to-left container.
    package var followsDirection: Bool { self == .leading || self == .trailing }

    package var isAbsoluteSide: Bool { self == .left || self == .right }

    /// The attribute with leading and trailing replaced by left and right.
    package func resolved(_ direction: LayoutDirection) -> Attribute {
        switch self {
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        default: self
        }
    }

    /// Whether a line at the attribute runs along letters.
    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// How important a constraint is: above 0, and at most 1000. A constraint with the priority 1000 is required.
public struct LayoutPriority: Hashable, Comparable, Sendable {
    /// Above 0 and at most 1000; not checked here.
    public var rawValue: Double

    /// - Parameter rawValue: above 0 and at most 1000; not checked here.
    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// The constraint holds exactly, or it is left out and reported as broken.
    public static let required = LayoutPriority(1000)
    /// By default, the priority with which a view does not shrink below its intrinsic size.
    public static let defaultHigh = LayoutPriority(750)
    /// By default, the priority with which a view does not grow beyond its intrinsic size.
    public static let defaultLow = LayoutPriority(250)
    /// The priority with which a container whose size is a range is as small as possible (auto layout, §12).
    public static let fittingSizeLevel = LayoutPriority(50)

    /// The priorities that have names in rules.
    static let named: [String: LayoutPriority] = [
        "required": .required, "defaultHigh": .defaultHigh, "dragThatCanResizeScene": 510,
        "sceneSizeStayPut": 500, "dragThatCannotResizeScene": 490,
        "defaultLow": .defaultLow, "fittingSizeLevel": .fittingSizeLevel,
    ]

    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

    package var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}

/// The text of a rule, and its place in a document.
package struct RuleSource: Hashable, Sendable {
    /// One rule in the grammar of rules (auto layout, §8). White space and line breaks between its parts are ignored.
    package var text: String
    package var place: SourcePlace

    /// - Parameters:
    ///   - line: the line in which the text begins, counted from 1.
    ///   - column: the column in which the text begins, counted from 1.
    package init(_ text: String, line: Int = 1, column: Int = 1) {
        self.text = text
        place = SourcePlace(line: line, column: column)
    }

    /// The place of a character of the text.
    func place(at offset: Int) -> SourcePlace {
        var place = place
        for character in text.prefix(offset) {
            if character.isNewline {
                (place.line, place.column) = (place.line + 1, 1)
            } else {
                place.column += 1
            }
        }
        return place
    }

    /// The whole text in one line.
    var line: String { text(upTo: text.count) }

    /// The text before a character in one line, without white space at its ends.
    func text(upTo offset: Int) -> String {
        let text = text.prefix(offset)
        // Nearly every rule is one line of ASCII, and looking up the properties of characters takes long.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return String(text.trimming { $0 == " " }) }
        return text.split(whereSeparator: \.isNewline)
            .map { $0.trimming(while: \.isWhitespace) }.joined(separator: " ")
    }
}

/// Reads rules about the items of one layout.
package struct RuleReader: Sendable {
    private let names: ConstraintItemNames

    /// - Parameters:
    ///   - views: the names of the layout's views, in their order. If two items have the same name, it refers to the
    ///     first.
    ///   - guides: the names of the layout's guides, in their order.
    package init(views: [String], guides: [String] = []) {
        names = ConstraintItemNames(views: views, guides: guides)
    }

    /// The constraints of a rule, part by part.
    ///
    /// - Throws: its first error.
    package func rules(_ source: RuleSource) throws(RuleError) -> [Rule] {
        try RuleParser.rules(source, names: names)
    }

    /// Whether rules can refer to a view or guide by a name: letters, digits and underscores, not a digit first, and
    /// not `container`, which is reserved.
    package static func canSpell(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_", name != ConstraintItemNames.container else {
            return false
        }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
