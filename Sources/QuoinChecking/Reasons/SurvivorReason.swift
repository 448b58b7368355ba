import QuoinVerification

/// Finds why no picture shows a change.
struct SurvivorReason {
    let subject: MutationSubject
    let mutant: Mutant
    /// The document before the change.
    let root: SourceNode
    /// Reads a changed document; `nil` if it is faulty.
    let read: (SourceNode) -> Document?

    struct Result {
        var reason: UnseenReason
        var detail = ""
        /// The canvases on which the change is visible.
        var canvases: [OtherCanvas] = []
    }

    /// The reason, if all pictures paint the same.
    func ofSamePaint(_ changed: Document) -> Result {
        ofSamePixels(changed, detail: warning ?? "on no canvas that was tried")
    }

    /// The reason, if a picture does not show that something else is painted.
    func ofUnseen(_ changed: Document, picture: Int, _ layout: DocumentLayout, _ list: DisplayList) -> Result {
        let drawn = subject.pictures[picture]
        if let hidden = byRules(drawn, layout, list) {
            let step = hidden == .threshold ? largerSteps.first(where: isSeen) : nil
            return Result(reason: hidden, detail: step.map { "but \($0) is seen" } ?? "")
        }
        let pair = PaintPair(old: drawn.painted, new: (list, layout), renderer: subject.renderer)
        if pair.differsBeyondCanvas { return Result(reason: .outside, detail: "beyond the canvas") }
        if pair.differsBeforeRest { return Result(reason: .covered, detail: pair.cover) }
        if pair.differsWithoutClips { return Result(reason: .outside, detail: "cut off by a clip") }
        return ofSamePixels(changed, detail: "painted in another way, with the same pixels")
    }

    private func ofSamePixels(_ changed: Document, detail: String) -> Result {
        let canvases = subject.otherCanvases(showing: changed)
        if let first = canvases.first {
            return Result(reason: .otherCanvas, detail: "as \(first.words)", canvases: canvases)
        }
        if let other = otherValue { return Result(reason: .clamped, detail: "but \(other) has an effect") }
        return Result(reason: .noEffect, detail: detail)
    }

    // MARK: - Rules

    private func byRules(
        _ drawn: MutationSubject.DrawnVariant, _ layout: DocumentLayout, _ list: DisplayList
    ) -> UnseenReason? {
        let rules = subject.rules
        guard rules != ComparisonRules(), (try? subject.renderer.bitmap(list, of: layout)) != drawn.bitmap else {
            return nil
        }
        var masksAlone = ComparisonRules()
        masksAlone.masks = rules.masks
        (masksAlone.maskGrowth, masksAlone.tolerates) = (rules.maskGrowth, rules.tolerates)
        let isMasked = (try? subject.isAccepted(by: masksAlone, list, layout, in: drawn)) == true
        return isMasked && !rules.masks.isEmpty ? .mask : .threshold
    }

    // MARK: - Values

    /// The document's warning about the same line: `flexGrow has no effect: …`.
    private var warning: String? {
        let warnings = subject.content.warnings + subject.pictures.flatMap(\.layout.warnings)
        let own = warnings.first { warning in
            warning.message.hasPrefix(mutant.key + " ") && mutant.path.hasPrefix(warning.documentPath(in: mutant))
                && warning.place.map { $0 <= mutant.place && mutant.place.line - $0.line < 12 } ?? false
        }
        return own.map { String($0.message.dropFirst(mutant.key.count + 1)) }
    }

    /// Another number for the same value that has an effect.
    private var otherValue: String? {
        guard let number = mutant.number else { return nil }
        let values = [number / 2, 0, number * 4 + 16].filter { $0 != number }.map { shortDescription($0) }
        return values.first(where: isSeen)
    }

    /// The value changed by more, up to as much as any picture shows.
    private var largerSteps: [String] {
        if let number = mutant.number { return [2, 4, 8, 16, 32].map { shortDescription(number + $0) } }
        guard mutant.sort == .color, let color = try? RGBA(parsing: mutant.values?.before ?? "") else { return [] }
        return [0.2, 0.3, 0.5, 0.8].map(color.shifted)
    }

    /// Whether a picture shows another value.
    private func isSeen(_ value: String) -> Bool {
        guard let other = read(mutant.replaced(by: value, in: root)) else { return false }
        if case .seen = subject.verdict(on: other) { return true }
        return false
    }
}

extension Diagnostic {
    /// The path of the warning's element, if it is a path of documents and contains the value; otherwise empty.
    fileprivate func documentPath(in mutant: Mutant) -> String { mutant.path.hasPrefix(path) ? path : "" }
}
