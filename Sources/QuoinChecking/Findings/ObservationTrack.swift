import QuoinDocument
import QuoinLayout

/// The widths with a problem.
struct ObservationTrack: Sendable {
    let kind: Document.FindingKind
    let rule: String
    /// The elements, by their names at the first width with the problem.
    let subjects: [ObservedElement]
    /// Where it is in the document.
    let place: SourcePlace?
    /// Ranges of positions in the widths of the sweep, which are descending.
    private(set) var ranges: [ClosedRange<Int>] = []
    /// The figures at the largest width with the problem.
    let first: Observation.Detail
    /// The worst figures, and their position in the widths.
    private(set) var worst: (detail: Observation.Detail, position: Int)
    /// Whether the problem is intended if every width has it.
    private(set) var isIntendedEverywhere: Bool
    /// Whether the figures are the same at all widths.
    private(set) var isConstant = true

    init(_ observation: Observation, _ subjects: [ObservedElement], at position: Int) {
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

    /// Whether all of a number of widths have the problem.
    func isEverywhere(among count: Int) -> Bool { ranges == [0...count - 1] }
}

/// An element with a problem.
struct ObservedElement: Hashable, Sendable {
    var reference: ElementReference
    /// Its id, its name as a view, its text or its path, as written in sentences.
    var name: String
    var kind: String
    var documentPath: String?
    /// Its name as a view of a constraint layout.
    var view: String?

    init(_ index: Int, in tree: LayoutTree) {
        reference = tree.reference(to: index)
        name = tree.shownName(of: index)
        kind = type(of: tree.kind(of: index)).name
        documentPath = tree.documentPath(of: index)?.text
        view = tree.viewName(of: index)
    }

    /// Whether a name in a document refers to the element: its id, its view's name, or one of its paths.
    func isNamed(_ name: String) -> Bool {
        [reference.id, view, documentPath, reference.path].contains(name)
    }
}
