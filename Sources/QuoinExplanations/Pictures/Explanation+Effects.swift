extension PictureComparison.Explanation {
    private typealias Finding = PictureComparison.Finding

    /// Keeps the claim that changes are without effect only where none of them changes a pixel by itself, neither in the
    /// old picture nor in the new one. The others are named with the causes: another change hides their effect.
    mutating func confirmEffects(_ old: RecordedPicture, _ new: RecordedPicture) {
        let changes = findings.filter { !$0.isConsequence }.flatMap { finding in
            finding.changes.filter { !$0.isOfFrame }.map { (finding, $0) }
        }
        // One change alone makes the new picture of the old one.
        guard changes.count > 1, findings.contains(where: { $0.isWithoutEffect || $0.isOfRule }) else { return }
        let trial = EffectTrial(old, new)
        var (kept, hidden): ([Finding], [Finding]) = ([], [])
        for finding in findings {
            guard finding.isWithoutEffect else {
                kept.append(finding.isOfRule && isIdle(finding, by: trial) ? finding.withoutEffect : finding)
                continue
            }
            func isHidden(_ change: RecordedChange) -> Bool {
                if change.effect.isDisjoint(with: .anything) { return false }
                return trial?.hasEffect(change, of: finding.subject)
                    ?? changes.contains { other, rival in
                        (other != finding || rival != change) && rival.canHide(change, of: finding, other)
                    }
            }
            var (idle, effective) = (finding, finding)
            effective.isWithoutEffect = false
            effective.changes = finding.changes.filter(isHidden)
            idle.changes.removeAll(where: effective.changes.contains)
            if !idle.changes.isEmpty { kept.append(idle) }
            if !effective.changes.isEmpty { hidden.append(effective) }
        }
        for finding in hidden { kept.addCause(finding) }
        findings = kept
        if !categories.isEmpty { categories.formUnion(hidden.flatMap(\.changes).map(\.category)) }
    }

    /// Whether none of a finding's changes has an effect by itself. What a rule is about may have moved for another
    /// reason.
    private func isIdle(_ finding: Finding, by trial: EffectTrial?) -> Bool {
        finding.changes.allSatisfy { trial?.hasEffect($0, of: finding.subject) == false }
    }
}

extension PictureComparison.Finding {
    fileprivate var isOfRule: Bool { changes.contains(where: \.isRule) }

    fileprivate var withoutEffect: PictureComparison.Finding {
        var finding = self
        (finding.isWithoutEffect, finding.followed) = (true, nil)
        return finding
    }
}

extension RecordedChange {
    /// Whether the change may take away the effect of another one that is not seen: both are of the layout or both of
    /// pixels, and it is not seen either, or is of the same elements.
    fileprivate func canHide(
        _ other: RecordedChange, of finding: PictureComparison.Finding, _ own: PictureComparison.Finding
    ) -> Bool {
        let isAlike = effect.isDisjoint(with: .layout) == other.effect.isDisjoint(with: .layout)
        return isAlike && (own.isWithoutEffect || own.subject == finding.subject)
    }
}

extension [PictureComparison.Finding] {
    /// Adds a cause, to that of the same elements if there is one.
    fileprivate mutating func addCause(_ cause: Element) {
        if let index = firstIndex(where: {
            $0.subject == cause.subject && !$0.isConsequence && !$0.isWithoutEffect && $0.followed == nil
        }) {
            let place = self[index].changes.firstIndex(where: \.isOfFrame) ?? self[index].changes.endIndex
            self[index].changes.insert(contentsOf: cause.changes, at: place)
        } else {
            insert(cause, at: firstIndex { $0.isConsequence || $0.isWithoutEffect } ?? endIndex)
        }
    }
}
