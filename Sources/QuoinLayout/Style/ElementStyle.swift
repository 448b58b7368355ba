/// The size of an element, its part in a stack, and its position under an absolute layout (Texture, §2.1).
///
/// The size properties apply within the range that the parent offers, and the parent's range wins. All other properties
/// are read by the immediate parent.
public struct ElementStyle: Hashable, Sendable {
    @usableFromInline var units = Units()
    /// How the element is aligned across a stack.
    public var alignSelf: AlignSelf = .auto
    /// The element's share of a stack's free space, 0 or more.
    public var flexGrow: Double = 0
    /// The weight with which the element shrinks if a stack is too long, 0 or more.
    public var flexShrink: Double = 0
    @usableFromInline var widthNumber = 0.0
    @usableFromInline var heightNumber = 0.0
    @usableFromInline var flexBasisNumber = 0.0
    @usableFromInline var rareBox: RareBox?

    /// The space before the element in a stack, in points; may be negative.
    public var spacingBefore: Double {
        @inlinable
        get { rare.spacingBefore }
        @inlinable
        set { rare.spacingBefore = newValue }
    }
    /// The space after the element in a stack, in points; may be negative.
    public var spacingAfter: Double {
        @inlinable
        get { rare.spacingAfter }
        @inlinable
        set { rare.spacingAfter = newValue }
    }
    /// The position under an absolute layout, in points.
    public var layoutPosition: Point {
        @inlinable
        get { rare.layoutPosition }
        @inlinable
        set { rare.layoutPosition = newValue }
    }
    /// What is added to ``layoutPosition``, as a fraction of the width and the height that the absolute layout has at most.
    /// A fraction of an unbounded extent is 0.
    public var layoutPositionFraction: Point {
        @inlinable
        get { rare.layoutPositionFraction }
        @inlinable
        set { rare.layoutPositionFraction = newValue }
    }
    /// Whether the element may extend beyond the edges of an absolute layout, as decoration does: the space beside it
    /// does not limit its size, and the layout is as large as without it.
    public var bleeds: Bool {
        @inlinable
        get { rare.bleeds }
        @inlinable
        set { rare.bleeds = newValue }
    }

    /// The width, clamped to `minWidth` and `maxWidth`. `auto` is the natural width (Texture, §2.2).
    public var width: LayoutDimension {
        @inlinable
        get { dimension(widthNumber, .width) }
        @inlinable
        set { widthNumber = keep(newValue, .width) }
    }
    /// The height, clamped to `minHeight` and `maxHeight`. `auto` is the natural height.
    public var height: LayoutDimension {
        @inlinable
        get { dimension(heightNumber, .height) }
        @inlinable
        set { heightNumber = keep(newValue, .height) }
    }
    /// The smallest width. `auto` is 0. It wins over `maxWidth`, and both over `width`.
    public var minWidth: LayoutDimension {
        @inlinable
        get { dimension(rare.minWidth, .minWidth) }
        @inlinable
        set { rare.minWidth = keep(newValue, .minWidth) }
    }
    /// The smallest height. `auto` is 0. It wins over `maxHeight`, and both over `height`.
    public var minHeight: LayoutDimension {
        @inlinable
        get { dimension(rare.minHeight, .minHeight) }
        @inlinable
        set { rare.minHeight = keep(newValue, .minHeight) }
    }
    /// The largest width. `auto` is no bound, or under an absolute layout the space to the right of the element's position
    /// (Texture, §4.9).
    public var maxWidth: LayoutDimension {
        @inlinable
        get { dimension(rare.maxWidth, .maxWidth) }
        @inlinable
        set { rare.maxWidth = keep(newValue, .maxWidth) }
    }
    /// The largest height. `auto` is no bound, or under an absolute layout the space below the element's position.
    public var maxHeight: LayoutDimension {
        @inlinable
        get { dimension(rare.maxHeight, .maxHeight) }
        @inlinable
        set { rare.maxHeight = keep(newValue, .maxHeight) }
    }

    /// The extent along a stack from which flexing starts.
    public var flexBasis: LayoutDimension {
        @inlinable
        get { dimension(flexBasisNumber, .flexBasis) }
        @inlinable
        set { flexBasisNumber = keep(newValue, .flexBasis) }
    }
    /// The distance from the top edge to the first baseline, in points. `nil` is the measured one.
    public var ascender: Double? {
        @inlinable
        get { units.optional(rare.ascender, .ascender) }
        @inlinable
        set { rare.ascender = units.keep(newValue, .ascender) }
    }
    /// The distance from the last baseline to the bottom edge, in points, positive downward. `nil` is the measured one.
    public var descender: Double? {
        @inlinable
        get { units.optional(rare.descender, .descender) }
        @inlinable
        set { rare.descender = units.keep(newValue, .descender) }
    }

    /// The default style.
    @inlinable
    public init() {}

    /// `width` and `height`.
    public var preferredLayoutSize: ElementStyle.LayoutSize {
        @inlinable
        get { ElementStyle.LayoutSize(width, height) }
        @inlinable
        set { (width, height) = (newValue.width, newValue.height) }
    }

    /// `minWidth` and `minHeight`.
    public var minLayoutSize: ElementStyle.LayoutSize {
        @inlinable
        get { ElementStyle.LayoutSize(minWidth, minHeight) }
        @inlinable
        set { (minWidth, minHeight) = (newValue.width, newValue.height) }
    }

    /// `maxWidth` and `maxHeight`.
    public var maxLayoutSize: ElementStyle.LayoutSize {
        @inlinable
        get { ElementStyle.LayoutSize(maxWidth, maxHeight) }
        @inlinable
        set { (maxWidth, maxHeight) = (newValue.width, newValue.height) }
    }
}
