import QuoinLayout

/// What a layout of constraints knows about a view beside its element.
public struct ViewTraits: Hashable, Sendable {
    /// The name by which rules and reports speak of the view.
    public var name: String
    /// The own size said outright; what the element measures where absent.
    public var intrinsic: OwnSize?
    /// The priorities with which the view keeps from growing beyond its own size.
    public var hugging = AxisPriorities(250, 250)
    /// The priorities with which the view keeps from shrinking below its own size.
    public var compression = AxisPriorities(750, 750)
    /// From the top of the alignment rectangle down to the first baseline, in points; as measured where absent.
    public var firstBaseline: Double?
    /// From the bottom of the alignment rectangle up to the last baseline, in points; as measured where absent.
    public var lastBaseline: Double?
    /// How far the frame reaches beyond the alignment rectangle on each side, in points.
    public var alignmentInsets = EdgeInsets.zero

    /// Traits of a view that is as its element measures, and keeps to that at the usual priorities.
    public init(_ name: String) {
        self.name = name
    }
}

/// A size of which each extent may be missing, in points. A view without an own extent takes any.
public struct OwnSize: Hashable, Sendable {
    /// `nil` for a view that takes any width, as it is for one that takes any height.
    public var width: Double?
    public var height: Double?

    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// A priority for each axis, from above 0 to 1000; 0 turns the wish off.
public struct AxisPriorities: Hashable, Sendable {
    /// That of the wish for a width, as the next is that of the wish for a height.
    public var horizontal: LayoutPriority
    public var vertical: LayoutPriority

    public init(_ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(axis: Axis) -> LayoutPriority { axis == .horizontal ? horizontal : vertical }
}
