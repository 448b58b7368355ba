/// One run of a stack by Texture's rules. Each phase is in a separate file.
struct StackPass {
    /// Differences of up to this many points are ignored.
    static let tolerance = 0.01

    let stack: StackLayout
    let children: LayoutScope.Children
    let grid: PixelGrid
    let axis: Axis
    let main: ExtentRange
    let cross: ExtentRange
    let justifyContent: StackLayout.JustifyContent
    let alignItems: StackLayout.AlignItems
    /// The size that the children's fractions refer to. Only exact extents are known.
    let parent: Size
    /// Between neighbors of a line, and between lines, in points.
    let spacing: Double
    let lineSpacing: Double
    /// Whether a child may grow or shrink. If none does, Texture's flexing has no effect.
    let mayFlex: Bool

    init(_ stack: StackLayout, in range: SizeRange, scope: LayoutScope) {
        self.stack = stack
        children = scope.children
        grid = scope.grid
        axis = stack.direction
        main = range[axis]
        cross = range[axis.cross]
        justifyContent = stack.effectiveJustifyContent
        alignItems = stack.effectiveAlignItems
        parent = range.exactExtents
        spacing = stack.gap(in: parent[axis])
        lineSpacing = stack.lineGap(in: parent[axis.cross])
        mayFlex = scope.anyChildSets(.flex)
    }

    /// How a child is aligned across its line.
    func alignment(of child: LayoutScope.Child) -> StackLayout.AlignItems {
        child.alignSelf.alignment ?? alignItems
    }

    /// Offers a child a main range, and a cross range by its alignment (step 2).
    func fit(_ child: LayoutScope.Child, main: ExtentRange, cross: ExtentRange) {
        child.offer(
            SizeRange(main: main, cross: crossRange(of: child, within: cross), axis: axis), parent: parent)
    }

    /// The cross range that a child is offered. Its minimum is 0 unless the child is stretched.
    func crossRange(of child: LayoutScope.Child, within bounds: ExtentRange) -> ExtentRange {
        guard alignment(of: child) == .stretch else { return ExtentRange(min: 0, max: bounds.max) }
        let own = child.ownRange(in: .undefined)[axis.cross]
        return ExtentRange(min: own.min != 0 ? own.min : bounds.min, max: own.max == .infinity ? bounds.max : own.max)
    }

    /// The cross bounds of a child before its line's cross extent is known. The minimum of a wrapping stack does not apply
    /// to each line (Texture, §10 Q11).
    var naturalCross: ExtentRange {
        stack.flexWrap == .noWrap ? cross : ExtentRange(min: 0, max: cross.max)
    }

    /// The length of a line's children with the space between them.
    func sum(of line: Range<Int>) -> Double {
        var sum = spacing * Double(line.count - 1)
        for index in line {
            let child = children[index]
            sum += child.spacingBefore + child.spacingAfter + child.extent(along: axis)
        }
        return sum
    }

    /// The distance from a child's top edge to the baseline that it is aligned by; `nil` if it is not aligned by one.
    func baseline(of child: LayoutScope.Child) -> Double? {
        switch alignment(of: child) {
        case .baselineFirst: child.ascender
        case .baselineLast: child.extent(along: axis.cross) - child.descender
        default: nil
        }
    }
}

extension StackPass {
    /// Whether a child can both grow and shrink.
    func isElastic(_ child: LayoutScope.Child) -> Bool {
        child.flexGrow > 0 && child.flexShrink > 0
    }

    /// Whether the natural size of the stack's only elastic child is ignored, so that flexing alone sizes it (step 1).
    var sizesElasticChildByFlexing: Bool {
        guard mayFlex, main.isExact else { return false }
        var elastic = 0
        for child in children where isElastic(child) { elastic += 1 }
        return elastic == 1
    }

    /// Measures every child before flexing (step 3).
    func measureNaturally() {
        let skipsElastic = sizesElasticChildByFlexing
        for child in children {
            if skipsElastic && isElastic(child) {
                child.explain { "its natural \(axis.extentName) does not count: flexing alone sizes it" }
                continue
            }
            let basis = child.flexBasis.extent(in: parent[axis], auto: .nan)
            let range = basis.isNaN ? ExtentRange.unconstrained : ExtentRange(exactly: basis)
            fit(child, main: range, cross: naturalCross)
            child.explain { words(forStartOf: child, basis: basis) }
        }
    }

    /// Distributes the free space of lines to their children (step 5).
    func flexLines() {
        guard mayFlex else { return }
        let skippedElastic = sizesElasticChildByFlexing
        forEachLine { flex($0.children, skippedElastic: skippedElastic) }
    }

    /// Texture's one round, which ignores the children's minimums and maximums.
    private func flex(_ line: Range<Int>, skippedElastic: Bool) {
        let flexing = Flexing(line, of: self)
        for index in line { children[index].explain { words(forFlexingOf: children[index], flexing) } }
        if flexing.isNeeded {
            var rest = flexing.freeSpace
            for index in line { rest -= flexing.adjustment(of: children[index], in: axis) }
            for index in line {
                let child = children[index]
                let adjustment = flexing.adjustment(of: child, in: axis)
                guard adjustment != 0 else { continue }
                var extent = child.extent(along: axis) + adjustment
                if rest != 0 && child.flexGrow > 0 {
                    child.explain { "takes what flooring left over, \(shortDescription(rest))" }
                    extent += rest
                }
                rest = 0
                fit(child, main: ExtentRange(exactly: max(extent, 0)), cross: naturalCross)
            }
        }
        guard skippedElastic else { return }
        // The child that was not measured may get no space by flexing. It is still laid out (Texture, §10 Q7).
        for index in line where isElastic(children[index]) && !flexing.isAdjusted(children[index], in: axis) {
            fit(children[index], main: ExtentRange(exactly: 0), cross: naturalCross)
        }
    }

