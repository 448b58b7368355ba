/// A child in the middle of the available space, on one axis or both (Texture, §4.7).
public struct CenterLayout: LayoutKind {
    /// The axes on which the child is centered. On the others it is at the start, and is offered the whole range.
    public struct Axes: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let x = Axes(rawValue: 1)
        public static let y = Axes(rawValue: 2)
        /// Both axes, the default.
        public static let both: Axes = [.x, .y]
    }

    public static let name = "center"

    public static let declaration = KindDeclaration(
        "A child in the middle of the space there is.",
        PropertyTable(
            CenterLayout(),
            [
                Property(
                    "centering", \.axes, .choice([("none", []), ("x", .x), ("y", .y), ("xy", .both)]),
                    [.size, .contentLayout],
                    also: ["centeringOptions", "axis", "direction", "options", "both", "horizontal", "vertical"],
                    "The axes on which the child is centered."),
                Property(
                    "sizing", \.sizing, .sizingOptions, .size,
                    also: ["sizingOptions"],
                    "The axes on which the layout is as small as its child instead of taking all the space."),
            ]), children: .named([ChildSlots.wrapped]))

    /// The axes on which the child is centered. On the others, too, the layout is as large as the available size if that
    /// is finite, unless `sizing` contains the axis (Texture, §10 Q24).
    public var axes: Axes
    /// The axes on which the layout is as small as its child, within the range. None by default.
    public var sizing: RelativeLayout.SizingOptions

    @inlinable
    public init(_ axes: Axes = .both, sizing: RelativeLayout.SizingOptions = []) {
        (self.axes, self.sizing) = (axes, sizing)
    }

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .children }

    /// Axes on which the child cannot be centered, if they are all: without a maximum the layout is as small as its child.
    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        let centered = Axis.allCases.filter { axes.contains($0 == .horizontal ? .x : .y) }
        guard !centered.isEmpty, centered.allSatisfy({ relative.isIdle(along: $0, in: element) }) else { return [] }
        let names = centered.map(\.extentName)
        let lack = names.count == 1 ? "the \(names[0]) has" : "neither the width nor the height has"
        let bound = names.count == 1 ? "no maximum" : "a maximum"
        return [("centering", "has no effect: \(lack) \(bound); set \(names.joined(separator: " or "))")]
    }

    private var relative: RelativeLayout {
        RelativeLayout(
            horizontal: axes.contains(.x) ? .center : .none, vertical: axes.contains(.y) ? .center : .none,
            sizing: sizing)
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        relative.layout(in: range, scope: scope)
    }
}
