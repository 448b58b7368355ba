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
