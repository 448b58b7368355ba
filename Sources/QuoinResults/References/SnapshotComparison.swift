import QuoinExplanations
import QuoinPlatform

/// Compares new pictures with their references.
package struct SnapshotComparison {
    package let rules: ComparisonRules
    package let includesPassedPictures: Bool

    package init(rules: ComparisonRules, includesPassedPictures: Bool = false) {
        (self.rules, self.includesPassedPictures) = (rules, includesPassedPictures)
    }

    /// - Parameters:
    ///   - line: returns the line of the document with the element of the first finding.
    ///   - review: finds the causes of the difference between the new and the old picture.
    package func compared(
        _ known: VerificationResults.Snapshot, _ new: RecordedPicture, with old: RecordedPicture,
        line: ([PictureComparison.Finding]) -> Int? = { _ in nil },
        review: (_ new: RecordedPicture, _ old: RecordedPicture, PictureComparison) -> VerificationResults.Snapshot
            .Review?
    ) throws(QuoinError) -> VerificationResults.Snapshot {
        let comparison = try QuoinError.naming(known.reference ?? known.name) { () throws(QuoinError) in
            try rules.applicable(to: old.record, new.record).compare(new, with: old)
        }
        var result = compared(known, new, old, comparison)
        if !comparison.isAccepted {
            result.line = line(comparison.explanation.findings) ?? result.line
            result.add(review(new, old, comparison))
        }
        return result
    }

    /// The result for a picture without a reference.
    package static func missing(
        _ known: VerificationResults.Snapshot, _ new: RecordedPicture
    ) -> VerificationResults.Snapshot {
        var result = known
        result.status = .missing
        result.pictures.new = .png(Data(new.png()))
        result.newLayer = new.record.map(VerificationResults.Snapshot.Layer.init)
        return result
    }

    private func compared(
        _ known: VerificationResults.Snapshot, _ new: RecordedPicture, _ old: RecordedPicture,
        _ comparison: PictureComparison
    ) -> VerificationResults.Snapshot {
        var result = known
        if !comparison.isAccepted || includesPassedPictures {
            result.pictures.reference = .png(Data(old.png()))
            result.pictures.new = comparison.verdict == .equal ? result.pictures.reference : .png(Data(new.png()))
            result.referenceLayer = old.record.map(VerificationResults.Snapshot.Layer.init)
            result.newLayer = new.record.map(VerificationResults.Snapshot.Layer.init)
        }
        result.notes += comparison.notes.map { comparison.isAccepted ? "\(known.name): \($0)" : $0 }
        guard !comparison.isAccepted else { return result }
        result.status = comparison.verdict == .otherEnvironment ? .environment : .failed
        result.category =
            PictureComparison.Category.allCases.first(where: comparison.explanation.categories.contains) ?? .unknown
        result.explanation = comparison.lines(countsPixels: false)
        let lines = comparison.lines(all: true, countsPixels: false)
        result.fullExplanation = lines == result.explanation ? nil : lines
        result.pixels = VerificationResults.Snapshot.Pixels(comparison.pixels, window: rules.limits.window)
        result.pictures.difference = .png(
            Data(PNGEncoder.encode(comparison.pixels.picture(over: old.bitmap), scale: 1)))
        return result
    }
}
