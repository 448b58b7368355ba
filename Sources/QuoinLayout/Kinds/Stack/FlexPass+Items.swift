extension FlexPass {
    /// Reads a child's style.
    func item(for child: LayoutScope.Child) -> FlexItem {
        let style = child.style
        var free = style
        (free.width, free.height) = (.auto, .auto)
        let (size, least, _) = style.sizes(along: axis)
        let explicit = size.extent(in: parent[axis], auto: .nan)
        return FlexItem(
            child: child, style: style, alignment: alignment(of: style), own: child.ownRange(in: parent),
            bounds: free.extentRange(axis, in: parent[axis]), hasMinimum: !least.isAuto || child.clipsContent,
            explicitExtent: explicit.isNaN ? nil : explicit)
    }

    /// Only children without an extent across the stack are stretched (CSS, 8.3). The others are aligned at the edge.
    private func alignment(of style: ElementStyle) -> StackLayout.AlignItems {
        let alignment = style.alignSelf.alignment ?? stack.effectiveAlignItems
        return alignment == .stretch && !style.sizes(along: axis.cross).size.isAuto ? .start : alignment
    }

    /// Finds the flex base sizes (CSS, 9.2 step 3).
    mutating func findBases() {
        for index in items.indices {
            let flexBasis = items[index].style.flexBasis
            let basis = flexBasis.extent(in: parent[axis], auto: .nan)
            if !basis.isNaN {
                items[index].base = basis
                findAutomaticMinimum(of: index)
            } else if flexBasis.isAuto, let extent = items[index].explicitExtent {
                items[index].base = extent
            } else {
                items[index].base = contentExtent(of: items[index])
                items[index].isContentSized = true
            }
            items[index].extent = items[index].hypotheticalExtent
            items[index].child.explain { words(forBaseOf: items[index], basis: basis) }
        }
    }

    /// The extent of a child's content along the stack, regardless of its style.
    func contentExtent(of item: FlexItem) -> Double {
        offer(item, main: .unconstrained)
        // Cached extents are for the style's extent, which does not apply here.
        let size = item.style.sizes(along: axis).size
        let extent = size.isAuto ? item.child.extent(along: axis) : item.child.size[axis]
        guard axis == .vertical, item.child.breaksLinesAtHeight else { return extent }
        // Fractions count as auto, as in browsers.
        let limit = item.style.extentRange(.vertical, in: .nan).max
        guard extent > limit else { return extent }
        offer(item, main: ExtentRange(min: 0, max: limit))
        return item.child.size.height
    }

    /// Sets the minimum of a child without one to the extent of its content, so that flexing does not make it overflow.
    /// The minimum is not above the extent that its style gives, and not above its maximum (CSS, 4.5).
    mutating func findAutomaticMinimum(of index: Int) {
        guard !items[index].hasMinimum else { return }
        items[index].hasMinimum = true
        let item = items[index]
        let content = axis == .horizontal ? item.child.minimumContentWidth : contentExtent(of: item)
        let minimum = min(item.explicitExtent ?? .infinity, min(content, item.bounds.max))
        items[index].bounds.min = max(item.bounds.min, minimum)
    }

    /// Offers a child a range along the stack; the range across it depends on the style and the alignment.
    func offer(_ item: FlexItem, main: ExtentRange) {
        let own = item.own[axis.cross]
        let isStretched = item.alignment == .stretch && isSingleLine && cross.isExact
        // A height between an equal minimum and maximum is not known while the content is laid out.
        let isKnown = own.isExact && (axis == .vertical || !item.style.height.isAuto)
        let exact = isKnown ? own.min : isStretched ? own.clamp(cross.min) : nil
        offer(item, main: main, cross: exact.map { ExtentRange(exactly: $0) } ?? .unconstrained)
        guard exact == nil else { return }
        let natural = item.child.extent(along: axis.cross)
        let fitting = own.clamp(axis == .vertical ? fitWidth(of: item, natural: natural) : natural)
        guard fitting != natural else { return }
        offer(item, main: main, cross: axis == .vertical ? ExtentRange(exactly: fitting) : .unknown(fitting, natural))
    }

    /// The width of a column's child: the natural one, or the available one if that is less and the content allows it
    /// (CSS, fit-content).
    private func fitWidth(of item: FlexItem, natural: Double) -> Double {
        natural > cross.max + Self.tolerance ? max(cross.max, min(item.child.minimumContentWidth, natural)) : natural
    }

    /// Offers a child a range that already contains the sizes of its style, where they apply.
    func offer(_ item: FlexItem, main: ExtentRange, cross: ExtentRange) {
        item.child.offer(SizeRange(main: main, cross: cross, axis: axis), parent: parent, ownRange: .unconstrained)
    }
}

extension LayoutScope.Child {
    /// Whether the child is a column whose lines break at its height, or at its maximum; or has such a column with
    /// decorations or insets.
    var breaksLinesAtHeight: Bool { pass.breaksLinesAtHeight(index) }
}

extension LayoutPass {
    fileprivate func breaksLinesAtHeight(_ index: Int) -> Bool {
        let kind = nodes[index].element.kind.base
        if let stack = kind as? StackLayout { return stack.direction == .vertical && stack.flexWrap != .noWrap }
        let children = nodes[index].children
        switch kind.dependency(along: .horizontal, childCount: children.count) {
        case .child(let position) where children.indices.contains(children.lowerBound + position):
            return breaksLinesAtHeight(children.lowerBound + position)
        case .children where children.count == 1: return breaksLinesAtHeight(children.lowerBound)
        default: return false
        }
    }
}

extension ElementStyle.AlignSelf {
    /// The alignment that overrides the stack's; `nil` if there is none.
    var alignment: StackLayout.AlignItems? {
        switch self {
        case .auto: nil
        case .start: .start
        case .end: .end
        case .center: .center
        case .stretch: .stretch
        case .baselineFirst: .baselineFirst
        case .baselineLast: .baselineLast
        }
    }
}

extension ExtentRange {
    /// A range that results in the given extent, but is not exact: fractions do not refer to a height that is not known
    /// while the content is laid out (CSS, 9.8).
    static func unknown(_ extent: Double, _ natural: Double) -> ExtentRange {
        if extent == 0 { return ExtentRange(exactly: 0) }
        return extent < natural ? ExtentRange(min: 0, max: extent) : ExtentRange(min: extent, max: .infinity)
    }
}

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
