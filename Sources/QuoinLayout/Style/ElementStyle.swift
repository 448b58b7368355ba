/// The size of an element, its part in a stack, and its position under an absolute layout (Texture, §2.1).
///
/// The size properties apply within the range that the parent offers, and the parent's range wins. All other properties
/// are read by the immediate parent.
public struct ElementStyle: Hashable, Sendable {
    /// The element's share of a stack's free space, 0 or more.
    public var flexGrow: Double = 0
    /// The weight with which the element shrinks if a stack is too long, 0 or more.
    public var flexShrink: Double = 0
    @usableFromInline var widthNumber = 0.0
    @usableFromInline var heightNumber = 0.0
    @usableFromInline var rareBox: RareBox?
    // The smallest are last, so that elements have three bytes left for their lines.
    @usableFromInline var units = Units()
    /// How the element is aligned across a stack.
    public var alignSelf: AlignSelf = .auto

    /// The space before the element in a stack, in points; may be negative.
    @inlinable public var spacingBefore: Double {
        get { rare.spacingBefore }
        set { rare.spacingBefore = newValue }
    }
    /// The space after the element in a stack, in points; may be negative.
    @inlinable public var spacingAfter: Double {
        get { rare.spacingAfter }
        set { rare.spacingAfter = newValue }
    }
    /// The position under an absolute layout, in points.
    @inlinable public var layoutPosition: Point {
        get { rare.layoutPosition }
        set { rare.layoutPosition = newValue }
    }
    /// What is added to ``layoutPosition``, as a fraction of the width and the height that the absolute layout has at most.
    /// A fraction of an unbounded extent is 0.
    @inlinable public var layoutPositionFraction: Point {
        get { rare.layoutPositionFraction }
        set { rare.layoutPositionFraction = newValue }
    }
    /// Whether the element may extend beyond the edges of an absolute layout, as decoration does: the space beside it
    /// does not limit its size, and the layout is as large as without it.
    @inlinable public var bleeds: Bool {
        get { rare.bleeds }
        set { rare.bleeds = newValue }
    }

    /// The width, clamped to `minWidth` and `maxWidth`. `auto` is the natural width (Texture, §2.2).
    @inlinable public var width: LayoutDimension {
        get { dimension(widthNumber, .width) }
        set { widthNumber = keep(newValue, .width) }
    }
    /// The height, clamped to `minHeight` and `maxHeight`. `auto` is the natural height.
    @inlinable public var height: LayoutDimension {
        get { dimension(heightNumber, .height) }
        set { heightNumber = keep(newValue, .height) }
    }
    /// The smallest width. `auto` is 0. It wins over `maxWidth`, and both over `width`.
    @inlinable public var minWidth: LayoutDimension {
        get { dimension(rare.minWidth, .minWidth) }
        set { rare.minWidth = keep(newValue, .minWidth) }
    }
    /// The smallest height. `auto` is 0. It wins over `maxHeight`, and both over `height`.
    @inlinable public var minHeight: LayoutDimension {
        get { dimension(rare.minHeight, .minHeight) }
        set { rare.minHeight = keep(newValue, .minHeight) }
    }
    /// The largest width. `auto` is no bound, or under an absolute layout the space to the right of the element's position
    /// (Texture, §4.9).
    @inlinable public var maxWidth: LayoutDimension {
        get { dimension(rare.maxWidth, .maxWidth) }
        set { rare.maxWidth = keep(newValue, .maxWidth) }
    }
    /// The largest height. `auto` is no bound, or under an absolute layout the space below the element's position.
    @inlinable public var maxHeight: LayoutDimension {
        get { dimension(rare.maxHeight, .maxHeight) }
        set { rare.maxHeight = keep(newValue, .maxHeight) }
    }

