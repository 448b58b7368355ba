/// A child in the middle of the room that there is, on one axis or both (Texture, §4.7).
public struct CenterLayout: LayoutKind {
    /// The axes on which the child is centered; on the others it is at the start, and offered the whole range.
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
                    [.size, .inside],
                    "The axes on which the child is centered."),
                Property(
                    "sizing", \.sizing, .sizingOptions, .size,
                    "The axes on which the layout is as small as its child instead of taking all the space."),
            ]), children: .named([ChildSlots.wrapped]))

    /// The axes on which the child is centered. On the others, too, the layout takes all the finite room, unless
    /// `sizing` says otherwise (Texture, §10 Q24).
    public var axes: Axes
    /// The axes on which the layout is as small as its child, within the range; none by default.
    public var sizing: SizingOptions

    @inlinable
    public init(_ axes: Axes = .both, sizing: SizingOptions = []) {
        (self.axes, self.sizing) = (axes, sizing)
    }

    public var childStyle: ChildStyle { [] }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling { .children }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        RelativeLayout(
            horizontal: axes.contains(.x) ? .center : .none, vertical: axes.contains(.y) ? .center : .none,
            sizing: sizing
        ).layout(in: range, scope: scope)
    }
}
