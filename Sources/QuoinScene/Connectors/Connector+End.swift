import QuoinLayout

extension Connector {
    /// Where a line begins or ends: an element, a point of one, or a point that is level with two.
    ///
    /// As a text it is the id of an element, and the name of a side, a corner or the center if the line should be there:
    /// `api`, `api.right`, `api.topLeft`.
    public struct End: Hashable, Sendable {
        /// What gives the horizontal position.
        public var x: Place
        /// What gives the vertical position.
        public var y: Place

        /// At an element.
        public init(_ element: String, _ anchor: Anchor? = nil) {
            x = Place(element: element, anchor: anchor)
            y = x
        }

        /// Where the vertical line through one place and the horizontal line through another meet.
        public init(x: Place, y: Place) {
            (self.x, self.y) = (x, y)
        }
    }

    /// A place at an element.
    public struct Place: Hashable, Sendable {
        /// The element's id.
        public var element: String
        /// `nil` for the side that gives the best way.
        public var anchor: Anchor?

        public init(element: String, anchor: Anchor? = nil) {
            (self.element, self.anchor) = (element, anchor)
        }
    }

    /// A point of an element.
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
        case top, bottom, left, right
        /// The side where reading starts.
        case leading
        /// The side where reading ends.
        case trailing
        case topLeft, topRight, bottomLeft, bottomRight
        case topLeading, topTrailing, bottomLeading, bottomTrailing
        case center
    }
}

extension Connector.Place: ExpressibleByStringLiteral {
    /// A place as a text: `api`, `api.right`.
    public init(_ text: String) {
        self.init(element: text)
        guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
            let anchor = Connector.Anchor(rawValue: String(text[text.index(after: dot)...]))
        else { return }
        self.init(element: String(text[..<dot]), anchor: anchor)
    }

    public init(stringLiteral text: String) { self.init(text) }

    /// The place as a text.
    var text: String { anchor.map { "\(element).\($0.rawValue)" } ?? element }
}

extension Connector.End: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        x = Connector.Place(text)
        y = x
    }
}

extension Connector.Anchor {
    /// The anchor with left and right in place of leading and trailing.
    func resolved(for direction: LayoutDirection) -> Connector.Anchor {
        let isMirrored = direction == .rightToLeft
        return switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .topLeading: isMirrored ? .topRight : .topLeft
        case .topTrailing: isMirrored ? .topLeft : .topRight
        case .bottomLeading: isMirrored ? .bottomRight : .bottomLeft
        case .bottomTrailing: isMirrored ? .bottomLeft : .bottomRight
        case .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .center: self
        }
    }

    /// The side that the anchor is the middle of; `nil` for corners and the center.
    var side: Side? {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        default: nil
        }
    }

    /// The point as fractions of the width and the height.
    var factors: Point {
        let name = rawValue.lowercased()
        let x = name.hasSuffix("left") ? 0.0 : name.hasSuffix("right") ? 1 : 0.5
        let y = name.hasPrefix("top") ? 0.0 : name.hasPrefix("bottom") ? 1 : 0.5
        return Point(x, y)
    }
}

extension Connector.End: CustomStringConvertible {
    /// The end as documents write it.
    public var description: String { x == y ? x.text : "{x: \(x.text), y: \(y.text)}" }
}
