import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene

extension LayoutCheck {
    /// The problems, with causes and remedies, and a finding for each allowance of the document that allows nothing.
    ///
    /// - Parameter outcomes: those of all conditions, in their order.
    /// - Returns: the findings, and the allowances that were used.
    /// - Throws: the error of the first width whose contrasts cannot be measured.
    func findings(
        from outcomes: [Outcome], with renderer: PictureRenderer
    ) throws(PictureError) -> (findings: [CheckedFinding], used: [Allowance<Document.FindingKind>]) {
        var keys: [ObservationKey] = []
        var seen: Set<ObservationKey> = []
        for outcome in outcomes {
            keys += outcome.tracks.keys.filter { seen.insert($0).inserted }.sorted(by: Self.isBefore)
        }
        var used: Set<Int> = []
        var findings: [CheckedFinding] = []
        for key in keys {
            let found = outcomes.filter { $0.tracks[key] != nil }
            guard let first = found.first, let track = first.tracks[key] else { continue }
            let isOwn = first.condition.variant == outcomes[0].condition.variant && found[0].isOwn(of: outcomes[0])
            if isOwn, track.isIntendedEverywhere, track.isEverywhere(among: first.condition.count) { continue }
            if let allowance = allowance(for: key.kind, track.subjects) {
                used.insert(allowance)
                continue
            }
            findings.append(finding(key, track, in: found, of: outcomes, with: renderer))
        }
        findings += try contrastFindings(&used, with: renderer)
        findings += unusedAllowances(used)
        return (findings.sorted { $0.finding.isBefore($1.finding) }, used.map { settings.allow[$0] })
    }

    private static func isBefore(_ one: ObservationKey, _ other: ObservationKey) -> Bool {
        (one.kind.rawValue, one.subjects.first ?? 0, one.subjects.last ?? 0, one.rule)
            < (other.kind.rawValue, other.subjects.first ?? 0, other.subjects.last ?? 0, other.rule)
    }

    private func finding(
        _ key: ObservationKey, _ track: ObservationTrack, in outcomes: [Outcome], of all: [Outcome],
        with renderer: PictureRenderer
    ) -> CheckedFinding {
        let condition = outcomes[0].condition
        let detail = CheckDetail(root: root, condition: condition, settings: settings, renderer: renderer)
        let reason = detail.reason(of: key, track, in: all)
        let occurrences = outcomes.compactMap { outcome in
            outcome.tracks[key].map { outcome.condition.occurrence($0, canvasWidth: reason.canvasWidth) }
        }
        var finding = LayoutFinding(
            kind: key.kind, elements: track.subjects.map(\.reference), place: track.place,
            message: track.message(widths: condition.widths, parent: reason.name), cause: reason.cause,
            remedy: reason.remedy, occurrences: occurrences)
        finding.level = settings.levels[key.kind]
        return CheckedFinding(finding: finding, condition: condition, position: track.worst.position)
    }

    // MARK: - Allowances

    /// The index of the first allowance for a finding.
    private func allowance(for kind: Document.FindingKind, _ subjects: [ObservedElement]) -> Int? {
        settings.allow.firstIndex { allowance in
            guard allowance.kind == kind else { return false }
            if allowance.names.isEmpty { return true }
            func isListed(_ subject: ObservedElement) -> Bool { allowance.names.contains(where: subject.isNamed) }
            return kind == .overlap ? subjects.allSatisfy(isListed) : subjects.contains(where: isListed)
        }
    }

    /// The document's own allowances that allow nothing. Those of settings may apply to other documents.
    private func unusedAllowances(_ used: Set<Int>) -> [CheckedFinding] {
        guard settings.levels[.unusedAllow] != .off, let condition = conditions.first else { return [] }
        return settings.allow.enumerated().compactMap { number, allowance in
            guard allowance.file == nil, !used.contains(number) else { return nil }
            let finding = LayoutFinding(unused: allowance, level: settings.levels[.unusedAllow])
            return CheckedFinding(finding: finding, condition: condition, position: nil)
        }
    }

    // MARK: - Contrast

