// Exported, because documents on disk are verified, and results come of it.
@_exported import QuoinFiles
@_exported import QuoinResults
import Synchronization
import SystemPackage

/// Draws documents, and compares each with the picture next to it.
///
/// ```swift
/// let results = try Verification(of: ["Snapshots"]).run()
/// ```
///
/// Files `quoin.yaml` in the folders of the documents, and in the folders around them, set how they are compared.
public struct Verification: Sendable {
    /// The documents, and what they may read.
    public var batch: DocumentBatch
    /// When pixels count as different, and how many may differ; `nil` for the rules of the settings, which by default
    /// require that all pixels are equal.
    public var rules: ComparisonRules?
    /// A commit: leaves out documents that were last drawn from files none of which has changed since the commit, by the
    /// records in the batch's cache.
    package var changedSince: String?
    /// Changes the rules of every document.
    package var changeRules: @Sendable (inout ComparisonRules) -> Void = { _ in }
    /// Whether the results include the pictures of snapshots that passed, for a report.
    package var includesPassedPictures = false

    /// A verification of documents and folders. Paths are absolute, or relative to the working folder.
    public init(of paths: [String] = []) {
        batch = DocumentBatch(of: paths)
    }

    /// The progress of a run.
    public struct Progress: Hashable, Sendable {
        /// The number of documents that are done.
        public var done: Int
        /// The number of all documents, or of those of the shard.
        public var total: Int
        /// The number of snapshots that did not pass.
        public var problems: Int
    }

    /// Verifies all documents. A faulty document does not stop the others: its result has an error.
    ///
    /// - Parameter progress: called after each document, on any thread.
    /// - Throws: a ``QuoinError`` for a folder or a shard without documents, for rules outside their ranges, for wrong
    ///   settings, and for a mask by an element that no document has.
    public func run(progress: (@Sendable (Progress) -> Void)? = nil) throws(QuoinError) -> VerificationResults {
        let search = try SnapshotSearch(batch) { settings in
            if let rules { settings.rules = rules }
            changeRules(&settings.rules)
            settings.fonts = batch.fonts + settings.fonts
        }
        try search.settings.documents.rules.check()
        let kept = try keptOutcomes(search.settings)
        let outcomes = outcomes(of: search.documents, kept, progress)
        let failures = kept?.cache.close() ?? []
        try checkMasks(of: outcomes)
        var results = results(of: outcomes, search)
        results.notes += notes(on: outcomes) + failures
        return results
    }

    /// The outcomes of earlier runs; `nil` if none are used.
    private func keptOutcomes(_ settings: ProjectSettings) throws(QuoinError) -> KeptOutcomes? {
        // Pictures that passed have to be drawn to be in the report.
        guard let path = batch.cache ?? settings.cache, !includesPassedPictures else { return nil }
        let changes = try changedSince.map { name throws(QuoinError) in try GitChanges(since: name) }
        return KeptOutcomes(try PictureCache(path), changes: changes, RenderingOptions(limits: batch.limits))
    }

    private func notes(on outcomes: [DocumentOutcome]) -> [String] {
        let count = outcomes.count(where: \.isUntouched)
        guard count > 0, let changedSince else { return [] }
        return ["\(count) of \(outcomes.count) documents are untouched since \(changedSince), and were not drawn"]
    }

    /// Throws an error for a masked element that no document has, unless a document failed to load or the run is
    /// sharded. If paths are given, masks of the settings may be for other documents.
    private func checkMasks(of outcomes: [DocumentOutcome]) throws(QuoinError) {
        guard batch.shard == nil, changedSince == nil,
            !outcomes.contains(where: { $0.results.contains { $0.status == .errored } })
        else { return }
        var own = rules ?? ComparisonRules()
        changeRules(&own)
        let ofSettings = batch.paths.isEmpty ? outcomes.map(\.document.settings.rules.maskedElements) : []
        let masked = ofSettings.reduce(own.maskedElements) { $0.union($1) }
        let unknown = outcomes.reduce(masked) { $0.subtracting($1.maskedElements) }.sorted()
        try QuoinError.throwAll(
            unknown.map { id in
                QuoinError("the mask names \"\(id)\", but no document has this id")
            })
    }

