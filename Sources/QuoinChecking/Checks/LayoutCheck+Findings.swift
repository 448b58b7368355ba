import QuoinAutoLayout
import QuoinCairo
import QuoinDocument
import QuoinSystem

extension LayoutCheck {
    /// The problems, with causes and remedies, and a finding for each allowance of the document that allows nothing.
    ///
    /// - Parameter outcomes: those of all conditions, in their order.
    /// - Returns: the findings, and the allowances that were used.
    func findings(
        from outcomes: [Outcome], with renderer: PictureRenderer
    ) -> (findings: [CheckedFinding], used: [Allowance<Document.FindingKind>]) {
        var keys: [ObservationKey] = []
        var seen: Set<ObservationKey> = []
        for outcome in outcomes {
            keys += outcome.tracks.keys.filter { seen.insert($0).inserted }.sorted(by: Self.isBefore)
        }
        var used: Set<Int> = []
        for outcome in outcomes { used.formUnion(outcome.used) }
        var problems: [ExplainedProblem] = []
        let end = ProcessUsage.threadTime + longestSearch
        for keys in groups(of: keys, in: outcomes) {
            guard let problem = problem(keys, in: outcomes, after: problems, until: end, with: renderer) else {
                continue
            }
            if let same = problems.firstIndex(where: { $0.isLike(problem) }) {
                problems[same].add(problem)
            } else {
                problems.append(problem)
            }
        }
        var findings = problems.map { $0.finding(settings) }
        findings += contrastFindings(outcomes, &used, with: renderer)
        findings += unusedAllowances(used)
        return (findings.sorted { $0.finding.isBefore($1.finding) }, used.map { settings.allow[$0] })
    }

    private static func isBefore(_ one: ObservationKey, _ other: ObservationKey) -> Bool {
        (one.kind.rawValue, one.subjects.first ?? 0, one.subjects.last ?? 0, one.rule)
            < (other.kind.rawValue, other.subjects.first ?? 0, other.subjects.last ?? 0, other.rule)
    }

    /// The problems of each line of a document: what comes from one place has one cause. So have the views of one name that all
    /// cells of a list have.
    private func groups(of keys: [ObservationKey], in outcomes: [Outcome]) -> [[ObservationKey]] {
        struct Origin: Hashable {
            var kind: Document.FindingKind
            var rule: String
            var places: [SourcePlace]
            var names: [String] = []
        }
        var groups: [[ObservationKey]] = []
        var numbers: [Origin: Int] = [:]
        for key in keys {
            let subjects = outcomes.lazy.compactMap { $0.tracks[key]?.subjects }.first ?? []
            let places = subjects.compactMap(\.reference.source)
            var origin = places.count == subjects.count ? Origin(kind: key.kind, rule: key.rule, places: places) : nil
            if origin == nil, isScreen {
                origin = Origin(kind: key.kind, rule: key.rule, places: [], names: subjects.map(\.name))
            }
            if let number = origin.flatMap({ numbers[$0] }) {
                groups[number].append(key)
            } else {
                if let origin { numbers[origin] = groups.count }
                groups.append([key])
            }
        }
        return groups
    }

    /// How many problems of a document get a cause and a remedy. Nobody reads more, and each takes many layouts.
    private static let mostExplained = 200
    /// The processor time of the search for causes and remedies of a document; a screen of hundreds of constraints needs
    /// seconds for each problem. Where an app lays its screen out for each try, a test waits for it.
    private var longestSearch: Duration { .seconds(isScreen ? 5 : 30) }

