import QuoinFiles
import QuoinResults
import QuoinSystem

/// Accepts the pictures of documents: draws documents, and writes the pictures beside them.
///
/// A reference is written only if it changed, and atomically. So several processes may accept the same folder, and a
/// killed process loses nothing. Symbolic links are not followed when writing.
package struct Approval: Sendable {
    /// The documents, and what they may read. There is neither a shard nor a cache of approvals.
    package var batch: DocumentBatch
    /// Which references are written; all by default.
    package var scope = Scope.all
    /// The ids of the causes whose pictures are accepted; if empty, all pictures are.
    package var causes: Set<String> = []
    /// Changes the rules of every document. Set it as in the verification that found the causes.
    package var changeRules: @Sendable (inout ComparisonRules) -> Void = { _ in }
    /// Whether references carry a record of what they were drawn from.
    package var includesRecord = true
    /// Whether references that belong to no document are deleted. They are kept by default.
    package var pruning = Pruning.none
    /// Whether nothing is written or deleted, and the results only report what would be.
    package var isDryRun = false
    /// Whether a person has seen the pictures that a document draws from its sources in these states. If anything was not
    /// seen, nothing is written. By default everything is accepted.
    package var isSeen: (@Sendable (SnapshotDocument, SourceStates) -> Bool)?

    /// Which references are written.
    package enum Scope: Hashable, Sendable {
        case all
        /// Those that do not exist yet.
        case missing
    }

    /// Whether references that belong to no document are deleted.
    package enum Pruning: Hashable, Sendable {
        case none
        /// They are deleted if an approval wrote them at their path, and if no document of the repository shows them.
        case obsolete
    }

    /// An approval of documents and folders. Paths are absolute, or relative to the working folder.
    package init(of paths: [String] = []) {
        batch = DocumentBatch(of: paths)
    }

    /// The largest number of times that documents are drawn again because a picture that they show was written.
    private static let roundLimit = 16

    /// Draws all documents, writes the references that changed, and draws the documents again that show one of these.
    ///
    /// - Throws: a ``QuoinError`` for folders without documents, for wrong settings, for documents with the same
    ///   pictures, and for unknown causes, before anything is written. The results have the errors of faulty documents
    ///   and of files that cannot be written.
    package func run() throws(QuoinError) -> Results {
        let search = try SnapshotSearch(batch) {
            $0.fonts = batch.fonts + $0.fonts
        }
        var pending = pendingApprovals(of: search.documents)
        try throwClashes(pending)
        let accepted = causes.isEmpty ? nil : try references(ofCauses: causes)
        findFormer(of: &pending, search)
        var results = Results(isDryRun: isDryRun)
        if let isSeen {
            results.unseen = pending.filter { !isSeen($0.document, $0.inputs) }.map(\.document.file.path)
            if !results.unseen.isEmpty { return results }
        }
        // Pictures that show those that are written now have not been seen.
        for _ in 0..<(isSeen == nil ? Self.roundLimit : 1) {
            let references = pending.flatMap(\.references)
            let files = results.write(
                accepted.map { paths in references.filter { paths.contains($0.file.path) } } ?? references)
            let affected = pending.indices.filter { pending[$0].isAffected(by: files) }
            if affected.isEmpty { break }
            let changed = pendingApprovals(of: affected.map { pending[$0].document })
            for (index, approval) in zip(affected, changed) { pending[index] = approval }
        }
        results.errors += pending.flatMap(\.errors)
        let drawn = Set(pending.flatMap(\.drawn).map { FilePath($0) })
        results.unchanged = drawn.subtracting(results.written).subtracting(results.failed).count
        if pruning == .obsolete { results.prune(search, known(by: pending)) }
        return results
    }

    private func pendingApprovals(of documents: [SnapshotDocument]) -> [PendingApproval] {
        DocumentRenderer.map(documents, options: RenderingOptions(limits: batch.limits), workers: batch.jobs) {
            [scope, includesRecord] document, renderer in
            var approval = PendingApproval(document)
            approval.draw(with: renderer, scope, includesRecord: includesRecord)
            return approval
        }
    }

    /// Finds the references of documents that were renamed or moved. One that a document shows stays where it is.
    private func findFormer(of pending: inout [PendingApproval], _ search: SnapshotSearch) {
        guard pending.contains(where: \.hasMissing) else { return }
        var former = FormerReferences(search)
        guard !former.isEmpty else { return }
        for index in pending.indices { pending[index].findFormer(among: &former) }
        let found = Set(pending.flatMap(\.references).compactMap(\.former))
        let uses = OtherDocuments(of: found, besides: [])
        for index in pending.indices { pending[index].keepFormer { uses.mention(of: $0) != nil } }
    }

    private func known(by pending: [PendingApproval]) -> DocumentReferences {
        var references = DocumentReferences()
        for approval in pending { approval.add(to: &references) }
        return references
    }

    private func throwClashes(_ pending: [PendingApproval]) throws(QuoinError) {
        let clashes = known(by: pending).clashes.sorted { $0.key.string < $1.key.string }
        try QuoinError.throwAll(clashes.map { QuoinError($0.value, in: $0.key.string) })
    }
}

/// The texts of those documents of the same project that are not documents of a run.
struct OtherDocuments {
    private let texts: [(path: String, text: String)]

    /// Reads the documents of the repositories of some pictures, or of the working folder for those in no repository.
    /// Results, which list all references, are no documents.
    ///
    /// - Parameter documents: the documents of the run.
    init(of pictures: Set<String>, besides documents: [SnapshotDocument]) {
        let known = Set(documents.map { $0.file.sharedPath })
        let roots = Set(pictures.map { FilePath($0).absolute.removingLastComponent().repository ?? .workingFolder })
        texts = roots.sorted { $0.string < $1.string }.flatMap { root in
            DocumentSearch([root.string]).found.map(\.file)
                .filter { !known.contains($0.sharedPath) }
                .compactMap { file in
                    guard let content = try? file.content(limit: .max), !VerificationResults.areIn(content) else {
                        return nil
                    }
                    return (
                        FilePath(file.path).relativeToWorkingFolder.string, String(decoding: content, as: UTF8.self)
                    )
                }
        }
    }

    /// The path of a document that contains the name of a picture. The part from `@` on, such as a scale, does not count.
    func mention(of picture: String) -> String? {
        let stem = FilePath(picture).stem ?? ""
        let name = stem.prefix { $0 != "@" } + ".png"
        return texts.first { $0.text.contains(name) }?.path
    }
}
