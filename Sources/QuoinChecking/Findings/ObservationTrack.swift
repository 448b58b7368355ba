import QuoinDocument
import QuoinLayout

/// The widths at which something is wrong.
struct ObservationTrack: Sendable {
    let kind: Document.FindingKind
    let rule: String
    /// The elements as they are named at the first width where they were seen.
    let subjects: [Subject]
    /// Where it is in the document.
    let place: SourcePlace?
    /// Ranges of positions in the widths of the sweep, which descend.
    private(set) var ranges: [ClosedRange<Int>] = []
    /// What was seen at the widest width.
    let first: Observation.Detail
    /// The worst that was seen, and its position in the widths.
    private(set) var worst: (detail: Observation.Detail, position: Int)
    /// Whether it is meant to be if it is so at every width.
    private(set) var isIntendedEverywhere: Bool
    /// Whether all that was seen has the same figures.
    private(set) var isConstant = true

    init(_ observation: Observation, _ subjects: [Subject], at position: Int) {
        (kind, rule, self.subjects) = (observation.kind, observation.rule, subjects)
        place = observation.place ?? subjects.first?.reference.source
        (first, worst) = (observation.detail, (observation.detail, position))
        isIntendedEverywhere = observation.isIntendedEverywhere
        ranges = [position...position]
    }

    mutating func add(_ observation: Observation, at position: Int) {
        if let last = ranges.last, last.upperBound >= position - 1 {
            ranges[ranges.count - 1] = last.lowerBound...position
        } else {
            ranges.append(position...position)
        }
        isIntendedEverywhere = isIntendedEverywhere && observation.isIntendedEverywhere
        if observation.detail.amount >= worst.detail.amount { worst = (observation.detail, position) }
        if observation.detail != first { isConstant = false }
    }

    /// Whether it is so at each of a number of widths.
    func isEverywhere(among count: Int) -> Bool { ranges == [0...count - 1] }
}

/// An element that something is wrong with.
struct Subject: Hashable, Sendable {
    var reference: ElementReference
    /// Its id, its name as a view, its text or its path, as a sentence has it.
    var name: String
    var kind: String
    var documentPath: String?
    /// The name of the view in constraints.
    var view: String?

    init(_ index: Int, in tree: LayoutTree) {
        reference = tree.reference(to: index)
        name = tree.shownName(of: index)
        kind = type(of: tree.kind(of: index)).name
        documentPath = tree.documentPath(of: index)?.text
        view = tree.viewName(of: index)
    }

    /// Whether a document means the element by a name: its id, its view's name, or one of its paths.
    func isNamed(_ name: String) -> Bool {
        [reference.id, view, documentPath, reference.path].contains(name)
    }
}
