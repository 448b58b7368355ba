import QuoinValues

/// A layout with its annotations, all placed, in points from the layout's corner.
struct Figure {
    let subject: Subject
    let marks: Marks
    let labels: [PlacedLabel]
    /// The elements that stand out, and everything below them. If empty, no element fades.
    let focus: Set<Int>
    /// The area of the layout and all marks and labels.
    let bounds: Rect
    /// The measures that are not shown, in words.
    let leftOut: [String]

    /// Annotates a layout in phases: marks are collected, less important ones are left out, then dimensions are placed,
    /// then labels.
    init(_ subject: Subject, _ diagram: Diagram, shaping: LabelShaping) throws(QuoinError) {
        var subject = subject
        if let scope = diagram.annotations?[.depth] { subject.separate(subject.elements(in: scope).map(\.index)) }
        self.subject = subject
        focus = Set(diagram.focus.flatMap(subject.elements).flatMap(subject.subtree))
        let budget = MarkBudget.apply(to: Marks(diagram, of: subject), of: subject, at: diagram.shownLevel)
        var marks = budget.marks
        // Each dimension has a label.
        let count = marks.labels.count + marks.dimensions.count
        guard count <= Diagram.labelLimit else {
            throw QuoinError(
                "there would be \(count) labels, and \(Diagram.labelLimit) are possible; say which elements to annotate",
                .limitPassed)
        }
        marks.enlargeTinyDistances(of: subject, shaping)
        marks = DimensionPlacement.place(marks, of: subject, shaping)
        marks.leaveContent(of: subject)
        let result = LabelPlacement.place(marks, of: subject, within: Self.bounds(of: marks, subject), shaping)
        (labels, marks.lines) = (result.labels.map { $0.leavingLetters(of: subject) }, result.lines)
        leftOut = budget.leftOut + result.leftOut.map { subject.words(of: $0.text, $0.source) }
        self.marks = marks
        let faint = marks.faintElements.flatMap(subject.subtree).filter { !subject.layout.leftOut.contains($0) }
        let covered =
            labels.map(\.frame) + labels.compactMap { $0.leader?.bounds } + faint.map { subject.frames[$0] }
        bounds = covered.reduce(Self.bounds(of: marks, subject)) { $0.union($1) }
    }

    private static func bounds(of marks: Marks, _ subject: Subject) -> Rect {
        (marks.bands.map(\.area) + marks.outlines.map(\.frame) + marks.lines.map(\.bounds))
            .reduce(subject.bounds) { $0.union($1) }
    }

    /// All lines, with the leaders of labels.
    var lines: [LineMark] { marks.lines + labels.compactMap(\.leader) }
}

extension Marks {
    /// Leaves gaps in lines where they would strike through letters or pictures of the layout.
    fileprivate mutating func leaveContent(of subject: Subject) {
        for index in lines.indices { lines[index].gaps += subject.gapsForContent(in: lines[index].segment) }
    }
}

extension PlacedLabel {
    /// The label with a leader that begins outside of the letters that its mark is in.
    fileprivate func leavingLetters(of subject: Subject) -> PlacedLabel {
        var label = self
        guard let leader else { return label }
        let texts = subject.textFrames.near(leader.segment.bounds).filter(leader.segment.leaves)
        label.leader?.gaps += texts.compactMap { leader.segment.part(in: $0) }
        return label
    }
}