    /// Problems that come from one place, with the message for the worst of them.
    ///
    /// - Parameters:
    ///   - known: the problems before.
    ///   - end: when the search for causes has taken its time, in processor time.
    private func problem(
        _ keys: [ObservationKey], in all: [Outcome], after known: [ExplainedProblem], until end: Duration,
        with renderer: PictureRenderer
    ) -> ExplainedProblem? {
        let outcomes = all.filter { outcome in keys.contains { outcome.tracks[$0] != nil } }
        guard let first = outcomes.first else { return nil }
        let tracks = keys.compactMap { key in first.tracks[key].map { (key: key, track: $0) } }
        // What passes an edge of its parent, and at some widths of the canvas, too, passes that of the parent at all of them.
        let contained = Set(tracks.filter(\.track.isOfContainer).map(\.track.subjects))
        let found = tracks.filter { $0.track.isOfContainer || !contained.contains($0.track.subjects) }
        guard
            let worst = found.enumerated().max(by: {
                ($0.element.track.worst.figures.amount, $1.offset) < ($1.element.track.worst.figures.amount, $0.offset)
            })?.element
        else { return nil }
        let detail = CheckDetail(check: self, condition: first.condition, renderer: renderer, end: end)
        let isLate = ProcessUsage.threadTime > end
        let alike = known.count < Self.mostExplained && !isLate ? nil : known.last { $0.condition == first.condition }
        let reason = alike?.reason.withoutCause ?? detail.reason(of: worst.key, worst.track, in: all)
        let occurrences = outcomes.map { outcome in
            outcome.condition.occurrence(keys.compactMap { outcome.tracks[$0] }, canvasWidth: reason.canvasWidth)
        }
        let others = keys.filter { $0 != worst.key }.compactMap { key in
            outcomes.lazy.compactMap { $0.tracks[key]?.subjects.map(\.reference) }.first
        }
        let subjects = worst.track.subjects.map(\.reference)
        let distinct = Set(others + [subjects])
        return ExplainedProblem(
            key: worst.key, track: worst.track, reason: reason, condition: first.condition, occurrences: occurrences,
            words: Self.words(forWorstOf: distinct.count, at: worst.track.place),
            elements: subjects + others.filter { $0 != subjects }.flatMap(\.self))
    }

    /// What follows the words about the worst of several elements that come from one line, or have one name.
    private static func words(forWorstOf count: Int, at place: SourcePlace?) -> String {
        guard count > 1 else { return "" }
        return ", the worst of \(count) that \(place == nil ? "are called so" : "this line makes")"
    }

    // MARK: - Allowances

    /// The document's own allowances that allow nothing. Those of settings may apply to other documents.
    private func unusedAllowances(_ used: Set<Int>) -> [CheckedFinding] {
        guard settings.level(of: .unusedAllow) != .off, let condition = conditions.first else { return [] }
        return settings.allow.enumerated().compactMap { number, allowance in
            guard allowance.file == nil, !used.contains(number) else { return nil }
            let finding = LayoutFinding(unused: allowance, level: settings.level(of: .unusedAllow))
            return CheckedFinding(finding: finding, condition: condition, position: nil)
        }
    }

    // MARK: - Contrast

    private func contrastFindings(
        _ outcomes: [Outcome], _ used: inout Set<Int>, with renderer: PictureRenderer
    ) -> [CheckedFinding] {
        var found: [PaleText] = []
        for outcome in outcomes {
            for (appearance, results) in outcome.contrasts {
                var condition = outcome.condition
                condition.canvas.appearance = appearance
                for result in results {
                    if isGiven(result.contrast, in: appearance) { continue }
                    guard let result = result.without(settings.allow, on: condition, &used) else { continue }
                    if let known = found.firstIndex(where: { $0.isSame(as: result, on: condition) }) {
                        found[known].add(result, isHere: found[known].condition == condition)
                    } else {
                        found.append(PaleText(condition: condition, worst: result, elements: [result.index]))
                    }
                }
            }
        }
        return found.map { finding($0, with: renderer) }
    }

    /// Whether nobody chose the colors of a text.
    private func isGiven(_ contrast: TextContrast, in appearance: Appearance) -> Bool {
        guard let kind = root.kind.base as? any GivenColorsKind, let letter = contrast.color else { return false }
        return kind.isGiven(letter: letter, backdrop: contrast.backdrop.opaque, in: appearance)
    }

    /// Texts from one place of a document with too little contrast.
    private struct PaleText {
        var condition: Condition
        var worst: ContrastSweep.Result
        var elements: Set<Int>

        func isSame(as other: ContrastSweep.Result, on condition: Condition) -> Bool {
            guard let place = worst.place else { return worst.message == other.message }
            let isHere = self.condition == condition && !elements.contains(other.index)
            return place == other.place && (isHere || worst.contrast.colors == other.contrast.colors)
        }

