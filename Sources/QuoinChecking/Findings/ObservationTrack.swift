import QuoinDocument
import QuoinExplanations
import QuoinLayout
import QuoinValues

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
    /// Whether the figures are the same at all widths.
    private(set) var isConstant = true

    init(_ observation: Observation, _ subjects: [ObservedElement], at position: Int) {
        (kind, rule, self.subjects) = (observation.kind, observation.rule, subjects)
        place = observation.place ?? subjects.first?.reference.source
        (first, worst) = (observation.detail, (observation.detail, position))
        ranges = [position...position]
    }

    mutating func add(_ observation: Observation, at position: Int) {
        ranges.add(position...position)
        if observation.detail.amount >= worst.detail.amount { worst = (observation.detail, position) }
        if observation.detail != first { isConstant = false }
    }
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
    func message(widths: [Double]?, parent: (Int) -> String) -> String {
        let name = subjects.first?.name ?? ""
        switch worst.detail {
        case .letters(let shown, let count):
            let figures = "\(place(in: widths)) after \(max(shown, 0)) of \(count) letters"
            return "\(name) \(LayoutProblem.cut.words(figures))"
        case .word(let width, let available):
            return "a word of \(name) is broken: it is \(points(width)) wide, and there are \(points(available))"
        case .shared(let size):
            let (width, other) = (shortDescription((size.width * 10).rounded() / 10), subjects.last?.name ?? "")
            let figures = "\(place(in: widths)) by \(width) × \(points(size.height))"
            let isTarget = kind == .tapTarget
            return (isTarget ? "the target of " : "") + name + " "
                + LayoutProblem.overlapping(isTarget ? "that of \(other)" : other).words(figures)
        case .excess(let excess, let edge, let index):
            let problem = LayoutProblem.passing(edge, of: index.map(parent) ?? "the canvas")
            return "\(name) \(problem.words("\(place(in: widths)) by \(points(excess))"))"
        case .clipped(let excess, let edge, let index):
            let problem = LayoutProblem.clipped(edge, by: parent(index))
            return "\(name) \(problem.words("\(place(in: widths)) by \(points(excess))"))"
        case .lines(let height, let frame):
            return "the lines of \(name) need \(points(height)) and have \(points(frame))\(place(in: widths))"
        case .nothing(let size):
            return "\(name) \(LayoutProblem.squeezed.words("\(shortDescription(size.width)) × \(points(size.height))"))"
        case .jump(let axis, let narrower, let wider):
            return "the \(axis.extentName) of \(name) jumps from \(shortDescription(narrower)) to \(points(wider))"
        case .rule(let words): return words
        case .target(let size, let least):
            return "\(name) is \(shortDescription(size.width)) × \(points(size.height))"
                + "\(place(in: widths).dropFirst()), below \(shortDescription(least)) × \(points(least))"
        case .letterSize(let size, let least):
            return "letters of \(name) are \(points(size)) high\(place(in: widths).dropFirst()), below \(points(least))"
        case .unsafe(let amount, let edge):
            return
                "\(name) is outside of the safe area at the \(edge.rawValue) edge\(place(in: widths)) by \(points(amount))"
        case .stretched(let natural, let shown):
            let ratios = [shown, natural].map { shortDescription(($0 * 100).rounded() / 100) }
            return "\(name) is stretched\(place(in: widths)) to a ratio of \(ratios[0]) in place of \(ratios[1])"
        case .image: return "letters of \(name) are part of a picture, and do not grow with other texts"
        }
    }

    /// The width to which the figures belong, if they differ between widths.
    private func place(in widths: [Double]?) -> String {
        guard let widths, !isConstant else { return "" }
        return ", at \(points(widths[worst.position]))"
    }
}

/// A length in messages, in tenths of a point: `12.5 pt`.
func points(_ value: Double) -> String { "\(shortDescription((value * 10).rounded() / 10)) pt" }
