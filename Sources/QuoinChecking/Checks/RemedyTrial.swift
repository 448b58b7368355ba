import QuoinCairo
import QuoinSystem

/// Tries changes of a layout. A remedy removes the problem and causes no other one.
struct RemedyTrial {
    let check: LayoutCheck
    let key: ObservationKey
    /// The elements in the one with the problem; empty if they have other numbers with a change.
    var inner: Set<Int> = []
    /// The canvas on which the cause was found, then all others.
    let places: [Place]
    /// The texts that are meant to be cut, whatever is tried.
    let previews: Set<String>
    let renderer: PictureRenderer
    /// When nothing more is tried, in processor time; `nil` for never.
    var end: Duration?

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

    /// The first of some changes that helps on all canvases: at some widths of each, and then at all of the first. No setting
    /// is without effect because of it.
    func firstHelpful(among remedies: [ElementChange]) -> ElementChange? {
        if check.isScreen { return remedies.first(where: helpsScreen) }
        var before: [Int: Set<ObservationKey>] = [:]
        let warnings = warnings(of: check.root)
        return remedies.first { remedy in
            guard let changed = remedy.applied(to: check.root) else { return false }
            let helps = places.indices.allSatisfy { number in
                let place = places[number]
                guard let known = before[number] ?? keys(of: check.root, at: place.canvas, place.triedWidths) else {
                    return false
                }
                before[number] = known
                return isWithout(changed, at: place.canvas, place.triedWidths) { !known.contains($0) }
            }
            return helps
                && isWithout(changed, at: places[0].canvas, places[0].widths) { !places[0].known.contains($0) }
                && self.warnings(of: changed).isSubset(of: warnings)
        }
    }

    /// Whether a change of a screen, whose layouts take long, removes the problem and causes no other at a few widths.
    private func helpsScreen(_ remedy: ElementChange) -> Bool {
        guard let changed = remedy.applied(to: check.root) else { return false }
        return places.allSatisfy { place in
            isWithout(changed, at: place.canvas, place.widths(ofEachRange: 2)) { !place.known.contains($0) }
        }
    }

    /// The settings without effect on the first canvas.
    private func warnings(of root: AnyElement) -> Set<String> {
        let trace = try? renderer.layOut(root, on: places[0].canvas)
        return Set((trace?.warnings ?? []).map { "\($0.element.path) \($0.property)" })
    }

    /// Whether a change removes the problem at all places, and does not move it into the element.
    func isWithout(_ change: ElementChange) -> Bool {
        guard let changed = change.applied(to: check.root) else { return false }
        return places.allSatisfy { place in
            isWithout(changed, at: place.canvas, place.widths) { [key, inner] new in
                new.kind == key.kind && new.rule == key.rule && new.subjects.contains(where: inner.contains)
                    && !place.known.contains(new)
            }
        }
    }

    /// Those of other problems that a change removes, too.
    func removed(by change: ElementChange, of others: Set<ObservationKey>) -> Set<ObservationKey> {
        guard !others.isEmpty, let changed = change.applied(to: check.root) else { return [] }
        return places.reduce(others) { $0.subtracting(keys(of: changed, at: $1.canvas, $1.widths) ?? $0) }
    }

    /// The problems of a layout at some widths; `nil` if it cannot be laid out.
    private func keys(of root: AnyElement, at canvas: Canvas, _ widths: [Double]?) -> Set<ObservationKey>? {
        var sweep = sweep(of: root, at: canvas, widths)
        return (try? sweep.run(with: renderer)).map { Set(sweep.tracks.keys) }
    }

    private func sweep(of root: AnyElement, at canvas: Canvas, _ widths: [Double]?) -> LayoutSweep {
        var sweep = LayoutSweep(root, on: canvas, widths: widths, settings: check.settings, own: check.own)
        sweep.previews = previews
        return sweep
    }

    /// Whether a changed layout has neither the problem nor one that is new, at some widths.
    private func isWithout(
        _ changed: AnyElement, at canvas: Canvas, _ widths: [Double]?, orNew isNew: @escaping (ObservationKey) -> Bool
    ) -> Bool {
        if let end, ProcessUsage.threadTime > end { return false }
        var sweep = sweep(of: changed, at: canvas, widths)
        sweep.stops = { $0 == key || isNew($0) }
        return (try? sweep.run(with: renderer)).map { !sweep.isStopped } ?? false
    }
}

extension RemedyTrial.Place {
    /// The largest number of widths of each range at which a change is tried, with both ends.
    private static let triedInRange = 9

    /// Widths with the problem and some without it, in points, descending.
    fileprivate var triedWidths: [Double]? { widths(ofEachRange: Self.triedInRange) }

    /// - Parameter most: how many of each range with the problem, and of all widths.
    fileprivate func widths(ofEachRange most: Int) -> [Double]? {
        guard let widths else { return nil }
        var positions: Set<Int> = []
        let all = 0...(widths.count - 1)
        for range in (track?.ranges.prefix(8) ?? []) + [all] {
            let count = min(range.count, most)
            for step in 0..<count {
                positions.insert(range.lowerBound + (range.count - 1) * step / max(count - 1, 1))
            }
            // A jump is a difference from the next larger width.
            positions.insert(max(range.lowerBound - 1, 0))
        }
        return positions.sorted().map { widths[$0] }
    }
}
