import QuoinCairo
import QuoinFiles
import QuoinPNG
import QuoinSystem

/// A new picture compared with its reference, as a result.
struct SnapshotComparison {
    let rules: ComparisonRules
    let includesPassedPictures: Bool

    /// What is known of the snapshot before: its name and where things are.
    func result(
        _ known: SnapshotResult, _ drawing: borrowing SnapshotDrawing, _ reference: ReferenceFile
    ) throws(Failure) -> SnapshotResult {
        guard reference.exists else { return missing(known, try drawing.recorded()) }
        let old = try reference.picture()
        if !includesPassedPictures, old.bitmap == drawing.bitmap { return known }
        let new = try drawing.recorded()
        do {
            let rules = rules.applicable(to: old.record, new.record)
            let comparison = try rules.compare(new, with: old)
            var result = compared(known, new, old, comparison)
            if !comparison.isAccepted { result.line = drawing.line(ofFirst: comparison.explanation.findings) }
            return result
        } catch {
            throw Failure(.wrongInput, "\(reference.path): error: \(error)")
        }
    }

    private func missing(_ known: SnapshotResult, _ new: RecordedPicture) -> SnapshotResult {
        var result = known
        result.status = .missing
        result.pictures.new = .png(Data(new.png()))
        result.newLayer = new.record.map(SnapshotResult.Layer.init)
        return result
    }

    private func compared(
        _ known: SnapshotResult, _ new: RecordedPicture, _ old: RecordedPicture, _ comparison: Comparison
    ) -> SnapshotResult {
        var result = known
        if !comparison.isAccepted || includesPassedPictures {
            result.pictures.reference = .png(Data(old.png()))
            result.pictures.new = comparison.verdict == .equal ? result.pictures.reference : .png(Data(new.png()))
            result.referenceLayer = old.record.map(SnapshotResult.Layer.init)
            result.newLayer = new.record.map(SnapshotResult.Layer.init)
        }
        guard !comparison.isAccepted else { return result }
        result.status = comparison.verdict == .otherEnvironment ? .environment : .failed
        result.cause = DifferenceCause.allCases.first(where: comparison.explanation.causes.contains) ?? .unknown
        result.explanation = comparison.lines(all: false)
        let lines = comparison.lines(all: true)
        result.fullExplanation = lines == result.explanation ? nil : lines
        result.pixels = SnapshotResult.Pixels(comparison.pixels, window: rules.limits.window)
        result.pictures.difference = .png(
            Data(PNGEncoder.encode(comparison.pixels.picture(over: old.bitmap), scale: 1)))
        return result
    }
}

extension Comparison {
    /// What happened, without the number of pixels where that says no more than the figures do.
    fileprivate func lines(all: Bool) -> [String] {
        guard explanation.hasRecords else { return ["the reference does not say what it was drawn from"] }
        return explanation.unexplained == nil ? explanation.findingLines(all: all) : details(all: all)
    }
}

extension SnapshotResult.Pixels {
    /// - Parameter limit: where there is one, the window that it looked at is told.
    init(_ difference: PixelDifference, window limit: DifferenceLimits.Window? = nil) {
        let window = limit.map { difference.map.worstWindow(side: $0.side) }
        self.init(
            count: difference.count, share: difference.share,
            worstWindow: window.map { SnapshotResult.Window(frame: $0.window, count: $0.count) },
            bounds: difference.map.bounds, referenceSize: difference.referenceSize, newSize: difference.newSize)
    }
}

extension SnapshotResult.Layer {
    init(_ record: PictureRecord) {
        self.init(
            scale: record.canvas.scale,
            elements: record.elements.map {
                SnapshotResult.OutlinedElement(id: $0.id, path: $0.path, kind: $0.kind, frame: $0.frame)
            })
    }
}
