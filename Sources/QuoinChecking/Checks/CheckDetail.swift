import QuoinCairo

/// Analyzes one width: the cause of a problem, and what would solve it.
struct CheckDetail {
    let check: LayoutCheck
    let condition: LayoutCheck.Condition
    let renderer: PictureRenderer
    /// When the search for causes has taken its time, in processor time; `nil` for never.
    var end: Duration?

    struct Reason {
        var cause: String?
        var remedy: String?
        /// The width of the layout, in points.
        var canvasWidth = 0.0
        var seen = SeenLayout()
        /// The path of the nearest element around the problem that has several children.
        var branch: String?
        /// Other problems at the same widths that are gone without the cause.
        var others: Set<ObservationKey> = []

        /// What holds for another problem of the same layout.
        var withoutCause: Reason { Reason(canvasWidth: canvasWidth, seen: seen) }
    }

    /// The cause of a problem, in the numbers of the width at which it is worst, and the most direct change that removes it.
    ///
    /// - Parameter outcomes: those of all canvases. The change has to help on each of them.
    func reason(of key: ObservationKey, _ track: ObservationTrack, in outcomes: [LayoutCheck.Outcome]) -> Reason {
        let isBetween = track.kind.check.isBetweenWidths
        let position = isBetween ? track.ranges[0].lowerBound : track.worst.position
        let figures = isBetween ? track.first : track.worst.figures
        let canvas = condition.canvas(at: position)
        let environment = renderer.environment(for: canvas)
        guard let trace = try? renderer.layOut(check.root, on: canvas), let shaper = environment[TextShaperKey.self]
        else { return Reason() }
        let tree = trace.layout.tree
        var reason = Reason(canvasWidth: trace.layout.size.width, seen: SeenLayout(trace))
        let paths = ElementPaths(of: tree)
        let elements = track.subjects.compactMap { paths.index(at: $0.reference.path) }
        guard elements.count == track.subjects.count, let element = elements.first else { return reason }
        reason.branch = sequence(first: element, next: tree.parent).dropFirst()
            .first { tree.children(of: $0).count > 1 }.map { tree.path(of: $0) }
        let outcome = outcomes.first { $0.condition == condition }
        let isSteady = (try? LayoutTree(check.root))?.hasUnfoldingElements == false
        let sweep = LayoutSweep(check.root, on: canvas, widths: nil, settings: check.settings, own: check.own)
        let previews = check.previews ?? sweep.previewsOnOwnCanvas(with: renderer)
        let search = CauseFinding(
            trace: trace, element: element, elements: elements, shaper: shaper, direction: canvas.direction)
        let causes = figures.causes(search)
        let here = RemedyTrial(
            check: check, key: key,
            inner: isSteady ? Set(tree.paintOrder(below: element)) : [],
            places: places(of: track, outcome), previews: previews, renderer: renderer, end: end)
        var cause = causes.first { here.isWithout($0.without) }
        if cause == nil, here.places.count > 1 {
            // The numbers are those of the worst width.
            let worst = RemedyTrial(
                check: check, key: key, inner: here.inner, places: Array(here.places.prefix(1)),
                previews: previews, renderer: renderer, end: end)
            cause = causes.first { worst.isWithout($0.without) }
        }
        let checked = outcomes.filter { $0.missingLanguage == nil }
        let first = checked.filter { $0.condition.canvas == condition.canvas }.prefix(1)
        let others = checked.filter { $0.condition.canvas != condition.canvas }
        let places = (first + others).map {
            RemedyTrial.Place(
                canvas: $0.condition.canvas, widths: $0.condition.widths, track: $0.tracks[key],
                known: Set($0.tracks.keys))
        }
        let trial = RemedyTrial(
            check: check, key: key, places: places, previews: previews, renderer: renderer, end: end)
        let remedies = (cause?.remedies ?? []) + causes.flatMap(\.remedies) + figures.remedies(search)
        reason.remedy = trial.firstHelpful(among: remedies.withoutRepetitions)?.words
        // Of two causes, the one that the remedy is for.
        func isCured(_ cause: CauseFinding.Candidate) -> Bool {
            reason.remedy != nil && cause.remedies.first?.words == reason.remedy
        }
        if let first = cause, !isCured(first) {
            cause = causes.first { isCured($0) && here.isWithout($0.without) } ?? first
        }
        reason.cause = cause?.words
        if isSteady, let cause, let tracks = outcome?.tracks {
            let alike = tracks.filter { $0.key.isLike(key) && $0.value.ranges == track.ranges }
            reason.others = here.removed(by: cause.without, of: Set(alike.keys))
        }
        return reason
    }

    /// The largest width with the problem, and the next larger one if the problem is between the two. Where many changes
    /// would help at the largest, or the numbers are those of the worst one, that one comes first.
    private func places(of track: ObservationTrack, _ outcome: LayoutCheck.Outcome?) -> [RemedyTrial.Place] {
        let (position, worst) = (track.ranges[0].lowerBound, track.worst.position)
        let isBetween = track.kind.check.isBetweenWidths
        var ranges = [(isBetween ? max(position - 1, 0) : position)...position]
        if [.overflow, .brokenWord].contains(track.kind), worst != position { ranges.insert(worst...worst, at: 0) }
        return ranges.map { range in
            RemedyTrial.Place(
                canvas: condition.canvas, widths: condition.widths.map { Array($0[range]) }, track: nil,
                known: Set(outcome?.tracks.keys.filter { $0.kind == track.kind } ?? []))
        }
    }

    /// The width of the layout at a position in the widths, in points.
    func canvasWidth(at position: Int) -> Double {
        if check.isScreen, let widths = condition.widths { return widths[position] }
        return layout(at: position)?.size.width ?? 0
    }

    func layout(at position: Int) -> Layout? {
        try? renderer.layOut(check.root, on: condition.canvas(at: position)).layout
    }
}

extension SeenLayout {
    fileprivate init(_ trace: Layout.Trace) {
        spareWidth = { index in
            guard trace.layout.frames.indices.contains(index) else { return 0 }
            let room = trace.offer(to: index)?.effectiveRange.max.width ?? 0
            return room.isFinite ? max(room - trace.layout.frames[index].size.width, 0) : 0
        }
    }
}

extension [ElementChange] {
    fileprivate var withoutRepetitions: [ElementChange] {
        var seen: Set<String> = []
        return filter { seen.insert($0.words).inserted }
    }
}
