import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues

/// Analyzes one width: the cause of a problem, and what would solve it.
struct CheckDetail {
    let root: AnyElement
    let condition: LayoutCheck.Condition
    /// The canvas of the document.
    let own: Canvas
    let settings: Document.Check
    let renderer: PictureRenderer

    struct Reason {
        var cause: String?
        var remedy: String?
        /// The width of the layout, in points.
        var canvasWidth = 0.0
        /// The names of elements by their indices.
        var name: (Int) -> String = { _ in "" }
    }

    /// The cause of a problem, in the numbers of the width at which it is worst, and the most direct change that removes it.
    ///
    /// - Parameter outcomes: those of all canvases. The change has to help on each of them.
    func reason(of key: ObservationKey, _ track: ObservationTrack, in outcomes: [LayoutCheck.Outcome]) -> Reason {
        let isBetween = track.kind.check.isBetweenWidths
        let position = isBetween ? track.ranges[0].lowerBound : track.worst.position
        let figures = isBetween ? track.first : track.worst.figures
        var canvas = condition.canvas
        canvas.range = canvas.range(atWidth: condition.widths?[position])
        let environment = renderer.environment(for: canvas)
        guard let trace = try? renderer.layOut(root, on: canvas), let shaper = environment[TextShaperKey.self]
        else { return Reason() }
        let tree = trace.layout.tree
        var reason = Reason(canvasWidth: trace.layout.size.width) { tree.shownName(of: $0) }
        let paths = ElementPaths(of: tree)
        let elements = track.subjects.compactMap { paths.index(at: $0.reference.path) }
        guard elements.count == track.subjects.count, let element = elements.first else { return reason }
        let search = CauseFinding(
            trace: trace, element: element, elements: elements, shaper: shaper, direction: canvas.direction)
        let causes = figures.causes(search)
        let here = RemedyTrial(
            root: root, settings: settings, key: key, own: own, places: places(of: track), renderer: renderer)
        let cause = causes.first { here.isWithout($0.without) }
        reason.cause = cause?.words
        let checked = outcomes.filter { $0.missingLanguage == nil }
        let first = checked.filter { $0.condition.canvas == condition.canvas }.prefix(1)
        let others = checked.filter { $0.condition.canvas != condition.canvas }
        let places = (first + others).map {
            RemedyTrial.Place(
                canvas: $0.condition.canvas, widths: $0.condition.widths, track: $0.tracks[key],
                known: Set($0.tracks.keys))
        }
        let trial = RemedyTrial(
            root: root, settings: settings, key: key, own: own, places: places, renderer: renderer)
        let remedies = (cause?.remedies ?? []) + causes.flatMap(\.remedies) + figures.remedies(search)
        guard let remedy = trial.firstHelpful(among: remedies.withoutRepetitions)?.words else { return reason }
        reason.remedy = remedy
        // Of two causes, the one that the remedy is for.
        func isCured(_ cause: CauseFinding.Candidate) -> Bool { cause.remedies.first?.words == remedy }
        if let cause, !isCured(cause), let better = causes.first(where: { isCured($0) && here.isWithout($0.without) }) {
            reason.cause = better.words
        }
        return reason
    }

    /// The largest width with the problem, and the next larger one if the problem is between the two. Where something passes
    /// an edge by a point, many changes would help, so that the worst width counts as well.
    private func places(of track: ObservationTrack) -> [RemedyTrial.Place] {
        let position = track.ranges[0].lowerBound
        var ranges = [(track.kind.check.isBetweenWidths ? max(position - 1, 0) : position)...position]
        if track.kind == .overflow { ranges.append(track.worst.position...track.worst.position) }
        return ranges.map { range in
            RemedyTrial.Place(
                canvas: condition.canvas, widths: condition.widths.map { Array($0[range]) }, track: nil)
        }
    }

    /// The width of the layout at a position in the widths, in points.
    func canvasWidth(at position: Int) -> Double { layout(at: position)?.size.width ?? 0 }

    func layout(at position: Int) -> Layout? {
        var canvas = condition.canvas
        canvas.range = canvas.range(atWidth: condition.widths?[position])
        return try? renderer.layOut(root, on: canvas).layout
    }
}

extension [ElementChange] {
    fileprivate var withoutRepetitions: [ElementChange] {
        var seen: Set<String> = []
        return filter { seen.insert($0.words).inserted }
    }
}
