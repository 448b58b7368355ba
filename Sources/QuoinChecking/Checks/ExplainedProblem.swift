import QuoinDocument

/// A problem that one place of a document makes, or several with one cause, and its message.
struct ExplainedProblem {
    /// The worst of it.
    private(set) var key: ObservationKey
    private(set) var track: ObservationTrack
    private(set) var reason: CheckDetail.Reason
    let condition: LayoutCheck.Condition
    let occurrences: [LayoutFinding.Occurrence]
    /// What follows the words about the worst of one place.
    private(set) var words: String
    /// The elements of the worst, then all others.
    private(set) var elements: [ElementReference]
    /// The names of the elements at the other places.
    private(set) var others: [String] = []

    /// Whether another one is of the same kind and at the same widths, and one of them is gone without the cause of the
    /// other. If no cause is known, both are about one edge of siblings.
    func isLike(_ other: ExplainedProblem) -> Bool {
        let areSiblings = reason.branch == other.reason.branch && !key.rule.isEmpty
        return key.isLike(other.key) && occurrences == other.occurrences
            && [track, other.track].allSatisfy { $0.subjects.count == 1 }
            && track.worst.figures.isHidden == other.track.worst.figures.isHidden
            && (explains(other) || other.explains(self)
                || areSiblings && reason.cause == nil && other.reason.cause == nil)
    }

    /// Whether another one is gone without the cause of this one.
    private func explains(_ other: ExplainedProblem) -> Bool { reason.others.contains(other.key) }

    /// Adds one that is like it. The one that explains the other is described, or else the worse one.
    mutating func add(_ other: ExplainedProblem) {
        let isWorse = other.track.worst.figures.amount > track.worst.figures.amount
        let isFirst = explains(other) == other.explains(self) ? isWorse : other.explains(self)
        others += [(isFirst ? track : other.track).subjects[0].name]
        elements = isFirst ? other.elements + elements : elements + other.elements
        if isFirst { (key, track, reason, words) = (other.key, other.track, other.reason, other.words) }
    }

    func finding(_ settings: Document.Check) -> CheckedFinding {
        let message = track.message(widths: condition.widths, in: reason.seen)
        var finding = LayoutFinding(
            kind: track.kind, elements: elements, place: track.place, message: message + words + wordsForOthers,
            cause: reason.cause, remedy: reason.remedy, occurrences: occurrences)
        (finding.level, finding.rule) = (settings.level(of: track.kind), track.rule)
        return CheckedFinding(finding: finding, condition: condition, position: track.worst.position)
    }

    /// The largest number of other elements that are named in a sentence.
    private static let namedLimit = 3

    private var wordsForOthers: String {
        guard !others.isEmpty else { return "" }
        let left = others.count - Self.namedLimit
        return ", like "
            + (left > 1 ? others.prefix(Self.namedLimit) + ["\(left) others"] : others[...]).map(\.self).listed
    }
}
