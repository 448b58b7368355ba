import QuoinCairo
import QuoinExplanations
import QuoinFiles
import QuoinPixels
import QuoinPlatform
import QuoinValues

/// Compares new pictures with their references.
package struct SnapshotComparison {
    let rules: ComparisonRules
    let includesPassedPictures: Bool

    package init(rules: ComparisonRules, includesPassedPictures: Bool = false) {
        (self.rules, self.includesPassedPictures) = (rules, includesPassedPictures)
    }

    /// - Parameter known: the result without status, changes and pictures.
    func result(
        _ known: VerificationResults.Snapshot, _ drawing: borrowing SnapshotDrawing, _ reference: ReferenceFile
    ) throws(QuoinError) -> VerificationResults.Snapshot {
        guard reference.exists else { return Self.missing(known, try drawing.recorded()) }
        let file = try reference.read()
        let bitmap = try reference.bitmap(of: file)
        var known = known
        if !includesPassedPictures, bitmap == drawing.bitmap {
            // What a record says matters only if the pictures differ, and reading it takes as long as reading the pixels.
            let (hasRecord, flaws) = RecordedPicture.checkedRecord(in: file)
            known.notes = try notes(on: flaws, hasRecord: hasRecord, of: reference, known, drawing)
            return known
        }
        let old = RecordedPicture(bitmap, of: file)
        known.notes = try notes(on: old.flaws, hasRecord: old.record != nil, of: reference, known, drawing)
        return try compared(
            known, try drawing.recorded(), with: old, line: { drawing.line(ofFirst: $0) },
            review: { drawing.review(of: $0, $1, $2) })
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

    /// Notes on the parts that the reference's file lacks. A file without its end is an error.
    private func notes(
        on flaws: [PictureFlaw], hasRecord: Bool, of reference: ReferenceFile, _ known: VerificationResults.Snapshot,
        _ drawing: borrowing SnapshotDrawing
    ) throws(QuoinError) -> [String] {
        func notes(naming name: String) -> [String] {
            RecordedPicture.notes(on: flaws, hasRecord: hasRecord, naming: name, remedy: known.acceptCommand ?? "")
        }
        guard !flaws.contains(.noEnd) else {
            throw QuoinError(.wrongInput, notes(naming: "\(reference.path): error"))
        }
        return drawing.hasRecord ? notes(naming: reference.path) : []
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
