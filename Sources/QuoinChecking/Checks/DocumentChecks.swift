import QuoinVerification
import Synchronization

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

/// Checks one document with the values of many rows. What is wrong in several rows is one finding.
package final class RowChecks: Sendable {
    private let document: SnapshotDocument
    private let settings: Document.Check
    private let checked = Mutex<[(row: Int, result: CheckResults.CheckedDocument)]>([])

    /// - Throws: a `QuoinError` unless there is one document, and for wrong settings.
    package init(of checks: DocumentChecks) throws(QuoinError) {
        let documents = try checks.batch.search().documents
        guard let document = documents.first, documents.count == 1 else {
            throw QuoinError("--data only works with one document")
        }
        (self.document, settings) = (document, checks.settings)
    }

    package var file: DocumentFile { document.file }

    /// Checks the document with the values of a row, on any thread.
    ///
    /// - Parameter row: its number, from 1.
    /// - Throws: a `QuoinError` if it cannot be laid out.
    package func check(_ content: Document, row: Int, with renderer: DocumentRenderer) throws(QuoinError) {
        let content = document.completed(content)
        let check = document.layoutCheck(of: content, settings)
        try renderer.tryDrawing(content, document.file)
        let pictures = try renderer.renderer(for: content, document.file)
        let outcomes = try check.conditions.map { condition throws(QuoinError) in
            try check.outcome(of: condition, with: pictures)
        }
        var result = CheckResults.CheckedDocument(path: document.file.path)
        result.add(check, outcomes, includesPictures: false, with: pictures)
        checked.withLock { [result] in $0.append((row, result)) }
    }

    /// The results of all rows that were checked.
    package var results: CheckResults {
        let rows = checked.withLock(\.self).sorted { $0.row < $1.row }
        var all = CheckResults.CheckedDocument(path: document.file.path)
        var positions: [String: Int] = [:]
        for (row, result) in rows {
            all.layoutCount += result.layoutCount
            all.notes += result.notes.filter { !all.notes.contains($0) }
            for var finding in result.findings {
                let position = positions[finding.fingerprint(in: all.path), default: all.findings.count]
                if position < all.findings.count {
                    all.findings[position].add(finding, ofRow: row)
                } else {
                    positions[finding.fingerprint(in: all.path)] = position
                    finding.rows = [row]
                    all.findings.append(finding)
                }
            }
        }
        // What one row needs is allowed.
        all.findings.removeAll { $0.kind == .unusedAllow && $0.rows.count < rows.count }
        return CheckResults(documents: [all])
    }
}

extension LayoutFinding {
    /// Adds the same finding of another row. What is said to be the cause, or to help, has to be so in each.
    fileprivate mutating func add(_ other: LayoutFinding, ofRow row: Int) {
        rows.append(row)
        if other.cause != cause { cause = nil }
        if other.remedy != remedy { remedy = nil }
    }
}