    private func contrastFindings(
        _ used: inout Set<Int>, with renderer: PictureRenderer
    ) throws(PictureError) -> [CheckedFinding] {
        guard settings.levels[.contrast] != .off else { return [] }
        var findings: [CheckedFinding] = []
        var known: Set<String> = []
        for condition in conditions where condition.canvas.textScale == conditions[0].canvas.textScale {
            guard condition.canvas.language == conditions[0].canvas.language else { continue }
            let own = condition.canvas.appearance
            for appearance in [own] + Appearance.allCases.filter({ $0 != own }) {
                if appearance != own, try paintsSame(on: condition, appearance, with: renderer) { continue }
                for result in try contrasts(on: condition, appearance, with: renderer) {
                    if let allowance = allowance(for: .contrast, [result.subject]) {
                        used.insert(allowance)
                    } else if known.insert(result.message).inserted {
                        findings.append(finding(result, on: condition, appearance, with: renderer))
                    }
                }
            }
        }
        return findings
    }

    /// Whether the picture is the same in another appearance.
    private func paintsSame(
        on condition: Condition, _ appearance: Appearance, with renderer: PictureRenderer
    ) throws(PictureError) -> Bool {
        var other = condition.canvas
        other.appearance = appearance
        return try ContrastSweep(root: root, canvas: condition.canvas, widths: condition.widths, renderer: renderer)
            .paintsSame(on: other)
    }

    private func contrasts(
        on condition: Condition, _ appearance: Appearance, with renderer: PictureRenderer
    ) throws(PictureError) -> [ContrastSweep.Result] {
        var canvas = condition.canvas
        canvas.appearance = appearance
        return try ContrastSweep(root: root, canvas: canvas, widths: condition.widths, renderer: renderer).run()
    }

    private func finding(
        _ result: ContrastSweep.Result, on condition: Condition, _ appearance: Appearance,
        with renderer: PictureRenderer
    ) -> CheckedFinding {
        var condition = condition
        condition.canvas.appearance = appearance
        let detail = CheckDetail(root: root, condition: condition, settings: settings, renderer: renderer)
        let width = detail.canvasWidth(at: result.position)
        var occurrence = condition.occurrence(result.ranges, canvasWidth: width)
        occurrence.appearance = appearance == conditions[0].canvas.appearance ? nil : appearance
        var finding = LayoutFinding(
            kind: .contrast, elements: [result.subject.reference], place: result.place,
            message: result.message, remedy: ColorRemedy(of: result, in: detail)?.words, occurrences: [occurrence])
        finding.level = settings.levels[.contrast]
        return CheckedFinding(finding: finding, condition: condition, position: result.position)
    }
}

/// A finding, and where a picture of it is drawn.
struct CheckedFinding: Sendable {
    var finding: LayoutFinding
    var condition: LayoutCheck.Condition
    /// The position, in the condition's widths, where the problem is worst; `nil` if there is nothing to show.
    var position: Int?
}

extension LayoutFinding {
    /// - Parameter allowance: one that allows nothing.
    init(unused allowance: Allowance<Document.FindingKind>, level: Document.Check.Level) {
        self.init(
            kind: .unusedAllow, elements: [], place: allowance.place, message: allowance.unusedMessage, occurrences: [])
        self.level = level
    }

    /// In the order of their places in the document, then by kind and message.
    fileprivate func isBefore(_ other: LayoutFinding) -> Bool {
        let (own, others) = (place ?? SourcePlace(line: 0, column: 0), other.place ?? SourcePlace(line: 0, column: 0))
        return own == others ? (kind.rawValue, message) < (other.kind.rawValue, other.message) : own < others
    }
}

extension LayoutCheck.Outcome {
    /// Whether it was found on the document's own canvas.
    fileprivate func isOwn(of first: LayoutCheck.Outcome) -> Bool { condition.canvas == first.condition.canvas }
}

extension LayoutCheck.Condition {
    func occurrence(_ track: ObservationTrack, canvasWidth: Double) -> LayoutFinding.Occurrence {
        var result = occurrence(track.ranges, canvasWidth: canvasWidth)
        result.widths = track.widthRanges(widths, canvas: canvasWidth)
        return result
    }

    fileprivate func occurrence(_ ranges: [ClosedRange<Int>], canvasWidth: Double) -> LayoutFinding.Occurrence {
        let checked = (widths?.last ?? canvasWidth)...(widths?.first ?? canvasWidth)
        return LayoutFinding.Occurrence(
            widths: ranges.reversed().map { range in
                widths.map { $0[range.upperBound]...$0[range.lowerBound] } ?? checked
            }, isEverywhere: ranges == [0...count - 1], textScale: canvas.textScale,
            language: canvas.language?.rawValue, variant: variant, checked: checked)
    }
}