    /// The free space of a line, and the proportions in which it is distributed.
    struct Flexing {
        /// The free space, in points: positive if the line has to grow, negative if it has to shrink.
        let freeSpace: Double
        /// The sum of the children's factors.
        let factors: Double
        /// The sum of the children's extents, each multiplied by its factor.
        let weights: Double

        init(_ line: Range<Int>, of pass: StackPass) {
            freeSpace = pass.main.violation(of: pass.sum(of: line))
            var factors = 0.0
            var weights = 0.0
            if abs(freeSpace) >= StackPass.tolerance {
                for index in line {
                    let child = pass.children[index]
                    let factor = freeSpace > 0 ? child.flexGrow : child.flexShrink
                    factors += factor
                    weights += child.extent(along: pass.axis) * factor
                }
            }
            self.factors = factors
            self.weights = weights
        }

        var isNeeded: Bool { factors != 0 }

        /// The change of a child's extent, in points. Children grow by whole points at any scale.
        func adjustment(of child: LayoutScope.Child, in axis: Axis) -> Double {
            guard isNeeded else { return 0 }
            if freeSpace > 0 { return (freeSpace * child.flexGrow / factors).rounded(.down) }
            let weight = child.extent(along: axis) * child.flexShrink
            return weights == 0 ? 0 : -abs(weight / weights * freeSpace)
        }

        func isAdjusted(_ child: LayoutScope.Child, in axis: Axis) -> Bool {
            freeSpace > 0 && adjustment(of: child, in: axis) != 0
        }
    }
}

/// What a stack explains about its children while the layout is traced.
extension StackPass {
    /// The extent from which flexing starts (step 3).
    func words(forStartOf child: LayoutScope.Child, basis: Double) -> String {
        let extent = shortDescription(child.extent(along: axis))
        if !basis.isNaN { return "flexBasis \(child.style.flexBasis): starts with a \(axis.extentName) of \(extent)" }
        return "its natural \(axis.extentName) is \(extent)"
    }

    /// The line's free space, and the child's part of it (step 5).
    func words(forFlexingOf child: LayoutScope.Child, _ flexing: Flexing) -> String {
        let space = shortDescription(abs(flexing.freeSpace))
        let style = child.style
        if abs(flexing.freeSpace) < Self.tolerance {
            let grows = style.flexGrow > 0 && main.min == 0
            return "its line fits into \(main), so nothing flexes"
                + (grows ? "; stacks grow to their minimum, which is 0" : "")
        }
        let adjustment = flexing.adjustment(of: child, in: axis)
        if flexing.freeSpace > 0 {
            guard style.flexGrow > 0 else { return "its line has \(space) left, but flexGrow is 0" }
            return
                "its line has \(space) left: flexGrow \(shortDescription(style.flexGrow)) of "
                + "\(shortDescription(flexing.factors)), floored to whole points, gives \(shortDescription(adjustment))"
        }
        guard style.flexShrink > 0 else { return "its line is \(space) too long, but flexShrink is 0" }
        let weight = shortDescription(child.extent(along: axis) * style.flexShrink)
        return
            "its line is \(space) too long: weight \(weight) of \(shortDescription(flexing.weights)) takes "
            + "\(shortDescription(-adjustment)), rounded up to pixels afterwards"
    }

    /// The line's extent, to which the child is stretched (step 7), unless it has a size of its own.
    func words(forStretching child: LayoutScope.Child, to cross: Double) -> String {
        let extent = child.extent(along: axis.cross)
        let isKept = abs(extent - cross) >= 1 / grid.scale
        return "stretched to the line's \(axis.cross.extentName) of \(shortDescription(cross))"
            + (isKept ? ", but its own size makes it \(shortDescription(extent))" : "")
    }

    /// Along the stack and across it (step 9).
    func words(forPlaceOf child: LayoutScope.Child, in line: StackLine, justifying distribution: FreeSpaceDistribution)
        -> String
    {
        distribution.words(
            forPlaceOf: child.style, justifyContent, spacing: spacing, alignment(of: child), in: line.cross, axis)
    }
}

extension FreeSpaceDistribution {
    /// What places a child along its line and across it.
    func words(
        forPlaceOf style: ElementStyle, _ justifyContent: StackLayout.JustifyContent, spacing: Double,
        _ alignment: StackLayout.AlignItems, in lineExtent: Double, _ axis: Axis
    ) -> String {
        var parts = ["justifyContent \(justifyContent)"]
        if offset != 0 { parts[0] += " puts \(shortDescription(offset)) before the first" }
        if between != 0 { parts[0] += ", \(shortDescription(between)) between neighbors" }
        if spacing != 0 { parts.append("spacing \(shortDescription(spacing))") }
        if style.spacingBefore != 0 { parts.append("spacingBefore \(shortDescription(style.spacingBefore))") }
        let side = axis == .horizontal ? "high" : "wide"
        parts.append("aligned \(alignment) in a line \(shortDescription(lineExtent)) \(side)")
        return parts.joined(separator: ", ")
    }
}
