import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene

/// Tries changes of a layout. A remedy removes the problem and causes no other one.
struct RemedyTrial {
    let root: AnyElement
    let settings: Document.Check
    let key: ObservationKey
    /// The document's own canvas.
    let own: Canvas
    /// The canvas on which the cause was found, then all others.
    let places: [Place]
    let renderer: PictureRenderer

    /// A canvas on which changes are tried.
    struct Place {
        var canvas: Canvas
        /// In points, descending; `nil` for the canvas's own range.
        var widths: [Double]?
        /// Where the problem is; `nil` if it is not on this canvas.
        var track: ObservationTrack?
        /// All problems of the layout at these widths.
        var known: Set<ObservationKey> = []
    }

    /// The first of some changes that helps on all canvases: at some widths of each, and then at all of the first.
    func firstHelpful(among remedies: [ElementChange]) -> ElementChange? {
        var before: [Int: Set<ObservationKey>] = [:]
        return remedies.first { remedy in
            guard let changed = remedy.applied(to: root) else { return false }
            let helps = places.indices.allSatisfy { number in
                let place = places[number]
                guard let known = before[number] ?? keys(at: place.canvas, place.triedWidths) else { return false }
                before[number] = known
                return isWithout(key, orOthersThan: known, changed, at: place.canvas, place.triedWidths)
            }
            return helps
                && isWithout(key, orOthersThan: places[0].known, changed, at: places[0].canvas, places[0].widths)
        }
    }

    /// Whether a change removes the problem at all places, whatever else it does.
    func isWithout(_ change: ElementChange) -> Bool {
        guard let changed = change.applied(to: root) else { return false }
        return places.allSatisfy { isWithout(key, orOthersThan: nil, changed, at: $0.canvas, $0.widths) }
    }

    /// The problems of the layout at some widths; `nil` if it cannot be laid out.
    private func keys(at canvas: Canvas, _ widths: [Double]?) -> Set<ObservationKey>? {
        var sweep = LayoutSweep(root, on: canvas, widths: widths, settings: settings, own: own)
        return (try? sweep.run(with: renderer)).map { Set(sweep.tracks.keys) }
    }

    /// Whether a changed layout has neither a problem nor another one than those that are known, at some widths.
    private func isWithout(
        _ key: ObservationKey, orOthersThan known: Set<ObservationKey>?, _ changed: AnyElement, at canvas: Canvas,
        _ widths: [Double]?
    ) -> Bool {
        var sweep = LayoutSweep(changed, on: canvas, widths: widths, settings: settings, own: own)
        sweep.stops = { $0 == key || known?.contains($0) == false }
        return (try? sweep.run(with: renderer)).map { !sweep.isStopped } ?? false
    }
}

extension RemedyTrial.Place {
    /// The largest number of widths of each range at which a change is tried, with both ends.
    private static let triedInRange = 9

    /// Widths with the problem and some without it, in points, descending.
    fileprivate var triedWidths: [Double]? {
        guard let widths else { return nil }
        var positions: Set<Int> = []
        let all = 0...(widths.count - 1)
        for range in (track?.ranges.prefix(8) ?? []) + [all] {
            let count = min(range.count, Self.triedInRange)
            for step in 0..<count {
                positions.insert(range.lowerBound + (range.count - 1) * step / max(count - 1, 1))
            }
            // A jump is a difference from the next larger width.
            positions.insert(max(range.lowerBound - 1, 0))
        }
        return positions.sorted().map { widths[$0] }
    }
}
