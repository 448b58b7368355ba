import Quoin
import QuoinExplanations
import QuoinResults

extension SnapshotComparison {
    /// Compares a drawn document with its reference.
    ///
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
}
