import QuoinDocument

/// The widths with a problem.
struct ObservationTrack: Sendable {
    let kind: Document.FindingKind
    let rule: String
    /// The elements, by their names at the width where the problem is worst.
    private(set) var subjects: [ObservedElement]
    /// The same by their indices there.
    private var elements: [Int]
    /// Where it is in the document.
    let place: SourcePlace?
    /// Whether it is about an edge of an element within the layout.
    let isOfContainer: Bool
    /// Ranges of positions in the widths of the sweep, which are descending.
    private(set) var ranges: [ClosedRange<Int>] = []
    /// The figures at the largest width with the problem.
    let first: Figures
    /// The worst figures, and their position in the widths.
    private(set) var worst: (figures: Figures, position: Int)
    /// Whether the figures are the same at all widths.
    private(set) var isConstant = true
    /// Whether it may be meant if it is the same at all widths.
    private var isSlight: Bool

    /// - Parameter range: the positions with the problem; the figures are those of the last.
    init(_ observation: Observation, _ subjects: [ObservedElement], at range: ClosedRange<Int>) {
        (kind, rule, self.subjects) = (observation.kind, observation.rule, subjects)
        (elements, isSlight) = (observation.elements, observation.isSlight)
        isOfContainer = observation.container.map { $0 != 0 } ?? false
        place = observation.place ?? subjects.first?.reference.source
        (first, worst) = (observation.figures, (observation.figures, range.upperBound))
        ranges = [range]
    }

    /// - Parameters:
    ///   - range: the positions with the problem; the figures are those of the last.
    ///   - subjects: the elements of the observation by their names.
    mutating func add(_ observation: Observation, at range: ClosedRange<Int>, _ subjects: () -> [ObservedElement]) {
        ranges.add(range)
        if observation.figures.amount >= worst.figures.amount {
            worst = (observation.figures, range.upperBound)
            if observation.elements != elements {
                (elements, self.subjects) = (observation.elements, subjects())
                isConstant = false
            }
        }
        if !observation.figures.isEqual(to: first) { isConstant = false }
        isSlight = isSlight && observation.isSlight
    }

    /// Whether it looks as if somebody put the element there, like a badge at the corner of an image.
    ///
    /// - Parameter count: the number of all widths.
    func seemsMeant(among count: Int) -> Bool { isSlight && isConstant && ranges == [0...count - 1] }
}

extension [ClosedRange<Int>] {
    /// Adds a range that does not begin before the last one, and joins it with that if there is nothing between.
    mutating func add(_ range: ClosedRange<Int>) {
        if let last, last.upperBound >= range.lowerBound - 1 {
            self[count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
        } else {
            append(range)
        }
    }

    /// All positions of both, in ascending ranges.
    func union(_ others: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
        (self + others).sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { $0.add($1) }
    }
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
        if let button = tree.button(around: index) {
            reference.id = reference.id ?? tree.id(of: button)
            reference.source = reference.source ?? tree.source(of: button)
        }
        name = tree.shownName(of: index)
        kind = type(of: tree.kind(of: index)).name
        documentPath = tree.documentPath(of: index)?.text
        view = tree.viewName(of: index)
    }

    /// Whether a name in a document refers to the element: its id, its view's name, or one of its paths. A `*` stands for
    /// any letters.
    func isNamed(_ name: String) -> Bool {
        let names = [reference.id, view, documentPath, reference.path].compactMap(\.self)
        guard name.contains("*") else { return names.contains(name) }
        let parts = name.split(separator: "*", omittingEmptySubsequences: false)
        return names.contains { Self.matches($0[...], parts[...], isStart: true) }
    }

    /// Whether a name consists of some parts in their order, with any letters between them.
    private static func matches(_ name: Substring, _ parts: ArraySlice<Substring>, isStart: Bool) -> Bool {
        guard let part = parts.first else { return true }
        if parts.count == 1 { return isStart ? name == part : name.hasSuffix(part) }
        guard let range = part.isEmpty ? name.startIndex..<name.startIndex : name.firstRange(of: part),
            !isStart || range.lowerBound == name.startIndex
        else { return false }
        return matches(name[range.upperBound...], parts.dropFirst(), isStart: false)
    }
}

extension ObservationTrack {
    /// The problem, in words that name the elements.
    func message(widths: [Double]?, in seen: SeenLayout) -> String {
        let place = isConstant ? nil : widths.map { ", at \(points($0[worst.position]))" }
        return worst.figures.message(
            ObservedWords(
                name: subjects.first?.name ?? "", other: subjects.last?.name ?? "", place: place ?? "", seen: seen))
    }
}
