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

/// What a stack by the rules of CSS explains about its children while the layout is traced.
extension FlexPass {
    /// The extent from which flexing starts.
    func words(forBaseOf item: FlexItem, basis: Double) -> String {
        let base = shortDescription(item.base)
        if !basis.isNaN { return "flexBasis \(item.style.flexBasis): starts with a \(axis.extentName) of \(base)" }
        return item.explicitExtent == nil
            ? "its content has a \(axis.extentName) of \(base)" : "its \(axis.extentName) is \(base)"
    }

    /// The result of the rounds.
    func words(forFlexingOf item: FlexItem, in line: Range<Int>) -> String {
        let spacing = sum(of: line, \.extent) - items[line].reduce(0) { $0 + $1.extent }
        let available = ExtentRange(min: max(main.min - spacing, 0), max: max(main.max - spacing, 0))
        return
            "CSS rules: base \(shortDescription(item.base)), \(shortDescription(item.hypotheticalExtent)) within its "
            + "minimum and maximum, the line's content \(available); ends with \(shortDescription(item.extent))"
    }

    func words(forStretchingTo extent: Double, in line: FlexLine) -> String {
        let isBounded = extent != line.cross
        return "stretched to the line's \(axis.cross.extentName) of \(shortDescription(line.cross))"
            + (isBounded ? ", within its minimum and maximum \(shortDescription(extent))" : "")
    }

    /// Along the stack and across it.
    func words(forPlaceOf item: FlexItem, in line: FlexLine, justifying distribution: FreeSpaceDistribution) -> String {
        distribution.words(
            forPlaceOf: item.style, stack.effectiveJustifyContent, spacing: gap, item.alignment, in: line.cross, axis)
            + (stack.isReversed ? ", from the end, since the stack is reversed" : "")
    }
}

/// The facts that the pass notes.
extension FlexPass {
    var factsBeforeFlexing: StackFacts {
        StackFacts(
            lines: lines.map { line in
                let space = length - sum(of: line.items, \.hypotheticalExtent)
                var fact = StackFacts.Line(children: [], freeSpace: abs(space) < StackPass.tolerance ? 0 : space)
                for index in line.items {
                    fact.children.append(StackFacts.Child(position: index, naturalExtent: items[index].base))
                    fact.growth.add(items[index].style.flexGrow)
                    fact.shrinkage.add(items[index].base * items[index].style.flexShrink)
                }
                return fact
            })
    }

    /// Adds the results of flexing and stretching.
    func complete(_ facts: inout StackFacts) {
        for (number, line) in lines.enumerated() {
            (facts.lines[number].crossExtent, facts.lines[number].baseline) = (line.cross, max(line.first.above, 0))
            for position in facts.lines[number].children.indices {
                let item = items[facts.lines[number].children[position].position]
                facts.lines[number].children[position].flexed = item.extent - item.base
                facts.lines[number].children[position].stop = stop(of: item, freeSpace: facts.lines[number].freeSpace)
                facts.lines[number].children[position].baseline = item.alignsBaseline ? item.above : nil
            }
            facts.lines[number].given = given(in: facts.lines[number])
        }
    }

    /// What the flexible children of a line grew or shrank by, if not all have their share.
    private func given(in line: StackFacts.Line) -> StackFacts.Parts? {
        let flexible = line.children.filter { child in
            let style = items[child.position].style
            return (line.freeSpace > 0 ? style.flexGrow : style.flexShrink) > 0 && child.flexed * line.freeSpace > 0
        }
        guard flexible.contains(where: { $0.stop == .minimum || $0.stop == .maximum }) else { return nil }
        var given = StackFacts.Parts()
        for child in flexible { given.add(abs(child.flexed)) }
        return given
    }

    private func stop(of item: FlexItem, freeSpace: Double) -> StackFacts.FlexStop {
        let isGrowing = freeSpace > 0
        let (bounds, extent) = (item.bounds, item.extent)
        if extent <= bounds.min, item.base < bounds.min || freeSpace < 0 && item.style.flexShrink > 0 {
            return .minimum
        }
        if extent >= bounds.max, item.base > bounds.max || isGrowing && item.style.flexGrow > 0 { return .maximum }
        if freeSpace == 0 { return .lineFits }
        return (isGrowing ? item.style.flexGrow : item.style.flexShrink) == 0 ? .inflexible : .share
    }
}
