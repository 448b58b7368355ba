import QuoinLayout

/// Lines along an element's bounds, over its content and children (Texture, §11.1; CSS Backgrounds 3, §4).
public struct Border: Hashable, Sendable {
    /// Around a form that is no rectangle this line runs all the way, and the three below have no effect.
    public var top: BorderSide
    public var right: BorderSide
    public var bottom: BorderSide
    public var left: BorderSide
    /// Where the lines run; a border takes no room in the layout.
    public var position = BorderPosition.inside

    /// - Parameter width: in points, 0 or more.
    public init(width: Double, color: Color = .black, style: LineStyle = .solid) {
        self.init(all: BorderSide(width: width, color: color, style: style))
    }

    /// The same line on every side.
    public init(all side: BorderSide) {
        self.init(top: side, right: side, bottom: side, left: side)
    }

    /// A line for each side; none where absent.
    public init(
        top: BorderSide = .none, right: BorderSide = .none, bottom: BorderSide = .none, left: BorderSide = .none
    ) {
        (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
    }

    /// The line of a side.
    public subscript(side: Side) -> BorderSide {
        get {
            switch side {
            case .top: top
            case .right: right
            case .bottom: bottom
            case .left: left
            }
        }
        set {
            switch side {
            case .top: top = newValue
            case .right: right = newValue
            case .bottom: bottom = newValue
            case .left: left = newValue
            }
        }
    }

    /// The widths of the lines, in points.
    public var widths: EdgeInsets {
        EdgeInsets(top: top.width, left: left.width, bottom: bottom.width, right: right.width)
    }

    /// Whether all sides are the same; only around a rectangle can they differ.
    public var isUniform: Bool { top == right && top == bottom && top == left }

    /// Whether no line is interrupted.
    var isSolid: Bool { Side.allCases.allSatisfy { self[$0].style == .solid } }
}

/// The line of one side of a border.
public struct BorderSide: Hashable, Sendable {
    /// In points, 0 or more.
    public var width: Double
    /// The line's; what is behind shines through where it is not opaque.
    public var color: Color
    /// How the line is interrupted; around square corners the dashes of each side begin anew.
    public var style: LineStyle

    /// A line, its width in points, 0 or more; solid and black unless said otherwise.
    public init(width: Double, color: Color = .black, style: LineStyle = .solid) {
        (self.width, self.color, self.style) = (width, color, style)
    }

    /// No line.
    public static let none = BorderSide(width: 0)
}

/// Where the lines of a border run.
public enum BorderPosition: String, Hashable, Sendable, CaseIterable {
    case inside
    /// Half of each line inside the bounds, half outside.
    case center
    case outside

    /// The part of a line's width that lies outside the bounds.
    var outsidePart: Double {
        switch self {
        case .inside: 0
        case .center: 0.5
        case .outside: 1
        }
    }
}
