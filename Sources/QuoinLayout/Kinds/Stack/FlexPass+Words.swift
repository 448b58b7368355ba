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
