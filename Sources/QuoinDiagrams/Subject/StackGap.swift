import QuoinLayout

/// Space in a stack that no child covers: before, between and after the children of a line, or between lines.
struct StackGap {
    /// The source of a part of the gap.
    enum Source: Hashable {
        case spacing
        case lineSpacing
        case before
        case after
        /// Free space that was distributed.
        case freeSpace
    }

    struct Part {
        var source: Source
        var span: ClosedRange<Double>
    }

    /// The axis along which the gap is measured.
    var axis: Axis
    /// The extent across the axis.
    var across: ClosedRange<Double>
    /// In order, without parts of length 0.
    var parts: [Part]
}

/// All gaps of a stack, computed from its frames.
struct StackGaps {
    private(set) var gaps: [StackGap] = []
    private let stack: StackLayout
    private let subject: Subject
    private let frame: Rect

    init(of index: Int, _ stack: StackLayout, in subject: Subject) {
        (self.stack, self.subject) = (stack, subject)
        frame = subject.frames[index]
        let lines = Self.lines(of: index, stack, in: subject)
        for line in lines { addGaps(within: line) }
        if stack.flexWrap != .noWrap { addGapsBetween(lines) }
    }

    /// The children of each line, in the order of their positions.
    static func lines(of index: Int, _ stack: StackLayout, in subject: Subject) -> [[Int]] {
        let first = subject.tree.children(of: index).lowerBound
        let lines = (subject.trace.fact(StackFacts.self, of: index)?.lines ?? []).map { line in
            line.children.map { first + $0.position }
        }
        return isMirrored(stack, in: subject) ? lines.map { $0.reversed() } : lines
    }

    private mutating func addGaps(within line: [Int]) {
        let axis = stack.direction
        let spacing = stack.gap(in: extent(along: axis))
        let across = line.map { subject.frames[$0][axis.cross] }.reduce(nil) { $0?.union($1) ?? $1 }
        guard let across, let first = line.first, let last = line.last else { return }
        addGap(
            from: frame[axis].lowerBound, to: subject.frames[first][axis].lowerBound, across,
            requested: [(.before, leading(first))], freeSpaceFirst: true)
        for (left, right) in zip(line, line.dropFirst()) {
            addGap(
                from: subject.frames[left][axis].upperBound, to: subject.frames[right][axis].lowerBound, across,
                requested: [(.after, trailing(left)), (.spacing, spacing), (.before, leading(right))])
        }
        addGap(
            from: subject.frames[last][axis].upperBound, to: frame[axis].upperBound, across,
            requested: [(.after, trailing(last))])
    }

    /// Adds the space before, between and after lines.
    private mutating func addGapsBetween(_ lines: [[Int]]) {
        let axis = stack.direction.cross
        let covers = lines.compactMap { line -> ClosedRange<Double>? in
            line.map { subject.frames[$0][axis] }.reduce(nil) { $0?.union($1) ?? $1 }
        }.sorted { $0.lowerBound < $1.lowerBound }
        let lineSpacing = stack.lineGap(in: extent(along: axis))
        var end = frame[axis].lowerBound
        for (number, cover) in covers.enumerated() {
            let requested = number == 0 ? [] : [(StackGap.Source.lineSpacing, lineSpacing)]
            addGap(along: axis, from: end, to: cover.lowerBound, frame[stack.direction], requested: requested)
            end = cover.upperBound
        }
        addGap(along: axis, from: end, to: frame[axis].upperBound, frame[stack.direction], requested: [])
    }

    private mutating func addGap(
        along axis: Axis? = nil, from start: Double, to end: Double, _ across: ClosedRange<Double>,
        requested: [(StackGap.Source, Double)], freeSpaceFirst: Bool = false
    ) {
        guard end - start > 0.25 else { return }
        let scaled = requested.map { ($0.0, max(0, $0.1 * subject.zoom)) }
        let freeSpace = end - start - scaled.reduce(0) { $0 + $1.1 }
        var parts: [StackGap.Part] = []
        var place = start
        func add(_ source: StackGap.Source, _ length: Double) {
            let length = min(length, end - place)
            guard length > 0.25 else { return }
            parts.append(StackGap.Part(source: source, span: place...place + length))
            place += length
        }
        if freeSpaceFirst { add(.freeSpace, freeSpace) }
        for (number, part) in scaled.enumerated() {
            add(part.0, part.1)
            if !freeSpaceFirst, number == scaled.count / 2 { add(.freeSpace, freeSpace) }
        }
        if scaled.isEmpty { add(.freeSpace, freeSpace) }
        gaps.append(StackGap(axis: axis ?? stack.direction, across: across, parts: parts))
    }

    /// The stack's extent in points.
    private func extent(along axis: Axis) -> Double { (frame[axis].upperBound - frame[axis].lowerBound) / subject.zoom }

    /// Whether the children follow each other from the right, or from the bottom.
    private static func isMirrored(_ stack: StackLayout, in subject: Subject) -> Bool {
        stack.isReversed != (stack.direction == .horizontal && subject.isRightToLeft)
    }

    private var isMirrored: Bool { Self.isMirrored(stack, in: subject) }

    /// The child's spacing on the left or top side in the figure.
    private func leading(_ child: Int) -> Double {
        let style = subject.tree.style(of: child)
        return isMirrored ? style.spacingAfter : style.spacingBefore
    }

    private func trailing(_ child: Int) -> Double {
        let style = subject.tree.style(of: child)
        return isMirrored ? style.spacingBefore : style.spacingAfter
    }
}
