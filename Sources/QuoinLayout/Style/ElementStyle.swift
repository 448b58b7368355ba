/// What an element asks of whoever lays it out: its size, its part in a stack, its place under an absolute layout
/// (Texture, §2.1).
///
/// The size properties are applied by the element itself, within the range that its parent proposes, and the parent's
/// range wins. All others are read by the parent from its immediate child.
public struct ElementStyle: Hashable, Sendable {
    /// The width that is wished for, brought between `minWidth` and `maxWidth`; `auto` is the natural one (Texture,
    /// §2.2).
    public var width: Dimension = .auto
    /// The height that is wished for, brought between `minHeight` and `maxHeight`; `auto` is the natural one.
    public var height: Dimension = .auto
    /// The least width; `auto` is 0. It wins over `maxWidth`, and both over `width`.
    public var minWidth: Dimension = .auto
    /// The least height; `auto` is 0. It wins over `maxHeight`, and both over `height`.
    public var minHeight: Dimension = .auto
    /// The largest width; `auto` is no bound, but under an absolute layout the room to the right of the element's place
    /// (Texture, §4.9).
    public var maxWidth: Dimension = .auto
    /// The largest height; `auto` is no bound, but under an absolute layout the room below the element's place.
    public var maxHeight: Dimension = .auto

    /// The room before the element in a stack, in points; may be negative.
    public var spacingBefore: Double = 0
    /// The room after the element in a stack, in points; may be negative.
    public var spacingAfter: Double = 0
    /// The element's share of the room that a stack has left, 0 or more.
    public var flexGrow: Double = 0
    /// The weight with which the element gives way when a stack is too long, 0 or more.
    public var flexShrink: Double = 0
    /// The extent along a stack from which flexing starts.
    public var flexBasis: Dimension = .auto
    /// How the element lies across a stack; `auto` leaves it to the stack's `alignItems`.
    public var alignSelf: AlignSelf = .auto
    /// The distance from the top edge to the first baseline, in points; what was measured where absent.
    public var ascender: Double?
    /// The distance from the last baseline to the bottom edge, in points, positive downward; what was measured where
    /// absent.
    public var descender: Double?
    /// The place under an absolute layout, in points.
    public var layoutPosition: Point = .zero

    /// A style that asks for nothing.
    @inlinable
    public init() {}

    /// The exact size; reads and writes `width` and `height`.
    public var preferredLayoutSize: LayoutSize {
        @inlinable
        get { LayoutSize(width, height) }
        @inlinable
        set { (width, height) = (newValue.width, newValue.height) }
    }

    /// The smallest size; reads and writes `minWidth` and `minHeight`.
    public var minLayoutSize: LayoutSize {
        @inlinable
        get { LayoutSize(minWidth, minHeight) }
        @inlinable
        set { (minWidth, minHeight) = (newValue.width, newValue.height) }
    }

    /// The largest size; reads and writes `maxWidth` and `maxHeight`.
    public var maxLayoutSize: LayoutSize {
        @inlinable
        get { LayoutSize(maxWidth, maxHeight) }
        @inlinable
        set { (maxWidth, maxHeight) = (newValue.width, newValue.height) }
    }
}
