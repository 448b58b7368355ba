import QuoinLayout

extension FindingSearch {
    /// Findings of elements that moved alike, and did nothing else, as one: those that follow from something, and those
    /// that stand next to each other; and of those that are painted otherwise in the same way. What holds others, has no
    /// name and shows nothing is not told for having grown.
    static func joined(_ candidates: [Candidate]) -> [Candidate] {
        var result: [Candidate] = []
        for candidate in candidates where !candidate.isMereGrowth {
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

    /// Whether it says that a property has another value now.
    fileprivate var isOfPaint: Bool {
        if case .paint(_, .some, .some) = self { true } else { false }
    }
}

extension FindingSearch.Candidate {
    fileprivate var isMereGrowth: Bool {
        guard finding.isConsequence, places.isEmpty, case .elements(let elements) = finding.subject else {
            return false
        }
        return elements.allSatisfy { $0.id == nil }
    }

    fileprivate func isJoined(by other: FindingSearch.Candidate) -> Bool {
        guard finding.changes == other.finding.changes, finding.isConsequence == other.finding.isConsequence else {
            return false
        }
        if finding.changes.allSatisfy(\.isOfPaint) { return true }
        return finding.changes.allSatisfy(\.isOfPlace) && (finding.isConsequence || parent == other.parent)
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
