extension FlexPass {
    /// Breaks the children into lines (CSS, 9.3). A child that is longer than the stack has a line of its own.
    mutating func breakLines() {
        var start = 0
        if !isSingleLine {
            var length = 0.0
            for index in items.indices {
                let extent = items[index].hypotheticalExtent + items[index].spacing
                if index > start && length + gap + extent > main.max + Self.tolerance {
                    lines.append(FlexLine(items: start..<index))
                    (start, length) = (index, extent)
                } else {
                    length += index == start ? extent : gap + extent
                }
            }
        }
        lines.append(FlexLine(items: start..<items.count))
        length = main.clamp(lines.reduce(0) { max($0, sum(of: $1.items, \.hypotheticalExtent)) })
    }

    /// Distributes the free space of lines to their children (CSS, 9.7).
    mutating func flexLines() {
        scope.record { factsBeforeFlexing }
        for line in lines { flex(line.items) }
    }

    private mutating func flex(_ line: Range<Int>) {
        let sum = sum(of: line, \.hypotheticalExtent)
        let violation = length - sum
        let isGrowing = violation > 0
        if violation < 0 {
            for index in line where items[index].style.flexShrink > 0 { findAutomaticMinimum(of: index) }
        }
        for index in line {
            let item = items[index]
            let factor = isGrowing ? item.style.flexGrow : item.style.flexShrink
            items[index].extent = item.hypotheticalExtent
            items[index].isFrozen =
                violation == 0 || factor == 0
                || (isGrowing ? item.base > item.hypotheticalExtent : item.base < item.hypotheticalExtent)
        }
        let initialFree = length - lengthBeforeFlexing(of: line)
        while let round = FlexRound(of: self, line, target: length, isGrowing: isGrowing, initialFree: initialFree) {
            round.apply(to: &items, line)
        }
        for index in line { items[index].child.explain { words(forFlexingOf: items[index], in: line) } }
    }

    /// The length of a line whose frozen children have their extents, and the others their base sizes.
    fileprivate func lengthBeforeFlexing(of line: Range<Int>) -> Double {
        items[line].reduce(gap * Double(line.count - 1)) { $0 + $1.spacing + ($1.isFrozen ? $1.extent : $1.base) }
    }
}

/// One round of distributing the free space of a line. Children that reach their minimum or maximum are frozen at it, and
/// further rounds distribute what they left over.
private struct FlexRound {
    let isGrowing: Bool
    /// The space that the children share, in points; negative if they shrink.
    let free: Double
    /// The sum of their factors; when they shrink, each is multiplied by the base size.
    let weights: Double

    /// `nil` if every child is frozen.
    init?(of pass: FlexPass, _ line: Range<Int>, target: Double, isGrowing: Bool, initialFree: Double) {
        self.isGrowing = isGrowing
        let flexible = pass.items[line].filter { !$0.isFrozen }
        guard !flexible.isEmpty else { return nil }
        let factors = flexible.reduce(0) { $0 + (isGrowing ? $1.style.flexGrow : $1.style.flexShrink) }
        weights = isGrowing ? factors : flexible.reduce(0) { $0 + $1.style.flexShrink * $1.base }
        let rest = target - pass.lengthBeforeFlexing(of: line)
        // If the sum of the factors is below 1, only that fraction of the free space is distributed.
        free = factors < 1 && abs(initialFree * factors) < abs(rest) ? initialFree * factors : rest
    }

    private func extent(of item: FlexItem) -> Double {
        let weight = isGrowing ? item.style.flexGrow : item.style.flexShrink * item.base
        return weights == 0 ? item.base : item.base + free * weight / weights
    }

    /// Freezes the children that violate their minimums, or those that violate their maximums, whichever is more; all if
    /// the violations add up to 0.
    func apply(to items: inout [FlexItem], _ line: Range<Int>) {
        let flexible = line.filter { !items[$0].isFrozen }
        let violation = flexible.reduce(0) { sum, index in
            let extent = extent(of: items[index])
            return sum + items[index].bounds.clamp(extent) - extent
        }
        for index in flexible {
            let extent = extent(of: items[index])
            let allowed = items[index].bounds.clamp(extent)
            if violation == 0 || (violation > 0 ? allowed > extent : allowed < extent) {
                (items[index].extent, items[index].isFrozen) = (allowed, true)
            }
        }
    }
}
