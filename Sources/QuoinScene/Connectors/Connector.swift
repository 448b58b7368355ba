import QuoinLayout

/// A line from one element to another, such as an arrow between two boxes of a figure.
///
///     Row { Text("App").id("app"); Text("Database").id("db") }
///         .connectors(Connector(from: "app", to: "db", label: "reads"))
///
/// It is drawn after the layout, over the children of the element that has it, and takes no space there.
public struct Connector: Hashable, Sendable {
    /// Where the line begins.
    public var from: End
    /// Where it leads to.
    public var to: End
    public var route: Route
    /// The width of the line, in points.
    public var width: Double
    public var color: Color
    public var style: Border.LineStyle
    /// How the line and each dash end.
    public var cap = Cap.butt
    /// How far bends are rounded, in points.
    public var cornerRadius = 6.0
    /// What is drawn where the line ends.
    public var head: Head
    /// What is drawn where the line begins.
    public var tail: Head
    /// A text at the line. What has the usual color of labels is drawn in the color of the line.
    public var label: TextContent?
    public var labelPlacement = LabelPlacement.beside
    /// Where it is in its document; `nil` if it comes from Swift.
    package var source: SourcePlace?

    /// - Parameters:
    ///   - from: where the line begins: an element, or a point of it, as in `"api"` and `"api.right"`.
    ///   - to: where it leads to.
    ///   - label: a text at the line, in the usual style of labels.
    ///   - width: of the line, in points.
    public init(
        from: End, to: End, label: String? = nil, route: Route = .orthogonal, width: Double = 1.5,
        color: Color = Connector.usualColor, style: Border.LineStyle = .solid, head: Head.Kind = .arrow,
        tail: Head.Kind = .none
    ) {
        (self.from, self.to, self.route) = (from, to, route)
        (self.width, self.color, self.style) = (width, color, style)
        (self.head, self.tail) = (Head(head), Head(tail))
        self.label = label.map { TextContent($0, style: Connector.labelStyle, paragraph: .label) }
    }

    /// A gray that is visible on light and on dark.
    public static let usualColor = Color(hex: 0x6B7280)

    /// The usual style of labels.
    public static let labelStyle = TextStyle(size: 12, color: usualColor)

    /// How many an element of a document may have: the way of each is found among those before it.
    static let most = 200

    /// How far lines and labels may reach beyond the element that has them, in points.
    static let reach = 100.0

    /// The way of a line.
    public enum Route: String, Hashable, Sendable, CaseIterable {
        /// Along the axes with few bends, around elements that it does not join.
        case orthogonal
        /// Directly from one end to the other.
        case straight
    }

    /// How a line and its dashes end.
    public enum Cap: String, Hashable, Sendable, CaseIterable {
        case butt
        /// With a half circle beyond the end.
        case round
    }

    /// Where a label is.
    public enum LabelPlacement: String, Hashable, Sendable, CaseIterable {
        /// Above a horizontal line, beside another one, where there is room.
        case beside
        /// In a gap of the line.
        case inside
    }

    /// What is drawn at an end.
    public struct Head: Hashable, Sendable {
        public var kind: Kind
        /// The length along the line, in points; `nil` for one that suits the width of the line.
        public var size: Double?

        public init(_ kind: Kind, size: Double? = nil) {
            (self.kind, self.size) = (kind, size)
        }

        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case none
            /// A filled triangle.
            case arrow
            /// Two lines.
            case open
            /// A filled circle.
            case dot
            /// A filled square on one of its corners.
            case diamond
        }
    }
}

extension Connector {
    /// The label in the colors in which it is drawn.
    var coloredLabel: TextContent? {
        guard var label else { return nil }
        for index in label.spans.indices where label.spans[index].style.color == Self.usualColor {
            label.spans[index].style.color = color
        }
        return label
    }
}

extension Connector.Head {
    /// The length along a line of a width, in points.
    func length(width: Double) -> Double {
        switch kind {
        case .none: 0
        case .arrow, .open: size ?? 4 + 3 * width
        case .dot: size ?? 3 + 2 * width
        case .diamond: size ?? 6 + 4 * width
        }
    }
}

extension ParagraphStyle {
    /// The lines of a label, centered.
    static let label: ParagraphStyle = {
        var style = ParagraphStyle()
        style.alignment = .center
        return style
    }()
}

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
