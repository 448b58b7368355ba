/// One run of a stack by the rules of CSS (flexible box layout, section 9). Sizes and places are not rounded; the edges of
/// the frames are.
struct FlexPass {
    /// Differences of up to this many points are ignored.
    static let tolerance = 0.001

    let stack: StackLayout
    let scope: LayoutScope
    let axis: Axis
    let main: ExtentRange
    private(set) var cross: ExtentRange
    /// The size that the children's fractions refer to. Only exact extents are known.
    let parent: Size
    /// Between neighbors of a line, and between lines.
    let gap: Double
    let lineGap: Double
    var items: [FlexItem] = []
    var lines: [FlexLine] = []
    /// The stack's own extent along its axis. It is known once the lines are broken.
    var length = 0.0

    init(_ stack: StackLayout, in range: SizeRange, scope: LayoutScope) {
        (self.stack, self.scope) = (stack, scope)
        axis = stack.direction
        (main, cross) = (range[axis], range[axis.cross])
        parent = range.exactExtents
        gap = stack.gap(in: parent[axis])
        lineGap = stack.lineGap(in: parent[axis.cross])
        items = scope.children.map { item(for: $0) }
    }

    /// Lays the children out, and returns the stack's own size.
    static func layout(_ stack: StackLayout, in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        var range = range
        if !range[.horizontal].isExact, stack.findsWidthFirst(for: scope.children) {
            let width = scope.unrecorded { FlexPass(stack, in: range, scope: scope).naturalWidth() }
            range[.horizontal] = ExtentRange(exactly: range[.horizontal].clamp(width))
        }
        var pass = FlexPass(stack, in: range, scope: scope)
        pass.findBases()
        pass.breakLines()
        pass.flexLines()
        pass.measureAcross()
        pass.sizeLines()
        pass.stretch()
        return pass.position()
    }

    /// The width that the stack has if nothing bounds it: for a row, that of its children in one line, even if the
    /// stack may wrap; for a column, that of its widest child, unless the stack may wrap.
    private consuming func naturalWidth() -> Double {
        if axis == .vertical {
            for index in items.indices { items[index].cross = naturalWidthInColumn(of: items[index]) }
            let widest = items.reduce(0) { max($0, $1.cross) }
            if isSingleLine { return widest }
            cross = ExtentRange(min: 0, max: widest)
        }
        findBases()
        if axis == .horizontal {
            for index in items.indices { items[index].extent = naturalExtent(of: items[index]) }
            let sum = sum(of: items.indices, \.extent)
            // Where lines may break, the widest child may be wider than its flex base size makes it.
            return isSingleLine ? sum : max(sum, stack.minimumWidth(scope: scope))
        }
        // Flexing could make a child wider, since its lines break at its height. Browsers ignore that.
        breakLines()
        sizeLines()
        return crossSum
    }

    /// The width that a child of a column has with the height, or the maximum height, that its style gives. Flexing is
    /// ignored.
    private func naturalWidthInColumn(of item: FlexItem) -> Double {
        if let height = item.explicitExtent {
            offer(item, main: ExtentRange(exactly: item.bounds.clamp(height)))
        } else {
            offer(
                item, main: item.child.breaksLinesAtHeight ? ExtentRange(min: 0, max: item.bounds.max) : .unconstrained)
        }
        return item.child.extent(along: .horizontal)
    }

    /// The width that a child adds to that of its row: its own, not below the flex base size if it may not shrink, and not
    /// above it if it may not grow (CSS, 9.9).
    private func naturalExtent(of item: FlexItem) -> Double {
        var extent = item.explicitExtent ?? contentExtent(of: item)
        // A base that is a fraction of the unknown width is ignored.
        if item.style.flexBasis.isFraction { return item.bounds.clamp(extent) }
        if item.style.flexShrink == 0 { extent = max(extent, item.base) }
        if item.style.flexGrow == 0 { extent = min(extent, item.base) }
        return item.bounds.clamp(extent)
    }

    /// The length of children with the space between them.
    func sum(of line: Range<Int>, _ extent: KeyPath<FlexItem, Double>) -> Double {
        items[line].reduce(gap * Double(line.count - 1)) { $0 + $1.spacing + $1[keyPath: extent] }
    }

    /// The extent of all lines with the space between them.
    var crossSum: Double { lines.reduce(lineGap * Double(lines.count - 1)) { $0 + $1.cross } }

    /// Whether there is one line, which has the stack's own extent across.
    var isSingleLine: Bool { stack.flexWrap == .noWrap }
}

extension StackLayout {
    /// Whether the width is found before anything is laid out, because fractions refer to it, lines break at it, or
    /// flex bases must not affect it.
    fileprivate func findsWidthFirst(for children: LayoutScope.Children) -> Bool {
        // The heights of a column's children depend on their widths.
        if direction == .vertical || flexWrap != .noWrap || spacingIsFraction { return true }
        return children.contains { child in
            let style = child.style
            return style.width.isFraction || style.minWidth.isFraction || style.maxWidth.isFraction
                || !style.flexBasis.isAuto
        }
    }
}

extension SizeRange {
    /// The extents for which the range has one value; NaN for the others.
    var exactExtents: Size {
        Size(
            self[.horizontal].isExact ? min.width : .nan, self[.vertical].isExact ? min.height : .nan)
    }
}

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
