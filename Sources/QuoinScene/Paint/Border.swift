import QuoinValues

/// Lines along an element's bounds, over its content and children (Texture, §11.1; CSS Backgrounds 3, §4).
///
/// A border takes no space in the layout. The sides can differ only around a rectangle. Around any other shape, the top
/// line runs all the way.
public struct Border: Hashable, Sendable {
    public var top: Line
    public var right: Line
    public var bottom: Line
    public var left: Line
    /// Where the lines run, relative to the bounds. `nil`, the default, is inside; or in the center of an open path, which
    /// has no inside.
    public var position: Position?

    /// The same line on every side.
    ///
    /// - Parameter width: in points, 0 or more.
    public init(width: Double, color: Color = .black, style: Border.LineStyle = Line.none.style) {
        self.init(all: Line(width: width, color: color, style: style))
    }

    /// The same line on every side.
    ///
    /// - Parameters:
    ///   - width: in points, 0 or more.
    ///   - fill: positioned in the rectangle around the border's outer edge.
    public init(width: Double, fill: Fill, style: Border.LineStyle = Line.none.style) {
        self.init(all: Line(width: width, fill: fill, style: style))
    }

    /// The same line on every side.
    public init(all side: Line) {
        self.init(top: side, right: side, bottom: side, left: side)
    }

    /// A line for each side.
    public init(top: Line = .none, right: Line = .none, bottom: Line = .none, left: Line = .none) {
        (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
    }

    /// The line of one side, or an outline.
    public struct Line: Hashable, Sendable {
        /// In points, 0 or more.
        public var width: Double
        /// A gradient or an image is positioned in the rectangle around the border's outer edge.
        public var fill: Fill
        /// Around square corners the dashes of each side start again.
        public var style: Border.LineStyle

        /// - Parameter width: in points, 0 or more.
        public init(width: Double, color: Color = .black, style: Border.LineStyle = .solid) {
            self.init(width: width, fill: .solid(color), style: style)
        }

        /// - Parameter width: in points, 0 or more.
        public init(width: Double, fill: Fill, style: Border.LineStyle = Line.none.style) {
            (self.width, self.fill, self.style) = (width, fill, style)
        }

        /// A line of width 0.
        public static let none = Line(width: 0)
    }

    /// Where the lines of a border run.
    public enum Position: String, Hashable, Sendable, CaseIterable {
        case inside
        /// Half of each line lies inside the bounds, half outside.
        case center
        case outside

        /// The part of a line's width that lies outside the bounds, from 0 to 1.
        package var outsidePart: Double {
            switch self {
            case .inside: 0
            case .center: 0.5
            case .outside: 1
            }
        }
    }
}

extension Border {
    subscript(side: Side) -> Line {
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
    var widths: EdgeInsets {
        EdgeInsets(top: top.width, left: left.width, bottom: bottom.width, right: right.width)
    }

    /// Where the lines run along a shape.
    func position(along shape: Shape) -> Position { position ?? (shape.isOpen ? .center : .inside) }

    /// Whether all sides are the same.
    var isUniform: Bool { top == right && top == bottom && top == left }

    /// Whether the lines leave no gap.
    var isSolid: Bool { Side.allCases.allSatisfy { self[$0].style == .solid } }
}

/// A line around an element, outside its bounds (CSS Basic User Interface 4, §3). It takes no space in the layout.
public struct Outline: Hashable, Sendable {
    /// The same on all sides.
    public var line: Border.Line
    /// From the bounds to the line, in points; may be negative. It has no effect around a shape that is not a
    /// rectangle.
    public var offset: Double

    /// - Parameters:
    ///   - width: in points, 0 or more.
    ///   - offset: from the bounds to the line, in points; may be negative.
    public init(
        width: Double, color: Color = .black, style: Border.LineStyle = Border.Line.none.style, offset: Double = 0
    ) {
        self.init(Border.Line(width: width, color: color, style: style), offset: offset)
    }

    /// - Parameter offset: from the bounds to the line, in points; may be negative.
    public init(_ line: Border.Line, offset: Double = 0) {
        (self.line, self.offset) = (line, offset)
    }
}

extension Border {
    /// The style of a line.
    public enum LineStyle: Hashable, Sendable {
        case solid
        /// Two lines along the edges, each a third of the width; one line if the width is below three pixels.
        case double
        /// Dashes of twice the line's width, or three times for thin lines. The gaps are adjusted so that the line ends as
        /// it begins.
        case dashed
        /// Round dots. The gaps are adjusted so that the line ends as it begins.
        case dotted
        /// The lengths of alternating dashes and gaps, in points, each 0 or more and not all 0.
        case pattern([Double])
    }
}

extension Border.LineStyle {
    /// Whether the line goes from end to end.
    var isContinuous: Bool { self == .solid || self == .double }

    /// The width of each stripe of a double line, in points; `nil` for other styles, and for a line that is too thin.
    func stripe(of width: Double, on grid: PixelGrid) -> Double? {
        guard self == .double, width * grid.scale >= 3 else { return nil }
        return max(grid.round(width / 3), 1 / grid.scale)
    }

    // MARK: Reading

    /// The styles that have a name.
    static let names: [(name: String, value: Border.LineStyle)] = [
        ("solid", .solid), ("double", .double), ("dashed", .dashed), ("dotted", .dotted),
    ]

    /// The lengths of dashes and gaps.
    static let dashes: Codec<Border.LineStyle> = {
        let expected = "alternating dashes and gaps, in points that are 0 or more and not all 0"
        let length = Codec<Double>.number(0...1e6, in: .points, "a length in points that is 0 or more")
        return Codec<[Double]>.list(length, count: 1...(.max), "\(expected)")
            .checked(expected) { $0.contains { $0 > 0 } }
            .converted(to: Border.LineStyle.pattern) { if case .pattern(let lengths) = $0 { lengths } else { [] } }
    }()
}
