import QuoinLayout

/// Room in a stack that no child covers: before, between and behind the children of a line, or between lines.
struct StackGap {
    /// What made a part of it.
    enum Source: Hashable {
        case spacing
        case lineSpacing
        case before
        case after
        /// What was left, and was shared out.
        case room
    }

    /// A part of the gap.
    struct Part {
        var source: Source
        var span: ClosedRange<Double>
    }

    /// The axis along which the gap is measured.
    var axis: Axis
    /// What the gap covers across the axis.
    var across: ClosedRange<Double>
    /// In order, without those that have no length.
    var parts: [Part]
}

/// All gaps of a stack, found from its frames.
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
        if stack.flexWrap == .wrap { addGapsBetween(lines) }
    }

    /// The children of each line, in the order of their places.
    static func lines(of index: Int, _ stack: StackLayout, in subject: Subject) -> [[Int]] {
        let first = subject.tree.children(of: index).lowerBound
        let lines = (subject.trace.fact(StackFacts.self, of: index)?.lines ?? []).map { line in
            line.children.map { first + $0.position }
        }
        return stack.direction == .horizontal && subject.isRightToLeft ? lines.map { $0.reversed() } : lines
    }

    private mutating func addGaps(within line: [Int]) {
        let axis = stack.direction
        let across = line.map { subject.frames[$0][axis.cross] }.reduce(nil) { $0?.union($1) ?? $1 }
        guard let across, let first = line.first, let last = line.last else { return }
        addGap(
            from: frame[axis].lowerBound, to: subject.frames[first][axis].lowerBound, across,
            wishes: [(.before, leading(first))], roomFirst: true)
        for (left, right) in zip(line, line.dropFirst()) {
            addGap(
                from: subject.frames[left][axis].upperBound, to: subject.frames[right][axis].lowerBound, across,
                wishes: [(.after, trailing(left)), (.spacing, stack.spacing), (.before, leading(right))])
        }
        addGap(
            from: subject.frames[last][axis].upperBound, to: frame[axis].upperBound, across,
            wishes: [(.after, trailing(last))])
    }

    /// The room before, between and behind lines.
    private mutating func addGapsBetween(_ lines: [[Int]]) {
        let axis = stack.direction.cross
        let covers = lines.compactMap { line in
            line.map { subject.frames[$0][axis] }.reduce(nil) { $0?.union($1) ?? $1 }
        }.sorted { $0.lowerBound < $1.lowerBound }
        var end = frame[axis].lowerBound
        for (number, cover) in covers.enumerated() {
            let wishes = number == 0 ? [] : [(StackGap.Source.lineSpacing, stack.lineSpacing)]
            addGap(along: axis, from: end, to: cover.lowerBound, frame[stack.direction], wishes: wishes)
            end = cover.upperBound
        }
        addGap(along: axis, from: end, to: frame[axis].upperBound, frame[stack.direction], wishes: [])
    }

    private mutating func addGap(
        along axis: Axis? = nil, from start: Double, to end: Double, _ across: ClosedRange<Double>,
        wishes: [(StackGap.Source, Double)], roomFirst: Bool = false
    ) {
        guard end - start > 0.25 else { return }
        let scaled = wishes.map { ($0.0, max(0, $0.1 * subject.zoom)) }
        let room = end - start - scaled.reduce(0) { $0 + $1.1 }
        var parts: [StackGap.Part] = []
        var place = start
        func add(_ source: StackGap.Source, _ length: Double) {
            let length = min(length, end - place)
            guard length > 0.25 else { return }
            parts.append(StackGap.Part(source: source, span: place...place + length))
            place += length
        }
        if roomFirst { add(.room, room) }
        for (number, wish) in scaled.enumerated() {
            add(wish.0, wish.1)
            if !roomFirst, number == scaled.count / 2 { add(.room, room) }
        }
        if scaled.isEmpty { add(.room, room) }
        gaps.append(StackGap(axis: axis ?? stack.direction, across: across, parts: parts))
    }

    private var isMirrored: Bool { stack.direction == .horizontal && subject.isRightToLeft }

    /// The spacing on the child's near side as it stands in the figure.
    private func leading(_ child: Int) -> Double {
        let style = subject.tree.style(of: child)
        return isMirrored ? style.spacingAfter : style.spacingBefore
    }

    private func trailing(_ child: Int) -> Double {
        let style = subject.tree.style(of: child)
        return isMirrored ? style.spacingBefore : style.spacingAfter
    }
}
