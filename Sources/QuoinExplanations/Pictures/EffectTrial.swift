import Quoin

/// Draws two pictures again from their records, one with a change added and one with it taken away, to see whether it
/// changes a pixel by itself.
struct EffectTrial {
    private let search: FindingSearch
    private let old: (canvas: CanvasRecord, bitmap: Bitmap)
    private let new: (canvas: CanvasRecord, bitmap: Bitmap)
    private let renderer: PictureRenderer

    /// - Returns: `nil` if a picture cannot be drawn from its record alone, for example one with images or lists.
    init?(_ old: RecordedPicture, _ new: RecordedPicture) {
        guard let former = old.record, let record = new.record, let renderer = try? PictureRenderer()
        else { return nil }
        search = FindingSearch(former, record)
        self.renderer = renderer
        (self.old, self.new) = ((former.canvas, old.bitmap), (record.canvas, new.bitmap))
        guard drawn(search.old, former.canvas) == old.bitmap, drawn(search.new, record.canvas) == new.bitmap else {
            return nil
        }
    }

    /// Whether a change has an effect by itself in one of the pictures; `nil` if that cannot be tried.
    func hasEffect(_ change: RecordedChange, of subject: PictureComparison.Finding.Subject) -> Bool? {
        switch subject {
        case .canvas:
            guard case .property(let property) = change, property.key != "scale" else { return nil }
            var (added, taken) = (old.canvas, new.canvas)
            added.properties[property.key] = new.canvas.properties[property.key]
            taken.properties[property.key] = old.canvas.properties[property.key]
            return differs(drawn(search.old, added), drawn(search.new, taken))
        case .elements(let elements):
            let paths = Set(elements.map(\.reference.path))
            var (added, taken): ([Int: ElementRecord], [Int: ElementRecord]) = ([:], [:])
            for index in search.new.elements.indices where paths.contains(search.new.elements[index].path) {
                guard let was = search.matching.oldIndices[index] else { return nil }
                let (former, element) = (search.old.elements[was], search.new.elements[index])
                added[was] = former.taking(change, from: element)
                taken[index] = element.taking(change, from: former)
            }
            guard added.count == elements.count, taken.count == elements.count else { return nil }
            return differs(drawn(search.old, old.canvas, added), drawn(search.new, new.canvas, taken))
        case .environment: return nil
        }
    }

    private func differs(_ added: Bitmap?, _ taken: Bitmap?) -> Bool? {
        guard let added, let taken else { return nil }
        return added != old.bitmap || taken != new.bitmap
    }

    /// - Parameter replaced: elements to draw in place of those with their indices.
    private func drawn(_ tree: RecordTree, _ record: CanvasRecord, _ replaced: [Int: ElementRecord] = [:]) -> Bitmap? {
        var canvas = Canvas()
        canvas.scale = record.scale
        guard record.properties.allSatisfy({ Canvas.properties.set($0.key, to: $0.value, in: &canvas) }),
            let root = element(0, of: tree, replaced)
        else { return nil }
        return try? renderer.draw(root, on: canvas).bitmap
    }

    private func element(_ index: Int, of tree: RecordTree, _ replaced: [Int: ElementRecord]) -> AnyElement? {
        guard index < tree.elements.count, !tree.elements[index].isPart else { return nil }
        let children = tree.children[index].compactMap { element($0, of: tree, replaced) }
        let content = tree.children[index].map { replaced[$0] ?? tree.elements[$0] }
        guard children.count == content.count else { return nil }
        return AnyElement(replaced[index] ?? tree.elements[index], content: content, children: children)
    }
}