        mutating func add(_ other: ContrastSweep.Result, isHere: Bool) {
            elements.insert(other.index)
            guard isHere else { return }
            let ranges = worst.ranges.union(other.ranges)
            if other.contrast.ratio < worst.contrast.ratio { worst = other }
            worst.ranges = ranges
        }
    }

    private func finding(_ found: PaleText, with renderer: PictureRenderer) -> CheckedFinding {
        let (condition, result) = (found.condition, found.worst)
        let detail = CheckDetail(check: self, condition: condition, renderer: renderer)
        let width = detail.canvasWidth(at: result.position)
        var occurrence = condition.occurrence(result.ranges, canvasWidth: width)
        let appearance = condition.canvas.appearance
        occurrence.appearance = appearance == conditions[0].canvas.appearance ? nil : appearance
        var finding = LayoutFinding(
            kind: .contrast, elements: [result.subject.reference], place: result.place,
            message: result.message + Self.words(forWorstOf: found.elements.count, at: result.place),
            remedy: ColorRemedy(of: result, in: detail)?.words, occurrences: [occurrence])
        finding.level = settings.level(of: .contrast)
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

extension LayoutCheck.Condition {
    /// The widths with any of some problems of one kind.
    fileprivate func occurrence(_ tracks: [ObservationTrack], canvasWidth: Double) -> LayoutFinding.Occurrence {
        let ranges = tracks.map { track in
            guard track.kind.check.isBetweenWidths else { return track.ranges }
            return track.ranges.map { max($0.lowerBound - 1, 0)...$0.upperBound }
        }
        return occurrence(ranges.reduce([]) { $0.union($1) }, canvasWidth: canvasWidth)
    }

    fileprivate func occurrence(_ ranges: [ClosedRange<Int>], canvasWidth: Double) -> LayoutFinding.Occurrence {
        let checked = (widths?.last ?? canvasWidth)...(widths?.first ?? canvasWidth)
        return LayoutFinding.Occurrence(
            widths: ranges.reversed().map { range in
                widths.map { $0[range.upperBound]...$0[range.lowerBound] } ?? checked
            }, isEverywhere: ranges == [0...count - 1], textScale: canvas.textScale,
            language: canvas.language?.rawValue, direction: direction, height: height, variant: variant,
            checked: checked)
    }
}

extension Allowance<Document.FindingKind> {
    /// Whether it is for a kind of finding about some elements; for an overlap, it has to name both.
    func isFor(_ kind: Document.FindingKind, _ subjects: [ObservedElement]) -> Bool {
        guard self.kind == kind else { return false }
        if names.isEmpty { return true }
        func isListed(_ subject: ObservedElement) -> Bool { names.contains(where: subject.isNamed) }
        return kind == .overlap ? subjects.allSatisfy(isListed) : subjects.contains(where: isListed)
    }
}

extension AllowanceScope {
    func contains(_ canvas: Canvas) -> Bool {
        (textScales.isEmpty || textScales.contains(canvas.textScale))
            && (languages.isEmpty || canvas.language.map(languages.contains) == true)
            && (appearances.isEmpty || appearances.contains(canvas.appearance))
    }

    func contains(_ width: Double) -> Bool { widths.map { $0.min <= width && width <= $0.max } ?? true }
}

extension ContrastSweep.Result {
    /// The result at the widths at which nothing allows it; `nil` if there are none.
    ///
    /// - Parameter used: the positions of the allowances that were used.
    func without(
        _ allowances: [Allowance<Document.FindingKind>], on condition: LayoutCheck.Condition, _ used: inout Set<Int>
    ) -> ContrastSweep.Result? {
        var result = self
        for (number, allowance) in allowances.enumerated()
        where allowance.isFor(.contrast, [subject]) && allowance.scope.contains(condition.canvas) {
            let left = result.ranges.flatMap(Array.init).filter { position in
                !(condition.widths.map { allowance.scope.contains($0[position]) } ?? true)
            }
            if left.count < result.ranges.reduce(0, { $0 + $1.count }) { used.insert(number) }
            result.ranges = left.reduce(into: []) { $0.add($1...$1) }
        }
        return result.ranges.isEmpty ? nil : result
    }
}