    private func outcomes(
        of documents: [SnapshotDocument], _ kept: KeptOutcomes?, _ progress: (@Sendable (Progress) -> Void)?
    ) -> [DocumentOutcome] {
        let count = ProgressCount(total: documents.count)
        return DocumentRenderer.map(documents, options: RenderingOptions(limits: batch.limits), workers: batch.jobs) {
            [includesPassedPictures] document, renderer in
            let comparison = SnapshotComparison(
                rules: document.settings.rules, includesPassedPictures: includesPassedPictures)
            var outcome = DocumentOutcome(document)
            outcome.verify(by: comparison, with: renderer, kept)
            progress?(count.next(outcome.results))
            return outcome
        }
    }

    private func results(of outcomes: [DocumentOutcome], _ search: SnapshotSearch) -> VerificationResults {
        var references = DocumentReferences()
        for outcome in outcomes { outcome.add(to: &references) }
        let clashes = references.clashes
        let run = search.run
        var snapshots: [FilePath: VerificationResults.Snapshot] = [:]
        var written: [DocumentSettings: PropertyValue] = [:]
        for outcome in outcomes {
            let known = outcome.document.settings
            let settings = written[known] ?? known.written
            written[known] = settings
            for var result in outcome.results {
                if let clash = result.reference.flatMap({ clashes[FilePath($0)] }) {
                    result = VerificationResults.Snapshot(
                        name: result.name, status: .errored, reference: result.reference, explanation: [clash])
                }
                if settings != run.settings { result.settings = settings }
                snapshots[FilePath(result.name)] = result
            }
        }
        var results = VerificationResults(
            fingerprint: fingerprint, run: run, shard: batch.shard, notes: search.notes,
            snapshots: Array(snapshots.values),
            references: references.references(among: search.pictures, in: search.folders))
        if results.count(of: .missing) > 0 { results.findRenamed(among: FormerReferences(search)) }
        return results
    }

    private var fingerprint: [String] {
        EnvironmentFingerprint.libraryVersions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    }
}

extension VerificationResults {
    /// Finds the documents that were renamed or moved: of those without a reference, the ones whose pictures are references
    /// of documents that are gone.
    fileprivate mutating func findRenamed(among former: FormerReferences) {
        var former = former
        for index in snapshots.indices where snapshots[index].status == .missing {
            guard let path = snapshots[index].reference, case .png(let bytes)? = snapshots[index].pictures.new,
                let picture = try? RecordedPicture(bytes: Array(bytes)),
                let old = former.take(picture.bitmap, for: path)
            else { continue }
            (snapshots[index].status, snapshots[index].formerReference) = (.renamed, old)
            snapshots[index].explanation = ["\(old) is its reference: it has the same pixels, and its document is gone"]
            references.touched.insert(old)
        }
    }
}

/// Counts the documents of several threads.
private final class ProgressCount: Sendable {
    private let state: Mutex<Verification.Progress>

    init(total: Int) {
        state = Mutex(Verification.Progress(done: 0, total: total, problems: 0))
    }

    func next(_ results: [VerificationResults.Snapshot]) -> Verification.Progress {
        state.withLock { state in
            state.done += 1
            state.problems += results.count { $0.status != .passed }
            return state
        }
    }
}

/// The documents of a run, what they may read, and how many of them are processed at a time.
public struct DocumentBatch: Hashable, Sendable {
    /// The paths of documents and of folders with documents; those of the settings if empty.
    public var paths: [String]
    /// Font files, and folders with font files, in addition to the default fonts and those that documents and settings
    /// name.
    public var fonts: [String] = []
    /// The images and fonts that documents may read; by default those of the project, in the given folders, and in the
    /// folders of the given documents.
    public var access: DocumentFile.Access?
    /// Who wrote the documents.
    package var author = DocumentFile.Author.own
    /// How much each document and each reference may take.
    package var limits = Limits()
    /// The scene of storyboards and xibs; ``DocumentFile/allScenes`` for each of them, `nil` for one sheet.
    package var scene: String?
    /// The part of the documents that is processed; `nil` for all.
    public var shard: VerificationResults.Shard?
    /// The number of documents that are processed at a time, at least 1; by default the number of processors.
    public var jobs: Int?
    /// A folder that keeps the results of documents: what has not changed since is not drawn again. Absolute, or relative
    /// to the working folder; by default that of the settings, and `nil` for none.
    public var cache: String?

    /// The documents at some paths and in some folders. Paths are absolute, or relative to the working folder.
    public init(of paths: [String] = []) {
        self.paths = paths
    }
}
