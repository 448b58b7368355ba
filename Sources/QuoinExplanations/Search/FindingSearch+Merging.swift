import QuoinLayout

extension FindingSearch {
    /// Merges candidates with equal changes: consequences, changes of properties, and moves within the same parent.
    /// Silent candidates are dropped.
    static func merged(_ candidates: [Candidate]) -> [Candidate] {
        var result: [Candidate] = []
        for candidate in candidates where !candidate.isSilent {
            if let index = result.firstIndex(where: { $0.canMerge(candidate) }) {
                result[index].merge(candidate)
            } else {
                result.append(candidate)
            }
        }
        return result
    }
}

extension RecordedChange {
    /// Whether it is a change of an element's place.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .moved, .reordered: true
        default: false
        }
    }

    /// Whether it is a change of a property, or of what a collection shows.
    fileprivate var isOfProperty: Bool {
        switch self {
        case .property, .kind, .shown, .unshown: true
        default: false
        }
    }
}

extension FindingSearch.Candidate {
    fileprivate func canMerge(_ other: FindingSearch.Candidate) -> Bool {
        guard finding.changes == other.finding.changes, finding.isConsequence == other.finding.isConsequence,
            finding.isWithoutEffect == other.finding.isWithoutEffect
        else { return false }
        if finding.isConsequence || finding.changes.allSatisfy(\.isOfProperty) { return true }
        return finding.changes.allSatisfy(\.isOfPlace) && parent == other.parent
    }

    fileprivate mutating func merge(_ other: FindingSearch.Candidate) {
        guard case .elements(let elements) = finding.subject, case .elements(let others) = other.finding.subject else {
            return
        }
        finding.subject = .elements(elements + others)
        finding.oldFrame = finding.oldFrame.flatMap { frame in other.finding.oldFrame.map { frame.union($0) } }
        finding.newFrame = finding.newFrame.flatMap { frame in other.finding.newFrame.map { frame.union($0) } }
        places += other.places
    }
}
