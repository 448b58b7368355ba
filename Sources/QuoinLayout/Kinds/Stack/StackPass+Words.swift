extension Axis {
    /// What an extent along the axis is called.
    var extentName: String { self == .horizontal ? "width" : "height" }
}

/// What a stack says about its children to whoever asks.
extension StackPass {
    /// The extent from which flexing starts (step 3).
    func words(forStartOf child: LayoutChild, basis: Double) -> String {
        let extent = shortDescription(child.extent(along: axis))
        if !basis.isNaN { return "flexBasis \(child.style.flexBasis): starts with a \(axis.extentName) of \(extent)" }
        return "its natural \(axis.extentName) is \(extent)"
    }

    /// What the line lacks or has left, and the child's part of it (step 5).
    func words(forFlexingOf child: LayoutChild, _ flexing: Flexing) -> String {
        let room = shortDescription(abs(flexing.violation))
        let style = child.style
        if abs(flexing.violation) < Self.tolerance {
            let grows = style.flexGrow > 0 && main.min == 0
            return "its line fits into \(main), so nothing flexes"
                + (grows ? "; stacks grow to their minimum, which is 0" : "")
        }
        let adjustment = flexing.adjustment(of: child, in: axis)
        if flexing.violation > 0 {
            guard style.flexGrow > 0 else { return "its line has \(room) left, but flexGrow is 0" }
            return
                "its line has \(room) left: flexGrow \(shortDescription(style.flexGrow)) of "
                + "\(shortDescription(flexing.factors)), floored to whole points, gives \(shortDescription(adjustment))"
        }
        guard style.flexShrink > 0 else { return "its line is \(room) too long, but flexShrink is 0" }
        let weight = shortDescription(child.extent(along: axis) * style.flexShrink)
        return
            "its line is \(room) too long: weight \(weight) of \(shortDescription(flexing.weights)) takes "
            + "\(shortDescription(-adjustment)), rounded up to pixels afterwards"
    }

    /// What the rounds of CSS came to.
    func words(forCSSFlexingOf child: LayoutChild, room: ExtentRange) -> String {
        let base = shortDescription(child.extent(along: axis))
        let within = shortDescription(hypotheticalExtent(of: child))
        return "CSS rules: base \(base), \(within) within its minimum and maximum, the line's content \(room); "
            + "ends with \(shortDescription(child.scratch.w))"
    }

    /// Along the stack and across it (step 9).
    func words(forPlaceOf child: LayoutChild, in line: StackLine, justifying sharing: Sharing) -> String {
        var parts = ["justifyContent \(justifyContent)"]
        if sharing.offset != 0 { parts[0] += " puts \(shortDescription(sharing.offset)) before the first" }
        if sharing.between != 0 { parts[0] += ", \(shortDescription(sharing.between)) between neighbors" }
        if stack.spacing != 0 { parts.append("spacing \(shortDescription(stack.spacing))") }
        if child.style.spacingBefore != 0 {
            parts.append("spacingBefore \(shortDescription(child.style.spacingBefore))")
        }
        parts.append(
            "aligned \(alignment(of: child)) in a line \(shortDescription(line.cross)) "
                + (axis == .horizontal ? "high" : "wide"))
        return parts.joined(separator: ", ")
    }
}
