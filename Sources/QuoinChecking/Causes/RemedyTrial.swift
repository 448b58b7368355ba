import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene

/// Tries changes of a layout: with a remedy, what was wrong is not, and nothing else is that was not.
struct RemedyTrial {
    let root: AnyElement
    let canvas: Canvas
    let widths: [Double]?
    let settings: Document.Check
    let key: ObservationKey
    let track: ObservationTrack
    let renderer: PictureRenderer

    /// The most widths of each range at which a change is tried, with both ends.
    private static let triedInRange = 9

    /// The first of some changes that helps.
    func firstHelpful(among remedies: [Remedy]) -> Remedy? {
        guard !remedies.isEmpty, let before = keys(of: root) else { return nil }
        return remedies.first { remedy in
            guard let changed = remedy.applied(to: root), let after = keys(of: changed) else { return false }
            return !after.contains(key) && after.subtracting(before).isEmpty
        }
    }

    /// What is wrong with a layout at the widths at which changes are tried.
    private func keys(of root: AnyElement) -> Set<ObservationKey>? {
        var sweep = LayoutSweep(root, on: canvas, widths: triedWidths, settings: settings)
        do {
            try sweep.run(with: renderer)
        } catch {
            return nil
        }
        return Set(sweep.tracks.keys)
    }

    /// Widths at which it is wrong, and some of those at which it is not; they descend.
    private var triedWidths: [Double]? {
        guard let widths else { return nil }
        var positions: Set<Int> = []
        let all = 0...(widths.count - 1)
        for range in track.ranges.prefix(8) + [all] {
            let count = min(range.count, Self.triedInRange)
            for step in 0..<count {
                positions.insert(range.lowerBound + (range.count - 1) * step / max(count - 1, 1))
            }
            // A jump is seen from the width above.
            positions.insert(max(range.lowerBound - 1, 0))
        }
        return positions.sorted().map { widths[$0] }
    }
}
