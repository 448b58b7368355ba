import QuoinLayout

extension FindingSearch {
    /// Findings of elements that moved alike, and did nothing else, as one: those that follow from something, and those
    /// that stand next to each other; and of those to which the same happened. Parts of what another finding tells are
    /// left out.
    static func joined(_ candidates: [Candidate]) -> [Candidate] {
        var result: [Candidate] = []
        for candidate in candidates where !candidate.isSilent {
            if let index = result.firstIndex(where: { $0.isJoined(by: candidate) }) {
                result[index].join(candidate)
            } else {
                result.append(candidate)
            }
        }
        return result
    }
}

extension Change {
    /// Whether it says where an element is now, as opposed to what it is.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .moved, .reordered: true
        default: false
        }
    }

    /// Whether it says that a property has another value, or that an element came into view.
    fileprivate var isOfProperty: Bool {
        switch self {
        case .property, .kind, .shown, .unshown: true
        default: false
        }
    }
}

extension FindingSearch.Candidate {
    fileprivate func isJoined(by other: FindingSearch.Candidate) -> Bool {
        guard finding.changes == other.finding.changes, finding.isConsequence == other.finding.isConsequence,
            finding.isWithoutEffect == other.finding.isWithoutEffect
        else { return false }
        if finding.isConsequence || finding.changes.allSatisfy(\.isOfProperty) { return true }
        return finding.changes.allSatisfy(\.isOfPlace) && parent == other.parent
    }

    fileprivate mutating func join(_ other: FindingSearch.Candidate) {
        guard case .elements(let elements) = finding.subject, case .elements(let others) = other.finding.subject else {
            return
        }
        finding.subject = .elements(elements + others)
        finding.oldFrame = finding.oldFrame.flatMap { frame in other.finding.oldFrame.map { frame.union($0) } }
        finding.newFrame = finding.newFrame.flatMap { frame in other.finding.newFrame.map { frame.union($0) } }
        places += other.places
    }
}
