import QuoinDocument
import QuoinFiles
import QuoinValues
import QuoinVerification

/// Checks the documents at some paths.
package struct DocumentChecks: Sendable {
    package var batch: DocumentBatch
    /// Settings that override those of files and documents.
    package var settings = Document.Check()
    /// Whether the results have pictures of the findings.
    package var includesPictures = false

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
        let prepared = batch.map(search.documents) { [settings] document, renderer in
            PreparedCheck(document, settings, with: renderer, keptIn: cache)
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
        }
        let failures = cache?.close() ?? []
        let used = Set(found.flatMap(\.usedAllowances))
        let unused = search.allowances(of: \.check.allow).filter { !used.contains($0) }
        return CheckResults(
            documents: found, settings: CheckResults.CheckedDocument.files(allowing: unused),
            notes: search.notes + failures)
    }
}
