import QuoinFiles

extension SnapshotDocument {
    /// Draws the document, and compares each of its pictures with its reference.
    ///
    /// - Parameter includesPassedPictures: whether snapshots that passed have their pictures, too.
    /// - Returns: a snapshot for each picture; one with the errors for a faulty document.
    package func snapshots(
        with renderer: DocumentRenderer, includesPassedPictures: Bool = false
    ) -> [VerificationResults.Snapshot] {
        var outcome = DocumentOutcome(self)
        let comparison = SnapshotComparison(rules: settings.rules, includesPassedPictures: includesPassedPictures)
        outcome.verify(by: comparison, with: renderer, nil)
        return outcome.results
    }
}
