/// The lines of a stack, and what flexing did to their children. A stack notes it while the layout is traced.
package struct StackFacts: Hashable {
    package var lines: [Line]

    /// One line of a stack.
    package struct Line: Hashable, Sendable {
        package var children: [Child]
        /// The free space before flexing, in points. Above 0: by how much the line is shorter than the stack's minimum.
        /// Below 0: by how much it is longer than the maximum.
        package var freeSpace = 0.0
        /// Children grow in proportion to their `flexGrow`, and shrink in proportion to their `flexShrink` times the extent
        /// from which flexing started.
        package var growth = Parts()
        package var shrinkage = Parts()
        /// What the children grew or shrank by, if a minimum or a maximum stopped one of them: the others took over what
        /// was left, so that the factors do not say what each got. `nil` if they do.
        package var given: Parts?
        /// The extent across the line, in points.
        package var crossExtent = 0.0
        /// From the line's edge to the baseline that its children share, in points; 0 if they share none.
        package var baseline = 0.0
    }

    /// What flexing did to one child.
    package struct Child: Hashable, Sendable {
        /// Its position among the stack's children.
        package var position: Int
        /// The extent from which flexing started, in points; `nil` if the child's extent is the result of flexing alone.
        package var naturalExtent: Double?
        /// The change by flexing, in points; below 0 if the child shrank.
        package var flexed = 0.0
        package var stop = FlexStop.lineFits
        /// From the child's top edge to the baseline that it is aligned by, in points; `nil` if it is aligned by none.
        package var baseline: Double?
    }

    /// Why flexing did not change a child's extent further.
    package enum FlexStop: String, Hashable, Sendable {
        /// There was no free space.
        case lineFits
        /// The child's factor is 0.
        case inflexible
        /// The child has its whole share.
        case share
        /// The child's share is below one point; Texture grows by whole points.
        case lessThanPoint
        /// The child is as small, or as large, as its style allows.
        case minimum
        case maximum
    }

    /// The factors of a line's children.
    package struct Parts: Hashable, Sendable {
        package var sum = 0.0
        /// The smallest that is above 0.
        package var least: Double?

        mutating func add(_ part: Double) {
            sum += part
            if part > 0 { least = min(least ?? part, part) }
        }
    }

    /// The line that contains a child, by its position among the stack's children, and what flexing did to it; `nil` if
    /// the stack has no such child.
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
    /// The facts that are known when the lines are broken.
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
        let space = main.violation(of: sum(of: line))
        return abs(space) < Self.tolerance ? 0 : space
    }

    /// Adds the results of flexing and stretching.
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
        fact.baseline = baseline(of: child)
    }

    private func stop(
        of child: LayoutScope.Child, from natural: Double, to extent: Double, freeSpace: Double
    ) -> StackFacts.FlexStop {
        let isGrowing = freeSpace > 0
        if freeSpace == 0 { return .lineFits }
        if (isGrowing ? child.flexGrow : child.flexShrink) == 0 { return .inflexible }
        return isGrowing && extent == natural ? .lessThanPoint : .share
    }
}
