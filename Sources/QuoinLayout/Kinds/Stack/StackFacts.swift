/// The lines of a stack, and what flexing made of the children in them.
package struct StackFacts: LayoutFact, Hashable {
    package var lines: [Line]

    /// Children that follow each other along the stack.
    package struct Line: Hashable, Sendable {
        package var children: [Child]
        /// What there was to share out before flexing: above 0 what the line left of the least that it has to fill, below
        /// 0 what it was too long by, in points.
        package var freeSpace = 0.0
        /// What the children would grow by is in proportion to their `flexGrow`; what they would shrink by, to their
        /// `flexShrink` times the extent from which flexing started.
        package var growth = Parts()
        package var shrinkage = Parts()
        /// The extent across the line, in points.
        package var crossExtent = 0.0
        /// From the line's edge to the baseline that its children share, in points; 0 where they share none.
        package var baseline = 0.0
    }

    /// What flexing made of one child.
    package struct Child: Hashable, Sendable {
        /// Its position among the stack's children.
        package var position: Int
        /// The extent from which flexing started, in points; `nil` where flexing alone sizes the child.
        package var naturalExtent: Double?
        /// What flexing added, in points; below 0 what it took.
        package var flexed = 0.0
        package var stop = FlexStop.lineFits
    }

    /// Why flexing gave a child no more, or took no more of it.
    package enum FlexStop: String, Hashable, Sendable {
        /// There was nothing to share out.
        case lineFits
        /// Its factor is 0.
        case inflexible
        /// It has all of its share.
        case share
        /// Its share is less than a whole point, which is the least that Texture grows by.
        case lessThanPoint
        /// It is as small or as large as its style allows.
        case minimum
        case maximum
    }

    /// What is shared out in proportion to some numbers.
    package struct Parts: Hashable, Sendable {
        package var sum = 0.0
        /// The least that is above 0.
        package var least: Double?

        fileprivate mutating func add(_ part: Double) {
            sum += part
            if part > 0 { least = min(least ?? part, part) }
        }
    }

    /// What flexing made of a child, by its position among the stack's children, and the line that it stands in; `nil`
    /// where the stack has no such child.
    package func place(of position: Int) -> (line: Line, child: Child)? {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if (lines[middle].children.first?.position ?? 0) <= position { low = middle + 1 } else { high = middle }
        }
        guard low > 0, let first = lines[low - 1].children.first?.position,
            lines[low - 1].children.indices.contains(position - first)
        else { return nil }
        return (lines[low - 1], lines[low - 1].children[position - first])
    }
}

extension StackPass {
    /// What is known once the lines are broken.
    var factsBeforeFlexing: StackFacts {
        var facts = StackFacts(lines: [])
        let skipsElastic = sizesElasticChildByFlexing
        forEachLine { facts.lines.append(lineBeforeFlexing($0.children, skipsElastic: skipsElastic)) }
        return facts
    }

    private func lineBeforeFlexing(_ positions: Range<Int>, skipsElastic: Bool) -> StackFacts.Line {
        var line = StackFacts.Line(children: [], freeSpace: freeSpace(of: positions))
        for position in positions {
            let child = children[position]
            let natural = skipsElastic && isElastic(child) ? nil : child.extent(along: axis)
            line.children.append(StackFacts.Child(position: position, naturalExtent: natural))
            line.growth.add(child.flexGrow)
            line.shrinkage.add((natural ?? 0) * child.flexShrink)
        }
        return line
    }

    private func freeSpace(of line: Range<Int>) -> Double {
        var sum = sum(of: line)
        if stack.flexRules == .css {
            for index in line { sum += hypotheticalExtent(of: children[index]) - children[index].extent(along: axis) }
        }
        let space = main.violation(of: sum)
        return abs(space) < Self.tolerance ? 0 : space
    }

    /// Adds what flexing and stretching gave.
    func complete(_ facts: inout StackFacts) {
        var number = 0
        forEachLine { line in
            (facts.lines[number].crossExtent, facts.lines[number].baseline) = (line.cross, line.baseline)
            for index in facts.lines[number].children.indices {
                complete(&facts.lines[number].children[index], freeSpace: facts.lines[number].freeSpace)
            }
            number += 1
        }
    }

    private func complete(_ fact: inout StackFacts.Child, freeSpace: Double) {
        let child = children[fact.position]
        let (natural, extent) = (fact.naturalExtent ?? 0, child.extent(along: axis))
        fact.flexed = extent - natural
        fact.stop = stop(of: child, from: natural, to: extent, freeSpace: freeSpace)
    }

    private func stop(
        of child: LayoutChild, from natural: Double, to extent: Double, freeSpace: Double
    ) -> StackFacts.FlexStop {
        let isGrowing = freeSpace > 0
        if stack.flexRules == .css {
            let bounds = bounds(of: child)
            if extent <= bounds.min, natural < bounds.min || freeSpace < 0 && child.flexShrink > 0 { return .minimum }
            if extent >= bounds.max, natural > bounds.max || isGrowing && child.flexGrow > 0 { return .maximum }
        }
        if freeSpace == 0 { return .lineFits }
        if (isGrowing ? child.flexGrow : child.flexShrink) == 0 { return .inflexible }
        return isGrowing && extent == natural ? .lessThanPoint : .share
    }
}
