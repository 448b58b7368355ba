import QuoinLayout
import QuoinScene

/// A layout with its annotations, all in their places, in points from the layout's corner.
struct Figure {
    let subject: Subject
    private(set) var marks: Marks
    private(set) var labels: [PlacedLabel] = []

    /// Annotates a layout, in phases: annotations are collected, dimensions get their lines, labels their places.
    init(_ subject: Subject, _ diagram: Diagram, shaping: LabelShaping) throws(DiagramError) {
        self.subject = subject
        marks = try Self.collect(diagram, of: subject)
        marks = DimensionPlacement.place(marks, of: subject)
        let result = LabelPlacement.place(marks, of: subject, within: Self.bounds(of: marks, subject), shaping)
        (labels, marks.lines) = result
    }

    private static func collect(_ diagram: Diagram, of subject: Subject) throws(DiagramError) -> Marks {
        var marks = Marks()
        let isOpen = diagram.annotations.isEmpty
        for maker in AnnotationMakers.all {
            let reach = isOpen && maker.isDefault ? .whatIsSet : diagram.annotations[maker.annotation]
            guard let reach else { continue }
            for (index, wholly) in try subject.elements(in: reach) {
                maker.mark(index, in: subject, wholly: wholly, into: &marks)
            }
        }
        return marks
    }

    private static func bounds(of marks: Marks, _ subject: Subject) -> Rect {
        let lines = marks.lines.map { $0.segment.bounds.grown(by: LineMark.reach(of: .bar)) }
        return (marks.bands.map(\.area) + marks.outlines.map(\.frame) + lines)
            .reduce(subject.bounds) { $0.union($1) }
    }

    /// All that the figure covers.
    var bounds: Rect {
        let leaders = labels.compactMap { $0.leader?.segment.bounds.grown(by: 1) }
        return (labels.map(\.frame) + leaders).reduce(Self.bounds(of: marks, subject)) { $0.union($1) }
    }

    /// All lines, with those from labels to what they are about.
    var lines: [LineMark] { marks.lines + labels.compactMap(\.leader) }
}

extension Subject {
    /// The elements that an annotation reaches, in paint order, and whether it shows all of them.
    fileprivate func elements(
        in reach: AnnotationReach
    ) throws(DiagramError) -> [(index: Int, wholly: Bool)] {
        switch reach {
        case .whatIsSet: return elements.map { ($0, false) }
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
