/// A child of a stack that follows the rules of CSS, with the results of the algorithm so far. Extents are in points.
struct FlexItem {
    let child: LayoutScope.Child
    let style: ElementStyle
    let alignment: StackLayout.AlignItems
    /// The sizes that the style allows; a fraction of an unknown extent has no effect.
    let own: SizeRange
    /// The minimum and the maximum along the stack.
    var bounds: ExtentRange
    /// Whether the minimum is final: that of the style, that of the content, or 0 if the child clips its content.
    var hasMinimum: Bool
    /// The extent along the stack that the style gives, or `nil`.
    let explicitExtent: Double?
    /// The extent from which flexing starts, before the minimum and the maximum apply.
    var base = 0.0
    /// Whether the base is the extent of the content.
    var isContentSized = false
    /// The extent along the stack.
    var extent = 0.0
    /// Whether flexing no longer changes the extent.
    var isFrozen = false
    /// The extent across the line.
    var cross = 0.0
    /// The distances from the edges to the baseline that the child is aligned by.
    var above = 0.0
    var below = 0.0

    /// The flex base size within the minimum and the maximum.
    var hypotheticalExtent: Double { bounds.clamp(base) }

    var alignsBaseline: Bool { alignment == .baselineFirst || alignment == .baselineLast }

    var spacing: Double { style.spacingBefore + style.spacingAfter }
}

/// One line of a stack that follows the rules of CSS.
struct FlexLine {
    /// The positions of the line's children in the stack.
    let items: Range<Int>
    /// The extent across the line.
    var cross = 0.0
    /// The children that share their first baseline, and those that share their last one.
    var first = SharedBaseline()
    var last = SharedBaseline()
}

/// The baseline that some children of a line share: the largest distances from it to their edges.
struct SharedBaseline {
    var above = -Double.infinity
    var below = -Double.infinity

    /// The extent of the children together; not above 0 if there are none.
    var extent: Double { above + below }

    mutating func add(_ item: FlexItem) {
        above = max(above, item.above)
        below = max(below, item.below)
    }
}
