import QuoinScene

/// Places every label where it covers no other label and no line: the third phase.
///
/// Labels are placed one after another, each at the free position with the lowest cost. Labels with an obvious position,
/// such as on a line that is long enough, come first. Nothing depends on chance or on the order of a set.
struct LabelPlacement {
    private var obstacles: Obstacles
    private var lines: [LineMark]
    private let shaping: LabelShaping
    private let bounds: Rect
    private var placed: [Int: PlacedLabel] = [:]

    /// The placed labels, and the lines with gaps for their labels.
    struct Result {
        var labels: [PlacedLabel]
        var lines: [LineMark]
        /// The labels for which there is no place.
        var leftOut: [LabelMark]
    }

    /// The conditions on a position in one round of placing.
    private struct Round {
        /// The cost below which a label is placed.
        var limit = Double.infinity
        /// A factor for the greatest length of leaders.
        var leaderFactor = 1.0
        /// Whether texts stay uncovered and leaders cross nothing.
        var isStrict = true
    }

    static func place(_ marks: Marks, of subject: Subject, within bounds: Rect, _ shaping: LabelShaping) -> Result {
        var placement = LabelPlacement(
            obstacles: Obstacles(marks, of: subject), lines: marks.lines, shaping: shaping, bounds: bounds)
        let texts = marks.labels.map(shaping.shape)
        let order = order(of: marks.labels)
        for round in [Round(limit: easyCost), Round(), Round(leaderFactor: 2), Round(isStrict: false)] {
            for number in order where placement.placed[number] == nil {
                let mark = marks.labels[number]
                let isSimple = marks.labels.count <= DiagramStyle.fewLabels
                guard mark.isEssential || round.isStrict && (isSimple || round.leaderFactor == 1) else { continue }
                placement.place(mark, number, texts[number], round)
            }
        }
        let labels = marks.labels.indices.compactMap { placement.placed[$0] }
        let leftOut = marks.labels.indices.filter { placement.placed[$0] == nil }.map { marks.labels[$0] }
        return Result(labels: labels, lines: placement.lines, leftOut: leftOut)
    }

    /// The positions of the labels in the order in which they choose their places: those of overflowing parts, those of
    /// elements that the author named, and all others.
    private static func order(of labels: [LabelMark]) -> [Int] {
        let ranks = labels.map { $0.isOfOverflow ? 0 : $0.source?.isNamed == true ? 1 : 2 }
        return (0...2).flatMap { rank in labels.indices.filter { ranks[$0] == rank } }
    }

    /// The greatest length of a line from a label to its mark, in points: a quarter of the figure's extent, but from 64
    /// to 120.
    private var longestLeader: Double { min(max(max(bounds.size.width, bounds.size.height) / 4, 64), 120) }

    /// The cost below which a label is placed before the others.
    private static let easyCost = 2.0

    private mutating func place(_ mark: LabelMark, _ number: Int, _ text: ShapedText, _ round: Round) {
        let own = mark.line.map { lines[$0].segment }
        let candidates = mark.candidates(
            shaping.size(of: text, look: mark.look), lines: lines, bounds: bounds, below: round.limit)
        guard let best = best(of: candidates, of: mark, own: own, round) else { return }
        obstacles.add(best.frame)
        if let line = mark.line, let gap = lines[line].segment.part(in: best.frame) { lines[line].gaps.append(gap) }
        let leader = best.leader.map { leader in
            var line = LineMark(segment: leader, role: mark.role, width: DiagramStyle.leader.width)
            if mark.isNote { (line.width, line.end) = (1, .arrow) }
            if mark.lens != nil { line.opacity = DiagramStyle.leader.opacity }
            return line
        }
        if let leader { obstacles.add(leader) }
        placed[number] = PlacedLabel(
            mark: mark, text: text, fontSize: shaping.fontSize, frame: best.frame, leader: leader)
    }

    private func best(
        of candidates: [LabelCandidate], of mark: LabelMark, own: Segment?, _ round: Round
    ) -> LabelCandidate? {
        var best: LabelCandidate?
        var lowest = round.limit
        let isOutside = if case .outside = mark.place { true } else { false }
        // Most positions are blocked, and finding that out is faster than computing their cost.
        for candidate in candidates where candidate.cost < lowest && !obstacles.blocks(candidate.frame, own: own) {
            let cost =
                candidate.cost + obstacles.cost(of: candidate.frame, labeled: mark.labeledArea)
                + obstacles.costOfMistaking(candidate, labeled: mark.labeledArea)
                + (candidate.leader.map(obstacles.cost) ?? 0)
            guard cost < lowest, candidate.leader.map({ !obstacles.blocks($0) }) ?? true else { continue }
            if round.isStrict,
                obstacles.hides(candidate, leader: isOutside ? .infinity : longestLeader * round.leaderFactor)
            {
                continue
            }
            (best, lowest) = (candidate, cost)
        }
        return best
    }
}

extension LabelMark {
    /// Whether the label is always placed: that of an element that the author named, and that of an overflowing part.
    fileprivate var isEssential: Bool {
        lens != nil || (source?.isFixed ?? true)
    }

