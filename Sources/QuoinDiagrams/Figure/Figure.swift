import QuoinLayout
import QuoinScene

/// A layout with its annotations, all in their places, in points from the layout's corner.
struct Figure {
    let subject: Subject
    private(set) var marks: Marks
    private(set) var labels: [PlacedLabel] = []
    /// The elements that stand out, with all below them; none fades where there are none.
    let focus: Set<Int>

    /// Annotates a layout, in phases: annotations are collected, dimensions get their lines, labels their places.
    init(_ subject: Subject, _ diagram: Diagram, shaping: LabelShaping) throws(DiagramError) {
        var subject = subject
        if let reach = diagram.annotations?[.depth] { subject.separate(try subject.elements(in: reach).map(\.index)) }
        self.subject = subject
        focus = try Self.focus(of: diagram, in: subject)
        marks = try Self.collect(diagram, of: subject)
        marks = DimensionPlacement.place(marks, of: subject)
        let result = LabelPlacement.place(marks, of: subject, within: Self.bounds(of: marks, subject), shaping)
        (labels, marks.lines) = result
    }

    private static func collect(_ diagram: Diagram, of subject: Subject) throws(DiagramError) -> Marks {
        var marks = Marks()
        for maker in AnnotationMakers.all {
            guard let reach = diagram.reach(of: maker) else { continue }
            for (index, wholly) in try subject.elements(in: reach) {
                maker.mark(index, in: subject, wholly: wholly, into: &marks)
            }
        }
        try marks.addBadges(diagram.badges, in: subject)
        for note in diagram.notes {
            for index in try subject.known(note.id).prefix(1) {
                marks.labels.append(
                    LabelMark(text: note.text, hue: .structure, place: .outside(subject.frames[index])))
            }
        }
        return marks
    }

    private static func focus(of diagram: Diagram, in subject: Subject) throws(DiagramError) -> Set<Int> {
        var focus: Set<Int> = []
        for id in diagram.focus {
            for index in try subject.known(id) { focus.formUnion(subject.subtree(of: index)) }
        }
        return focus
    }

    private static func bounds(of marks: Marks, _ subject: Subject) -> Rect {
        (marks.bands.map(\.area) + marks.outlines.map(\.frame) + marks.lines.map(\.bounds))
            .reduce(subject.bounds) { $0.union($1) }
    }

    /// All that the figure covers.
    var bounds: Rect {
        let leaders = labels.compactMap { $0.leader?.bounds }
        return (labels.map(\.frame) + leaders).reduce(Self.bounds(of: marks, subject)) { $0.union($1) }
    }

    /// All lines, with those from labels to what they are about.
    var lines: [LineMark] { marks.lines + labels.compactMap(\.leader) }
}

extension Diagram {
    /// What a kind of annotation marks; nothing where it is not drawn.
    fileprivate func reach(of maker: any AnnotationMaker.Type) -> AnnotationReach? {
        guard let annotations else { return maker.isDefault ? .whatIsSet : nil }
        return annotations[maker.annotation]
    }
}

extension Marks {
    /// Adds numbers at elements, and what they mean to the legend.
    fileprivate mutating func addBadges(
        _ badges: [Diagram.ElementNote], in subject: Subject
    ) throws(DiagramError) {
        for (number, badge) in badges.enumerated() {
            for index in try subject.known(badge.id).prefix(1) {
                labels.append(
                    LabelMark(
                        text: "\(number + 1)", hue: .structure, look: .badge,
                        place: .within(subject.frames[index], [.topLeft, .topRight, .bottomLeft, .center, .before])))
            }
            explain(.number(number + 1), .structure, badge.text)
        }
    }
}

extension Subject {
    /// The elements that an annotation reaches, in paint order, and whether it shows all of them.
    fileprivate func elements(
        in reach: AnnotationReach
    ) throws(DiagramError) -> [(index: Int, wholly: Bool)] {
        switch reach {
        case .whatIsSet: return elements.filter { !repeatsAnother($0) }.map { ($0, false) }
        case .everything: return elements.map { ($0, true) }
        case .elements(let ids):
            var found: Set<Int> = []
            for id in ids { found.formUnion(try known(id)) }
            return elements.filter(found.contains).map { ($0, true) }
        }
    }

    /// The elements with a name, at least one.
    func known(_ id: String) throws(DiagramError) -> [Int] {
        let found = elements(named: id)
        guard found.isEmpty else { return found }
        let ids = tree.paintOrder.compactMap { tree.id(of: $0) }
        throw .unknownElement(id, nearest: nearestName(to: id, among: ids))
    }
}
