import QuoinVerification

/// Checks the documents at some paths.
package struct DocumentChecks: Sendable {
    package var batch: DocumentBatch
    /// Settings that override those of files and documents.
    package var settings = Document.Check()
    /// Whether the results have pictures of the findings.
    package var includesPictures = false
    /// A commit: documents are left out that are made from files none of which has changed since.
    package var changedSince: String?

    package init(of batch: DocumentBatch) {
        self.batch = batch
    }

    /// Checks all documents. A faulty document does not stop the others: its result has an error.
    ///
    /// - Parameter progress: called after each canvas.
    /// - Throws: a `QuoinError` for a folder or a shard without documents, and for wrong settings.
    package func run(progress: DocumentBatch.Progress? = nil) throws(QuoinError) -> CheckResults {
        let search = try batch.search()
        // What the page shows has to be drawn.
        let cache = includesPictures ? nil : try batch.openedCache(search)
        let changes = try changes(search)
        let prepared = batch.map(search.documents) { [settings] document, renderer in
            PreparedCheck(document, settings, with: renderer, keptIn: cache, changes: changes)
        }
        let work = prepared.enumerated().flatMap { number, check in
            check.conditions.map { (document: number, condition: $0) }
        }
        let outcomes = batch.map(work, progress: progress) { job, renderer in
            prepared[job.document].outcome(of: job.condition, with: renderer)
        }
        var byDocument: [[Result<LayoutCheck.Outcome, QuoinError>]] = prepared.map { _ in [] }
        for (job, outcome) in zip(work, outcomes) {
            if let outcome { byDocument[job.document].append(outcome) }
        }
        let found = batch.map(Array(zip(prepared, byDocument))) { [includesPictures] pair, renderer in
            pair.0.result(of: pair.1, includesPictures: includesPictures, with: renderer)
        }.compactMap(\.self)
        let failures = cache?.close() ?? []
        var results = CheckResults(documents: found, notes: search.notes + failures)
        if let changedSince, found.count < prepared.count {
            // The others may use what is allowed.
            let counts = "\(prepared.count - found.count) of \(prepared.count)"
            results.notes.append("\(counts) documents are untouched since \(changedSince), and were not checked")
        } else {
            let used = Set(found.flatMap(\.usedAllowances))
            let unused = search.allowances(of: \.check.allow).filter { !used.contains($0) }
            results.settings = CheckResults.CheckedDocument.files(allowing: unused)
        }
        return results
    }

    /// The changes since the commit; `nil` if every document counts as changed.
    private func changes(_ search: SnapshotSearch) throws(QuoinError) -> GitChanges? {
        guard let changedSince else { return nil }
        let changes = try GitChanges(since: changedSince)
        return search.settingsFiles.keys.contains(where: changes.contain) ? nil : changes
    }
}