    /// Whether the label is a text beside the layout.
    fileprivate var isNote: Bool {
        if case .outside = place { look == .plain } else { false }
    }

    fileprivate var isOfOverflow: Bool { source?.annotation == .overflow }

    /// The area that the label is for.
    var labeledArea: Rect? {
        if case .within(let area, _) = place { area } else { nil }
    }
}

/// A label with its position.
struct PlacedLabel {
    var mark: LabelMark
    var text: ShapedText
    /// In points.
    var fontSize: Double
    /// The frame of the background, in points of the figure.
    var frame: Rect
    /// A line from the mark to the label, if they are apart.
    var leader: LineMark?

    /// The frame of the letters and their background.
    var letters: Rect { mark.lens?.label(in: frame) ?? frame }
}

/// Shapes the texts of labels.
struct LabelShaping {
    let shaper: any TextShaper
    /// In points.
    var fontSize = DiagramStyle.fontSize

    /// The width of a text beside a figure, in points.
    private static let noteWidth = 170.0

    func shape(_ mark: LabelMark) -> ShapedText {
        let weight: FontWeight = mark.look == .badge ? .bold : .medium
        let isNote = if case .outside = mark.place { true } else { false }
        return shaper.shape(
            TextContent(mark.text, style: TextStyle(size: fontSize, weight: weight)),
            in: Size(isNote ? Self.noteWidth : .infinity, .infinity))
    }

    /// The size of a label with its padding, in whole points.
    func size(of text: ShapedText, look: LabelMark.Look) -> Size {
        let size = Size(
            (text.size.width + 2 * DiagramStyle.labelPadding.width).rounded(.up),
            (text.size.height + 2 * DiagramStyle.labelPadding.height).rounded(.up) + look.footroom)
        switch look {
        case .badge:
            let side = max(size.width, size.height) + 2
            return Size(side, side)
        case .lens(let lens): return lens.size(with: size)
        case .plain, .tag, .tab: return size
        }
    }
}

extension LabelMark.Look {
    /// The space that a border leaves below the letters, in points: some letters go below the others.
    var footroom: Double { self == .tag ? 2 : 0 }
}

extension Marks {
    /// Shows distances that are too small to be seen enlarged beside the layout, in place of a measure, where a line leads
    /// there. A layout that is itself smaller than such a part has none.
    mutating func enlargeTinyDistances(of subject: Subject, _ shaping: LabelShaping) {
        let scale = shaping.fontSize / DiagramStyle.fontSize
        let isLarge = Axis.allCases.allSatisfy { subject.bounds[$0].length >= DiagramStyle.lens.size[$0] * scale }
        guard subject.moves.isEmpty, isLarge else { return }
        let tiny = dimensions.indices.filter {
            dimensions[$0].isBand && dimensions[$0].span.length < DiagramStyle.lens.below * scale
                && subject.isOpen(from: dimensions[$0].area, along: dimensions[$0].axis.cross)
        }
        .prefix(DiagramStyle.lens.most)
        for number in tiny {
            let dimension = dimensions[number]
            let lens = Lens(of: dimension, in: subject, scale: scale)
            labels.append(
                LabelMark(
                    text: dimension.text, role: dimension.role, look: .lens(lens), place: .outside(dimension.area),
                    source: dimension.source))
        }
        for number in tiny.reversed() { dimensions.remove(at: number) }
    }
}

extension Subject {
    /// Whether a short line along an axis leads from an area to a side of the layout, across no text and no image.
    fileprivate func isOpen(from area: Rect, along axis: Axis) -> Bool {
        let (place, sides) = (area.center[axis.cross], bounds[axis])
        let ways = [(sides.lowerBound, area[axis].lowerBound), (area[axis].upperBound, sides.upperBound)]
        return ways.contains { start, end in
            let way = min(start, end)...end
            let line = Segment(way, at: place, axis: axis)
            return way.length <= DiagramStyle.lens.reach
                && !content.contains(near: line.bounds, where: line.crosses)
        }
    }
}

extension Lens {
    /// A lens over the place of a distance where content is beside it.
    ///
    /// - Parameter scale: the size of labels, as a part of the usual one.
    fileprivate init(of dimension: DimensionMark, in subject: Subject, scale: Double) {
        let size = DiagramStyle.lens.size
        self.init(
            axis: dimension.axis, length: dimension.span.length, center: dimension.area.center,
            size: Size(size.width * scale, size.height * scale))
        let across = dimension.axis.cross
        let shown = self.size[across] / factor
        let near = subject.content.near(dimension.area.grown(by: shown / 2)).map { $0[across] }
        let content = near.min { $0.lowerBound < $1.lowerBound }.flatMap { $0.common(with: dimension.across) }
        let extent = content ?? dimension.across
        // Where reading begins, with a bit of what is around.
        let isFromEnd = across == .horizontal && subject.isRightToLeft
        let start = isFromEnd ? extent.upperBound - shown * 0.4 : extent.lowerBound + shown * 0.4
        center[across] = extent.length > shown ? start : extent.middle
    }
}
