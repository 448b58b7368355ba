import QuoinCairo
import QuoinFiles
import QuoinSystem
import QuoinText

/// Accepts what documents look like now: writes the pictures beside them.
///
/// A reference is written whole or not at all, and only where it says something else than it did; so nothing is lost when
/// several processes accept the same folder, or when one is killed.
public struct Approval: Sendable {
    /// Documents, and folders that are searched for documents.
    public var paths: [String]
    /// Which references are written; all where nothing is said.
    public var scope = Scope.all
    /// Whether a reference carries what it was drawn from.
    public var includesRecord = true
    /// What becomes of references that belong to no document; they stay where nothing is said.
    public var pruning = Pruning.none
    /// Files and folders with fonts, in addition to the default set and what documents name.
    public var fonts: [String] = []
    /// How many documents are drawn at a time; as many as there are processors where absent.
    public var jobs: Int?

    /// Which references are written.
    public enum Scope: Hashable, Sendable {
        case all
        /// Those that are not there yet.
        case missing
    }

    /// What becomes of references that belong to no document.
    public enum Pruning: Hashable, Sendable {
        case none
        /// They are deleted. A picture that a document uses as an image stays, and so does one that Quoin did not draw.
        case obsolete
    }

    /// An approval of documents and folders; their paths are absolute, or relative to the process's working folder.
    public init(of paths: [String]) {
        self.paths = paths
    }

    /// So many times documents are drawn again because a picture that they show was accepted.
    private static let roundLimit = 16

    /// Draws everything, writes what changed, and draws again what shows it.
    ///
    /// - Throws: a ``Failure`` for folders without documents and for documents with the same pictures, before anything is
    ///   written. Faulty documents and files that cannot be written are told in the results.
    public func run() throws(Failure) -> ApprovalResults {
        let search = SnapshotSearch(paths)
        try Failure.throwAll(search.failures)
        var proposals = proposals(of: search.documents)
        try throwClashes(proposals)
        var results = ApprovalResults()
        for _ in 0..<Self.roundLimit {
            let files = results.write(proposals.flatMap(\.references))
            let affected = proposals.indices.filter { proposals[$0].isAffected(by: files) }
            if affected.isEmpty { break }
            let changed = self.proposals(of: affected.map { proposals[$0].document })
            for (index, proposal) in zip(affected, changed) { proposals[index] = proposal }
        }
        results.failures += proposals.flatMap(\.failures)
        results.unchanged = Set(proposals.flatMap(\.names)).subtracting(results.written).count
        if pruning == .obsolete { results.prune(search.pictures, known(by: proposals)) }
        return results
    }

    private func proposals(of documents: [SnapshotDocument]) -> [DocumentProposal] {
        var options = CanvasOverrides()
        options.fonts = fonts
        let queue = DocumentQueue(documents, options: options) { [scope, includesRecord] document, renderer in
            var proposal = DocumentProposal(document)
            proposal.draw(with: renderer, scope, includesRecord: includesRecord)
            return proposal
        }
        return queue.run(workers: jobs)
    }

    private func known(by proposals: [DocumentProposal]) -> DocumentReferences {
        var references = DocumentReferences()
        for proposal in proposals { proposal.add(to: &references) }
        return references
    }

    private func throwClashes(_ proposals: [DocumentProposal]) throws(Failure) {
        let clashes = known(by: proposals).clashes.sorted { $0.key < $1.key }
        try Failure.throwAll(clashes.map { Failure(.wrongInput, "\($0.key): error: \($0.value)") })
    }
}
