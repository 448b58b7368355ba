import QuoinLayout

/// The parts that labels must not cover, or only at a cost.
struct Obstacles {
    /// Lines that no label may cover.
    private var hardLines = AreaMap<HardLine>()
    /// Lines that labels may cover at a cost.
    private var softLines = AreaMap<Segment>()
    private var outlines: AreaMap<Rect>
    /// The lines of texts, and images.
    private let texts: AreaMap<Rect>
    private let leaves: AreaMap<Rect>
    /// The elements that have a label with their name.
    private let named: AreaMap<Rect>
    private let canvas: Rect
    private var labels = AreaMap<Rect>()

    private struct HardLine {
        var segment: Segment
        var ends: [Rect]
    }

    init(_ marks: Marks, of subject: Subject) {
        (texts, leaves, canvas) = (subject.content, AreaMap(subject.leafFrames), subject.bounds)
        named = AreaMap(marks.labels.filter { $0.look == .tag }.compactMap(\.labeledArea))
        outlines = AreaMap(marks.outlines.map(\.frame) + [canvas] + subject.borderedFrames)
        for line in marks.lines { add(line) }
        for line in subject.connectorLines { softLines.append(line, covering: line.bounds) }
    }

    mutating func add(_ line: LineMark) {
        guard line.isHard else { return softLines.append(line.segment, covering: line.segment.bounds) }
        hardLines.append(HardLine(segment: line.segment, ends: line.endBounds), covering: line.bounds)
    }

    mutating func add(_ label: Rect) { labels.append(label, covering: label) }

    /// The least distance between a label and a part that it must not cover, in points.
    static let clearance = 1.5

    /// Whether a label would be too close to another label, or to a line other than its own.
    func blocks(_ frame: Rect, own: Segment?) -> Bool {
        let area = frame.grown(by: Self.clearance)
        return labels.contains(near: area) { $0.overlaps(area) }
            || hardLines.contains(near: area) { line in
                line.segment != own && (line.segment.crosses(area) || line.ends.contains { $0.overlaps(area) })
            }
    }

    /// Whether a label would cover letters of the layout, or its leader would be too long or cross letters or lines.
    func hides(_ candidate: LabelCandidate, leader longest: Double) -> Bool {
        if texts.contains(near: candidate.frame, where: { $0.inset(by: Self.lineGap).overlaps(candidate.frame) }) {
            return true
        }
        guard let leader = candidate.leader else { return false }
        return leader.length > longest
            || texts.contains(near: leader.bounds) { text in
                leader.crosses(text.inset(by: Self.lineGap)) && !leader.leaves(text)
            }
            || hardLines.contains(near: leader.bounds) { $0.segment.crosses(leader) }
    }

    /// The part of a line of text above and below its letters, in points.
    private static let lineGap = EdgeInsets(top: 1.5, left: 0, bottom: 1.5, right: 0)

    /// Whether a leader would cross a label.
    func blocks(_ leader: Segment) -> Bool {
        labels.contains(near: leader.bounds.grown(by: Self.clearance)) {
            leader.crosses($0.grown(by: Self.clearance))
        }
    }

    /// The costs of covering something. A position that an author would choose costs 0, and one that needs a leader
    /// about 4 to 8.
    private enum Cost {
        /// For any text under the label, and for text under all of it.
        static let text = (any: 3.0, all: 14.0)
        /// For the inside and for the edge of a painted box.
        static let box = (inside: 1.2, edge: 3.0)
        /// For a soft line.
        static let line = 3.0
        static let outline = 5.0
        /// For an empty part of the layout.
        static let layout = 0.6
        /// For a label of one element whose middle is on another, which seems to be what the label is for.
        static let neighbor = 12.0
        /// For what a leader crosses.
        static let leader = (line: 4.0, outline: 0.5, text: 3.0)
    }

    /// The cost of the parts that a label would cover.
    ///
    /// - Parameter area: the area that the label is for, which costs nothing.
    func cost(of frame: Rect, labeled area: Rect?) -> Double {
        let text = texts.near(frame).map { frame.share(within: $0) }
            .map { $0 > 0.02 ? Cost.text.any + $0 * Cost.text.all : 0 }
        let painted = leaves.near(frame).filter { $0 != area && $0.overlaps(frame) }
            .map { $0.contains(frame) ? Cost.box.inside : Cost.box.edge }
        let lines = softLines.count(near: frame) { $0.crosses(frame) }
        let bounds = outlines.count(near: frame) { $0.overlaps(frame) && !$0.contains(frame) }
        let isOverLayout = area == nil && canvas.overlaps(frame)
        return text.reduce(0, +) + painted.reduce(0, +) + Double(lines) * Cost.line + Double(bounds) * Cost.outline
            + (isOverLayout ? Cost.layout : 0)
    }

    /// The cost of a label that has no leader and seems to be for a neighbor of its box.
    func costOfMistaking(_ candidate: LabelCandidate, labeled area: Rect?) -> Double {
        guard let area, candidate.leader == nil else { return 0 }
        let middle = Rect(center: candidate.frame.center, size: .zero)
        // Boxes outside of the canvas are not visible.
        guard canvas.contains(middle) else { return 0 }
        let isMistaken =
            leaves.contains(near: candidate.frame) { leaf in
                leaf != area && leaf.contains(middle) && !leaf.overlaps(area)
            }
            || named.contains(near: candidate.frame) { other in
                other != area && other.contains(middle) && !other.contains(area)
            }
        return isMistaken ? Cost.neighbor : 0
    }

    /// The cost of what a leader would cross.
    func cost(of leader: Segment) -> Double {
        let area = leader.bounds
        let lines = hardLines.count(near: area) { $0.segment.crosses(leader) }
        let bounds = outlines.count(near: area) { leader.crosses($0) && !$0.contains(area) }
        let text = texts.count(near: area) { leader.crosses($0) }
        return Double(lines) * Cost.leader.line + Double(bounds) * Cost.leader.outline
            + Double(text) * Cost.leader.text
    }
}

extension Segment {
    /// Whether the line begins in a line of text and leaves it by the shortest way: up or down through less than half
    /// of its height. Letters that overflow are in the middle of the measured part.
    func leaves(_ text: Rect) -> Bool {
        guard text.contains(Rect(origin: start, size: .zero)), let part = part(in: text) else { return false }
        return part.length * length <= text.size.height / 2
    }
}
