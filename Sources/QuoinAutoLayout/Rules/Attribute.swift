import QuoinLayout

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
    func resolved(_ direction: LayoutDirection) -> Attribute {
        switch self {
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        default: self
        }
    }

    /// Whether a line at the attribute runs along letters.
    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
