import QuoinCairo
import QuoinDocument
import QuoinExplanations
import QuoinFiles
import QuoinLayout
import QuoinScene
import QuoinVerification
import Synchronization

/// Checks the documents at some paths.
package struct DocumentChecks: Sendable {
    /// The paths of documents and of folders with documents; those of the settings if empty.
    package var paths: [String]
    /// Settings in place of those of files and documents.
    package var settings = Document.Check()
    /// Font files, and folders with font files, in addition to the default fonts and those that documents and settings name.
    package var fonts: [String] = []
    /// The images and fonts that documents may read.
    package var access: DocumentFile.Access?
    /// The part of the documents that is checked; `nil` for all.
    package var shard: VerificationResults.Shard?
    /// The number of canvases that are laid out at a time; by default the number of processors.
    package var jobs: Int?
    /// Whether the results have pictures of the findings.
    package var includesPictures = false

    package init(of paths: [String]) {
        self.paths = paths
    }

    /// The progress of a run.
    package struct Progress: Sendable {
        /// The number of canvases that are done.
        package var done: Int
        package var total: Int
    }

    /// Checks all documents. A faulty document does not stop the others: its result has an error.
    ///
    /// - Parameter progress: called after each canvas, on any thread.
    /// - Throws: a `QuoinError` for a folder or a shard without documents, and for wrong settings.
    package func run(progress: (@Sendable (Progress) -> Void)? = nil) throws(QuoinError) -> CheckResults {
        let search = try SnapshotSearch(paths, access: access, shard: shard) { $0.fonts += fonts }
        let prepared = DocumentRenderer.map(search.documents, options: CanvasOverrides(), workers: jobs) {
            [settings] document, renderer in PreparedCheck(document, settings, with: renderer)
        }
        let work = prepared.enumerated().flatMap { number, check in
            check.conditions.indices.map { (document: number, condition: $0) }
        }
        let count = Mutex(0)
        let outcomes = DocumentRenderer.map(work, options: CanvasOverrides(), workers: jobs) { job, renderer in
            let outcome = prepared[job.document].outcome(of: job.condition, with: renderer)
            let done = count.withLock { count in
                count += 1
                return count
            }
            progress?(Progress(done: done, total: work.count))
            return outcome
        }
        var byDocument: [[Result<LayoutCheck.Outcome, QuoinError>]] = prepared.map { _ in [] }
        for (job, outcome) in zip(work, outcomes) { byDocument[job.document].append(outcome) }
        let found = DocumentRenderer.map(
            Array(zip(prepared, byDocument)), options: CanvasOverrides(), workers: jobs
        ) { [includesPictures] pair, renderer in
            pair.0.result(of: pair.1, includesPictures: includesPictures, with: renderer)
        }
        return CheckResults(documents: found, notes: search.notes)
    }
}

/// A document that was read to be checked.
private struct PreparedCheck: Sendable {
    let document: SnapshotDocument
    /// The document and its check, or why it cannot be checked.
    private let content: Result<(document: Document, check: LayoutCheck), QuoinError>

    init(_ document: SnapshotDocument, _ settings: Document.Check, with renderer: DocumentRenderer) {
        self.document = document
        do {
            let content = try document.read(renderer.options.limits, logging: ResourceLog())
            // A layout that cannot be drawn has errors, not findings.
            let layout = try renderer.layOut(content, document.file, on: CanvasVariant(own: content.canvas))
            _ = try renderer.displayList(of: layout)
            var shared = document.settings.check
            // What settings allow is for other documents, too, so that it may allow nothing in this one.
            for index in shared.allow.indices { shared.allow[index].place = nil }
            let own = (content.check ?? Document.Check()).merged(over: shared)
            let check = LayoutCheck(content.root, on: content.allVariants, settings.merged(over: own))
            self.content = .success((content, check))
        } catch {
            content = .failure(error)
        }
    }

    var conditions: [LayoutCheck.Condition] { (try? content.get().check.conditions) ?? [] }

    func outcome(of condition: Int, with renderer: DocumentRenderer) -> Result<LayoutCheck.Outcome, QuoinError> {
        content.flatMap { content in
            do {
                let condition = content.check.conditions[condition]
                let pictures = try renderer.renderer(for: content.document, document.file)
                return .success(try content.check.outcome(of: condition, with: pictures))
            } catch let error as QuoinError {
                return .failure(error)
            } catch {
                return .failure(QuoinError(error, in: document.file.path))
            }
        }
    }

    func result(
        of outcomes: [Result<LayoutCheck.Outcome, QuoinError>], includesPictures: Bool, with renderer: DocumentRenderer
    ) -> CheckResults.CheckedDocument {
        var result = CheckResults.CheckedDocument(path: document.file.path)
        do {
            let content = try content.get()
            let outcomes = try outcomes.map { outcome throws(QuoinError) in try outcome.get() }
            let pictures = try renderer.renderer(for: content.document, document.file)
            let found = content.check.findings(from: outcomes, with: pictures)
            result.findings = found.map(\.finding)
            result.layoutCount = outcomes.reduce(0) { $0 + ($1.missingLanguage == nil ? $1.condition.count : 0) }
            let missing = Set(outcomes.compactMap(\.missingLanguage)).map(\.rawValue).sorted()
            result.notes = missing.map { "no font has the letters of \($0); --font-dir names a folder of fonts" }
            if includesPictures {
                for (number, finding) in found.enumerated() {
                    result.pictures[number] = content.check.pictures(of: finding, with: pictures)
                }
            }
        } catch {
            result.error = error
        }
        return result
    }
}
