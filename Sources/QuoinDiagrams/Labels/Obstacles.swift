import QuoinLayout

/// What labels keep away from.
struct Obstacles {
    /// Lines that no label may stand on.
    private var hardLines = AreaMap<HardLine>()
    /// Lines that had better not be covered.
    private var softLines = AreaMap<Segment>()
    private var outlines: AreaMap<Rect>
    private let texts: AreaMap<Rect>
    private let leaves: AreaMap<Rect>
    private let canvas: Rect
    private var labels = AreaMap<Rect>()

    private struct HardLine {
        var segment: Segment
        var ends: [Rect]
    }

    init(_ marks: Marks, of subject: Subject) {
        (texts, leaves, canvas) = (subject.textFrames, AreaMap(subject.leafFrames), subject.bounds)
        outlines = AreaMap(marks.outlines.map(\.frame) + [canvas])
        for line in marks.lines { add(line) }
    }

    mutating func add(_ line: LineMark) {
        guard line.isHard else { return softLines.append(line.segment, covering: line.segment.bounds) }
        hardLines.append(HardLine(segment: line.segment, ends: line.endBounds), covering: line.bounds)
    }

    mutating func add(_ label: Rect) { labels.append(label, covering: label) }

    /// How close a label may come to what it must not touch, in points.
    static let clearance = 1.5

    /// Whether a label would touch another label or a line that is not its own.
    func blocks(_ frame: Rect, own: Segment?) -> Bool {
        let area = frame.grown(by: Self.clearance)
        return labels.contains(near: area) { $0.overlaps(area) }
            || hardLines.contains(near: area) { line in
                line.segment != own && (line.segment.crosses(area) || line.ends.contains { $0.overlaps(area) })
            }
    }

    /// Whether a leader would run through a label.
    func blocks(_ leader: Segment) -> Bool {
        labels.contains(near: leader.bounds.grown(by: Self.clearance)) {
            leader.crosses($0.grown(by: Self.clearance))
        }
    }

    /// What it costs to hide something, in units in which a place that an author would choose costs 0, and one that
    /// needs a leader about 4 to 8.
    private enum Cost {
        /// Of a text, at once, and for all of the label.
        static let text = (any: 3.0, all: 14.0)
        /// Of a painted box, a part in it, and a part across its edge.
        static let box = (inside: 1.2, edge: 3.0)
        /// Of a thin line.
        static let line = 3.0
        /// Of an outline.
        static let outline = 5.0
        /// Of the layout's empty places.
        static let layout = 0.6
        /// For a leader: across a line, an outline, and a text.
        static let leader = (line: 4.0, outline: 0.5, text: 3.0)
    }

    /// How much a label would hide.
    ///
    /// - Parameter home: the area that the label names, which it may cover.
    func cost(of frame: Rect, home: Rect?) -> Double {
        let text = texts.near(frame).map { frame.share(within: $0) }
            .map { $0 > 0.02 ? Cost.text.any + $0 * Cost.text.all : 0 }
        let painted = leaves.near(frame).filter { $0 != home && $0.overlaps(frame) }
            .map { $0.contains(frame) ? Cost.box.inside : Cost.box.edge }
        let lines = softLines.count(near: frame) { $0.crosses(frame) }
        let bounds = outlines.count(near: frame) { $0.overlaps(frame) && !$0.contains(frame) }
        let isOverLayout = home == nil && canvas.overlaps(frame)
        return text.reduce(0, +) + painted.reduce(0, +) + Double(lines) * Cost.line + Double(bounds) * Cost.outline
            + (isOverLayout ? Cost.layout : 0)
    }

    /// How much a leader would cross.
    func cost(of leader: Segment) -> Double {
        let area = leader.bounds
        let lines = hardLines.count(near: area) { $0.segment.crosses(leader) }
        let bounds = outlines.count(near: area) { leader.crosses($0) && !$0.contains(area) }
        let text = texts.count(near: area) { leader.crosses($0) }
        return Double(lines) * Cost.leader.line + Double(bounds) * Cost.leader.outline
            + Double(text) * Cost.leader.text
    }
}
