import QuoinDocument

/// A problem of a layout at one width.
struct Observation {
    var kind: Document.FindingKind
    /// The indices of one or two elements in the layout's tree.
    var elements: [Int]
    /// The edge, the axis or the constraint, if it is about one.
    var rule: String
    var figures: Figures
    /// The element whose edge is passed, if it is not the canvas.
    var container: Int?
    /// Whether the children of the container push one another, so that it is about all of them, and the worst is named.
    var isOfAll: Bool
    /// Whether it may be meant if it is the same at all widths.
    var isSlight = false
    /// Where the constraint is in the document.
    var place: SourcePlace?

    typealias Edge = ChildContainment.Edge
}

/// The figures of a problem at one width, their message, and the possible causes.
struct Figures: Sendable {
    /// Numbers and words that differ where the problem does.
    private let values: [Double]
    private let words: [String]
    /// How severe it is; comparable only among figures of the same check.
    let amount: Double
    /// Whether nothing of the element is seen.
    let isHidden: Bool
    /// The problem, in words that name the elements.
    let message: @Sendable (ObservedWords) -> String
    /// What may be the cause, the most direct first.
    let causes: @Sendable (CauseFinding) -> [CauseFinding.Candidate]
    /// Changes that may solve the problem for any cause, the most direct first.
    let remedies: @Sendable (CauseFinding) -> [ElementChange]

    init(
        _ values: Double..., words: [String] = [], amount: Double = 0, isHidden: Bool = false,
        message: @escaping @Sendable (ObservedWords) -> String,
        causes: @escaping @Sendable (CauseFinding) -> [CauseFinding.Candidate] = { _ in [] },
        remedies: @escaping @Sendable (CauseFinding) -> [ElementChange] = { _ in [] }
    ) {
        (self.values, self.words, self.amount, self.isHidden) = (values, words, amount, isHidden)
        (self.message, self.causes, self.remedies) = (message, causes, remedies)
    }

    func isEqual(to other: Figures) -> Bool { values == other.values && words == other.words }
}

/// What a sentence about a problem refers to.
struct ObservedWords {
    /// The element.
    var name: String
    /// The other element, if it is about two.
    var other: String
    /// The width to which the figures belong, as `, at 320 pt`; empty if they are the same at all widths.
    var place: String
    /// The layout at that width.
    var seen: SeenLayout
}

/// What a layout says about its elements, by their indices.
struct SeenLayout {
    /// How much wider than it is an element might be, in points.
    var spareWidth: (Int) -> Double = { _ in 0 }
}

/// Identifies observations of the same problem at several widths.
struct ObservationKey: Hashable {
    var kind: Document.FindingKind
    /// The numbers of the elements, the same at all widths.
    var subjects: [Int]
    var rule: String

    /// Whether another problem is of the same kind, and about the same edge.
    func isLike(_ other: ObservationKey) -> Bool { self != other && kind == other.kind && rule == other.rule }
}

/// A length in messages, in tenths of a point: `12.5 pt`.
func points(_ value: Double) -> String { "\(tenths(value)) pt" }

/// A number in messages, in tenths: `12.5`.
func tenths(_ value: Double) -> String { shortDescription((value * 10).rounded() / 10) }
