import QuoinLayout
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
    typealias Result = (labels: [PlacedLabel], lines: [LineMark])

    static func place(_ marks: Marks, of subject: Subject, within bounds: Rect, _ shaping: LabelShaping) -> Result {
        var placement = LabelPlacement(
            obstacles: Obstacles(marks, of: subject), lines: marks.lines, shaping: shaping, bounds: bounds)
        let texts = marks.labels.map(shaping.shape)
        for limit in [easyCost, .infinity] {
            for (number, mark) in marks.labels.enumerated() where placement.placed[number] == nil {
                placement.place(mark, number, texts[number], limit: limit)
            }
        }
        return (marks.labels.indices.compactMap { placement.placed[$0] }, placement.lines)
    }

    /// The cost below which a label is placed before the others.
    private static let easyCost = 2.0

    private init(obstacles: Obstacles, lines: [LineMark], shaping: LabelShaping, bounds: Rect) {
        (self.obstacles, self.lines, self.shaping, self.bounds) = (obstacles, lines, shaping, bounds)
    }

    private mutating func place(_ mark: LabelMark, _ number: Int, _ text: ShapedText, limit: Double) {
        let own = mark.line.map { lines[$0].segment }
        let candidates = mark.candidates(
            shaping.size(of: text, look: mark.look), lines: lines, bounds: bounds, below: limit)
        guard let best = best(of: candidates, of: mark, own: own, limit: limit) else { return }
        obstacles.add(best.frame)
        if let line = mark.line, let gap = lines[line].segment.part(in: best.frame) { lines[line].gaps.append(gap) }
        let isArrow = if case .outside = mark.place { true } else { false }
        let leader = best.leader.map {
            LineMark(segment: $0, role: mark.role, width: isArrow ? 1 : 0.75, end: isArrow ? .arrow : .plain)
        }
        if let leader { obstacles.add(leader) }
        placed[number] = PlacedLabel(mark: mark, text: text, frame: best.frame, leader: leader)
    }

    private func best(
        of candidates: [LabelCandidate], of mark: LabelMark, own: Segment?, limit: Double
    ) -> LabelCandidate? {
        var best: LabelCandidate?
        var lowest = limit
        // Most positions are blocked, which is faster to find out than their cost.
        for candidate in candidates where candidate.cost < lowest && !obstacles.blocks(candidate.frame, own: own) {
            let cost =
                candidate.cost + obstacles.cost(of: candidate.frame, labeled: mark.labeledArea)
                + (candidate.leader.map(obstacles.cost) ?? 0)
            guard cost < lowest, candidate.leader.map({ !obstacles.blocks($0) }) ?? true else { continue }
            (best, lowest) = (candidate, cost)
        }
        return best
    }
}

extension LabelMark {
    /// The position in `Marks.lines` of the line that the label belongs to.
    fileprivate var line: Int? {
        switch place {
        case .along(let line), .atEnd(let line): line
        case .within, .outside: nil
        }
    }

    /// The area that the label is for.
    fileprivate var labeledArea: Rect? {
        if case .within(let area, _) = place { area } else { nil }
    }
}