extension ElementRecord {
    /// The element with a property or a text as another element has it; `nil` for other changes.
    fileprivate func taking(_ change: RecordedChange, from other: ElementRecord) -> ElementRecord? {
        var copy = self
        switch change {
        case .property(let property):
            guard let key = property.textKey, properties[property.key] == nil, other.properties[property.key] == nil
            else {
                copy.properties[property.key] = other.properties[property.key]
                return copy
            }
            return copy.setSpans(as: other) { $0.style[key] = $1.style[key] } ? copy : nil
        case .text: return copy.setSpans(as: other) { $0.string = $1.string } ? copy : nil
        case .rule(let rule): return copy.setRule(rule, as: other) ? copy : nil
        default: return nil
        }
    }

    private mutating func setRule(_ change: RuleChange, as other: ElementRecord) -> Bool {
        guard change.event != .reordered else { return false }
        let texts = [change.rule, change.newRule].compactMap { $0.map { PropertyValue.text($0) } }
        func isMeant(_ rule: PropertyValue) -> Bool { rule["rule"].map(texts.contains) == true }
        let key = ConstraintsLayout.recordedRules
        let others = other.properties[key]?.items ?? []
        var own = properties[key]?.items ?? []
        switch (own.firstIndex(where: isMeant), others.firstIndex(where: isMeant)) {
        case (let index?, let place?): own[index] = others[place]
        case (let index?, nil): own.remove(at: index)
        case (nil, let place?): own.insert(others[place], at: min(place, own.count))
        case (nil, nil): return false
        }
        properties[key] = .list(own)
        return true
    }

    private mutating func setSpans(
        as other: ElementRecord, _ set: (inout TextRecord.Span, TextRecord.Span) -> Void
    ) -> Bool {
        guard var own = text, let spans = other.text?.spans, own.spans.count == spans.count else { return false }
        for index in spans.indices { set(&own.spans[index], spans[index]) }
        text = own
        return true
    }
}

extension PictureComparison.Explanation {
    private typealias Finding = PictureComparison.Finding

    /// Keeps the claim that changes are without effect only where none of them changes a pixel by itself, neither in the
    /// old picture nor in the new one. The others are named with the causes: another change hides their effect.
    mutating func confirmEffects(_ old: RecordedPicture, _ new: RecordedPicture) {
        let changes = findings.filter { !$0.isConsequence }.flatMap { finding in
            finding.changes.filter { !$0.isOfFrame }.map { (finding, $0) }
        }
        // One change alone makes the new picture of the old one.
        guard changes.count > 1, changes.count <= Self.mostTried || findings.contains(where: \.isWithoutEffect) else {
            return
        }
        let trial = EffectTrial(old, new)
        let parts = changes.count <= Self.mostTried ? findings.flatMap { $0.parts(by: trial) } : findings
        // Several changes may have an effect together that none of them has.
        let tried = parts.contains { !$0.isConsequence && !$0.isWithoutEffect } ? parts : findings
        var (kept, hidden): ([Finding], [Finding]) = ([], [])
        for finding in tried {
            guard finding.isWithoutEffect, findings.contains(finding) else {
                kept.append(finding)
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

    /// With more changes, those that seem to have an effect are not tried: each takes two pictures.
    private static let mostTried = 24
}

extension PictureComparison.Finding {
    /// The finding, without the changes that have no effect by themselves, and these. What an element does may have another
    /// reason, then.
    fileprivate func parts(by trial: EffectTrial?) -> [PictureComparison.Finding] {
        guard !isConsequence, !isWithoutEffect else { return [self] }
        let own = changes.filter { !$0.isOfFrame }
        // What may have changed the frame has that effect, seen or not; a rule may be about what moved for another reason.
        let hasFrame = own.count < changes.count
        let idle = own.filter { change in
            guard !hasFrame || change.isRule || change.effect.isDisjoint(with: .layout) else { return false }
            return trial?.hasEffect(change, of: subject) == false
        }
        guard !idle.isEmpty else { return [self] }
        var (rest, without) = (self, self)
        rest.changes.removeAll(where: idle.contains)
        rest.isConsequence = idle.count == own.count
        (without.changes, without.isWithoutEffect, without.followed) = (idle, true, nil)
        return rest.changes.isEmpty ? [without] : [rest, without]
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
