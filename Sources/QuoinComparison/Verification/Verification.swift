import QuoinCairo
import QuoinFiles
import QuoinSystem
import QuoinText
import Synchronization

/// Draws documents, and compares each with the picture beside it.
///
/// ```swift
/// let results = try Verification(of: ["Snapshots"]).run()
/// ```
public struct Verification: Sendable {
    /// Documents, and folders that are searched for documents.
    public var paths: [String]
    /// When pixels count as different, and how many may be; every pixel must be equal where nothing is said.
    public var rules = ComparisonRules()
    /// Files and folders with fonts, in addition to the default set and what documents name.
    public var fonts: [String] = []
    /// The part of the documents that is verified; all of them where absent.
    public var shard: Shard?
    /// How many documents are drawn at a time; as many as there are processors where absent.
    public var jobs: Int?
    /// Whether results hold the pictures of snapshots that passed too, as a report shows them.
    public var includesPassedPictures = false
    /// What the command that accepts a picture begins with.
    public var acceptCommand = "quoin approve"

    /// A verification of documents and folders; their paths are absolute, or relative to the process's working folder.
    public init(of paths: [String]) {
        self.paths = paths
    }

    /// How far a run is.
    public struct Progress: Hashable, Sendable {
        /// In documents.
        public var done: Int
        /// In documents, those of the shard alone.
        public var total: Int
        /// How many snapshots did not pass so far.
        public var problems: Int
    }

    /// Verifies everything. A faulty document does not stop the others.
    ///
    /// - Parameter progress: is told after each document, by any thread.
    /// - Throws: a ``Failure`` for a folder without documents, for rules that cannot be, and for masks by elements that no
    ///   document has.
    public func run(progress: (@Sendable (Progress) -> Void)? = nil) throws(Failure) -> VerificationResults {
        do {
            try rules.check()
        } catch {
            throw Failure(.wrongInput, "error: \(error)")
        }
        let search = SnapshotSearch(paths, shard: shard)
        try Failure.throwAll(search.failures)
        let outcomes = outcomes(of: search.documents, progress)
        try checkMasks(outcomes)
        return results(of: outcomes, search)
    }

    /// A mask that hides nothing anywhere is a mistake; but what it names may be in a document that is faulty, or another
    /// shard's.
    private func checkMasks(_ outcomes: [DocumentOutcome]) throws(Failure) {
        guard shard == nil, !outcomes.contains(where: { $0.results.contains { $0.status == .errored } }) else { return }
        let unknown = outcomes.reduce(rules.maskedElements) { $0.subtracting($1.maskedElements) }.sorted()
        try Failure.throwAll(
            unknown.map { id in
                Failure(.wrongInput, "error: the mask names \"\(id)\", which is an element of no document")
            })
    }

    private func outcomes(
        of documents: [SnapshotDocument], _ progress: (@Sendable (Progress) -> Void)?
    ) -> [DocumentOutcome] {
        var options = CanvasOverrides()
        options.fonts = fonts
        let comparison = SnapshotComparison(rules: rules, includesPassedPictures: includesPassedPictures)
        let count = ProgressCount(total: documents.count)
        let queue = DocumentQueue(documents, options: options) { [acceptCommand] document, renderer in
            var outcome = DocumentOutcome(document, acceptCommand: acceptCommand)
            outcome.verify(by: comparison, with: renderer)
            progress?(count.next(outcome.results))
            return outcome
        }
        return queue.run(workers: jobs)
    }

    private func results(of outcomes: [DocumentOutcome], _ search: SnapshotSearch) -> VerificationResults {
        var references = DocumentReferences()
        for outcome in outcomes { outcome.add(to: &references) }
        let clashes = references.clashes
        var snapshots: [String: SnapshotResult] = [:]
        for var result in outcomes.flatMap(\.results) {
            if let clash = result.reference.flatMap({ clashes[$0] }) {
                result = SnapshotResult(
                    name: result.name, status: .errored, reference: result.reference, explanation: [clash])
            }
            snapshots[result.name] = result
        }
        return VerificationResults(
            fingerprint: fingerprint, shard: shard, snapshots: Array(snapshots.values),
            references: references.use(of: search.pictures))
    }

    private var fingerprint: [String] {
        EnvironmentFingerprint.libraryVersions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    }
}

/// Counts documents for several threads.
private final class ProgressCount: Sendable {
    private let state: Mutex<Verification.Progress>

    init(total: Int) {
        state = Mutex(Verification.Progress(done: 0, total: total, problems: 0))
    }

    func next(_ results: [SnapshotResult]) -> Verification.Progress {
        state.withLock { state in
            state.done += 1
            state.problems += results.count { $0.status != .passed }
            return state
        }
    }
}
