import QuoinCairo
import QuoinDocument
import QuoinExplanations
import QuoinFiles
import QuoinLayout
import QuoinScene
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
        let prepared = batch.map(search.documents) { [settings] document, renderer in
            PreparedCheck(document, settings, with: renderer)
        }
        let work = prepared.enumerated().flatMap { number, check in
            check.conditions.indices.map { (document: number, condition: $0) }
        }
        let outcomes = batch.map(work, progress: progress) { job, renderer in
            prepared[job.document].outcome(of: job.condition, with: renderer)
        }
        var byDocument: [[Result<LayoutCheck.Outcome, QuoinError>]] = prepared.map { _ in [] }
        for (job, outcome) in zip(work, outcomes) { byDocument[job.document].append(outcome) }
        let found = batch.map(Array(zip(prepared, byDocument))) { [includesPictures] pair, renderer in
            pair.0.result(of: pair.1, includesPictures: includesPictures, with: renderer)
        }
        let used = Set(found.flatMap(\.usedAllowances))
        let unused = search.allowances(of: \.check.allow).filter { !used.contains($0) }
        return CheckResults(
            documents: found, settings: CheckResults.CheckedDocument.files(allowing: unused), notes: search.notes)
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
            let own = (content.check ?? Document.Check()).merged(over: document.settings.check)
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
            let (found, used) = try content.check.findings(from: outcomes, with: pictures)
            result.usedAllowances = used
            result.findings = found.map(\.finding)
            result.layoutCount = outcomes.reduce(0) { $0 + ($1.missingLanguage == nil ? $1.condition.count : 0) }
            let missing = Set(outcomes.compactMap(\.missingLanguage)).map(\.rawValue).sorted()
            result.notes = missing.map { "no font has the letters of \($0); --font-dir names a folder of fonts" }
            if includesPictures {
                for (number, finding) in found.enumerated() {
                    result.pictures[number] = content.check.pictures(of: finding, with: pictures)
                }
            }
        } catch let error as QuoinError {
            result.error = error
        } catch {
            result.error = QuoinError(error, in: document.file.path)
        }
        return result
    }
}
