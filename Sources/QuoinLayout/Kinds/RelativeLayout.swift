/// A child at a position in the available space (Texture, §4.6).
///
/// Without a sizing option the layout is as large as the available size on each axis on which that is finite.
public struct RelativeLayout: LayoutKind {
    /// The position of the child on one axis.
    public enum Position: String, Hashable, Sendable, CaseIterable {
        /// At the start; the child is offered the whole range, its minimum included.
        case none
        case start
        case center
        case end

        var factor: Double {
            switch self {
            case .none, .start: 0
            case .center: 0.5
            case .end: 1
            }
        }
    }

    public static let name = "relative"

    public static let declaration = KindDeclaration(
        "A child at a place of the space there is.",
        PropertyTable(
            RelativeLayout(),
            [
                Property(
                    "horizontal", \.horizontal, .choice, [.size, .contentLayout],
                    also: ["horizontalPosition", "x", "align", "alignment"],
                    "Where the child is from left to right."),
                Property(
                    "vertical", \.vertical, .choice, [.size, .contentLayout],
                    also: ["verticalPosition", "y", "top", "bottom"],
                    "Where the child is from top to bottom."),
                Property(
                    "sizing", \.sizing, .sizingOptions, .size,
                    also: ["sizingOption", "sizingOptions"],
                    "The axes on which the layout is as small as its child instead of taking all the space."),
            ]), children: .named([ChildSlots.wrapped]), also: ["relativePosition"])

    /// The position of the child from left to right. It is mirrored if the reading direction is right to left (Texture,
    /// §3.6).
    public var horizontal: Position
    /// The position of the child from top to bottom.
    public var vertical: Position
    /// The axes on which the layout is as small as its child, within the range. None by default.
    public var sizing: SizingOptions

    @inlinable
    public init(horizontal: Position = .none, vertical: Position = .none, sizing: SizingOptions = []) {
        (self.horizontal, self.vertical, self.sizing) = (horizontal, vertical, sizing)
    }

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .children }

    /// Places in space that there is not: without a maximum the layout is as small as its child.
    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        Axis.allCases.filter { self[$0].factor != 0 && isIdle(along: $0, in: element) }.map {
            ("\($0)", "has no effect: the \($0.extentName) has no maximum; set \($0.extentName)")
        }
    }

    /// Whether there is no space on an axis, whatever the child's size.
    func isIdle(along axis: Axis, in element: Layout.LaidOutElement) -> Bool {
        guard let range = element.range?[axis], !sizing.isMinimal(axis) else { return false }
        return range.max.isInfinite && element.frame.size[axis] > range.min
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let available = range.max.knownExtents
        var size = Size.zero
        var place = Point.zero
        guard let child = scope.children.first else { return LayoutMeasurement(size: size) }
        child.measure(
            SizeRange(width: childRange(.horizontal, range), height: childRange(.vertical, range)), parent: available)
        for axis in Axis.allCases {
            let natural = child.size[axis]
            var extent = range[axis].clamp(available[axis].isNaN ? natural : available[axis])
            if sizing.isMinimal(axis) { extent = range[axis].clamp(min(extent, natural)) }
            size[axis] = extent
            place[axis] = scope.grid.round((extent - natural) * self[axis].factor)
        }
        child.explain { "horizontally \(horizontal), vertically \(vertical) in \(size)" }
        child.place(at: place)
        return LayoutMeasurement(size: size)
    }

    private subscript(axis: Axis) -> Position { axis == .horizontal ? horizontal : vertical }

    private func childRange(_ axis: Axis, _ range: SizeRange) -> ExtentRange {
        ExtentRange(min: self[axis] == .none ? range.min[axis] : 0, max: range.max[axis])
    }
}

extension RelativeLayout {
    /// The axes on which a relative or center layout is as small as its child instead of as the available size.
    public struct SizingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        @inlinable
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// As wide as the child, within the range.
        public static let minimumWidth = SizingOptions(rawValue: 1)
        /// As high as the child, within the range.
        public static let minimumHeight = SizingOptions(rawValue: 2)
        /// As small as the child on both axes, within the range.
        public static let minimumSize: SizingOptions = [.minimumWidth, .minimumHeight]

        fileprivate static let names: [(name: String, value: SizingOptions)] = [
            ("default", []), ("minimumWidth", .minimumWidth), ("minimumHeight", .minimumHeight),
            ("minimumSize", .minimumSize),
        ]

        fileprivate func isMinimal(_ axis: Axis) -> Bool {
            contains(axis == .horizontal ? .minimumWidth : .minimumHeight)
        }
    }
}

extension Codec where Value == RelativeLayout.SizingOptions {
    static var sizingOptions: Codec { .choice(RelativeLayout.SizingOptions.names) }
}