    /// The extent along a stack from which flexing starts.
    @inlinable public var flexBasis: LayoutDimension {
        get { dimension(rare.flexBasis, .flexBasis) }
        set { rare.flexBasis = keep(newValue, .flexBasis) }
    }
    /// The distance from the top edge to the first baseline, in points. `nil` is the measured one.
    @inlinable public var ascender: Double? {
        get { units.optional(rare.ascender, .ascender) }
        set { rare.ascender = units.keep(newValue, .ascender) }
    }
    /// The distance from the last baseline to the bottom edge, in points, positive downward. `nil` is the measured one.
    @inlinable public var descender: Double? {
        get { units.optional(rare.descender, .descender) }
        set { rare.descender = units.keep(newValue, .descender) }
    }

    /// The default style.
    @inlinable
    public init() {}

    /// `width` and `height`.
    @inlinable public var preferredLayoutSize: ElementStyle.LayoutSize {
        get { ElementStyle.LayoutSize(width, height) }
        set { (width, height) = (newValue.width, newValue.height) }
    }

    /// `minWidth` and `minHeight`.
    @inlinable public var minLayoutSize: ElementStyle.LayoutSize {
        get { ElementStyle.LayoutSize(minWidth, minHeight) }
        set { (minWidth, minHeight) = (newValue.width, newValue.height) }
    }

    /// `maxWidth` and `maxHeight`.
    @inlinable public var maxLayoutSize: ElementStyle.LayoutSize {
        get { ElementStyle.LayoutSize(maxWidth, maxHeight) }
        set { (maxWidth, maxHeight) = (newValue.width, newValue.height) }
    }
}

extension ElementStyle {
    /// The sizes that the style allows in a parent, in points (Texture, §2.2).
    ///
    /// - Parameters:
    ///   - parent: the size that fractions refer to, in points; an extent that is not a finite number is unknown.
    ///   - automaticMax: the maximum if the style has none.
    @inline(__always)
    func sizeRange(in parent: Size, automaticMax: Size = .infinity) -> SizeRange {
        // Most elements that have a size have this one, and large trees are read in less time.
        if units.areWidthAndHeightInPoints, widthNumber > 0, heightNumber > 0, automaticMax == .infinity {
            return SizeRange(exactly: Size(widthNumber, heightNumber))
        }
        return SizeRange(
            width: extentRange(.horizontal, in: parent.width, automaticMax: automaticMax.width),
            height: extentRange(.vertical, in: parent.height, automaticMax: automaticMax.height))
    }

    /// The extents that the style allows on one axis.
    @inline(__always)
    package func extentRange(_ axis: Axis, in parent: Double, automaticMax: Double = .infinity) -> ExtentRange {
        let (size, least, most) = sizes(along: axis)
        return ExtentRange(size, atLeast: least, atMost: most, in: parent, automaticMax: automaticMax)
    }

    /// The size, its minimum and its maximum along an axis.
    @inline(__always)
    package func sizes(
        along axis: Axis
    ) -> (size: LayoutDimension, least: LayoutDimension, most: LayoutDimension) {
        axis == .horizontal ? (width, minWidth, maxWidth) : (height, minHeight, maxHeight)
    }

    /// The names of the size, its minimum and its maximum along an axis.
    package static func sizeNames(along axis: Axis) -> (size: String, least: String, most: String) {
        axis == .horizontal ? ("width", "minWidth", "maxWidth") : ("height", "minHeight", "maxHeight")
    }
}

extension ExtentRange {
    /// The minimum wins over the maximum, and both over the size.
    fileprivate init(
        _ size: LayoutDimension, atLeast least: LayoutDimension, atMost most: LayoutDimension, in parent: Double,
        automaticMax: Double
    ) {
        let lower = least.extent(in: parent, auto: 0)
        let upper = most.extent(in: parent, auto: automaticMax)
        if upper <= lower {
            self.init(exactly: lower)
            return
        }
        let exact = size.extent(in: parent, auto: .nan)
        if exact.isNaN {
            self.init(min: lower, max: upper)
        } else {
            self.init(exactly: Swift.min(Swift.max(exact, lower), upper))
        }
    }
}
