import QuoinFiles
import QuoinResults
import QuoinSystem

extension Approval {
    /// The results of accepting pictures.
    package struct Results: Sendable {
        /// The paths of references that are new.
        package private(set) var added: Set<FilePath> = []
        /// The former paths of the references of documents that were renamed or moved, by the new paths.
        package private(set) var moved: [FilePath: String] = [:]
        /// The paths of references whose pixels changed.
        package private(set) var changed: Set<FilePath> = []
        /// The paths of references with equal pixels, whose record was added or changed.
        package private(set) var recorded: Set<FilePath> = []
        /// The number of references that were up to date.
        package internal(set) var unchanged = 0
        /// The paths of references that cannot be written.
        package private(set) var failed: Set<FilePath> = []
        /// The paths of deleted references, which belonged to no document.
        package private(set) var pruned: [String] = []
        /// The paths of pictures that belong to no document but were kept: no approval wrote them at their path, or a
        /// document elsewhere, whose path is beside them, has their name.
        package private(set) var kept: [(path: String, document: String?)] = []
        /// The paths of documents whose pictures nobody has seen. Then nothing was written.
        package internal(set) var unseen: [String] = []
        /// The errors of documents that cannot be drawn, and of files that cannot be written.
        package internal(set) var errors: [QuoinError] = []
        /// Further notes.
        var notes: [String] = []
        /// Whether nothing was written or deleted.
        let isDryRun: Bool

        init(isDryRun: Bool) {
            self.isDryRun = isDryRun
        }

        /// The paths of all references that were written.
        package var written: Set<FilePath> { added.union(moved.keys).union(changed).union(recorded) }
    }
}

// MARK: - Writing

extension Approval.Results {
    /// Writes references, and returns the resolved paths of those that were written.
    mutating func write(_ references: [PendingReference]) -> Set<String> {
        var files: Set<String> = []
        for reference in references {
            do throws(QuoinError) {
                if !isDryRun {
                    try reference.file.write(reference.bytes)
                    files.insert(DocumentFile.realPath(reference.file.path))
                    if let former = reference.former { try ReferenceFile(former).delete() }
                }
                record(reference)
            } catch {
                if failed.insert(FilePath(reference.file.path)).inserted { errors.append(error) }
            }
        }
        return files
    }

    private mutating func record(_ reference: PendingReference) {
        // Unlike texts, paths are equal only if their bytes are.
        let path = FilePath(reference.file.path)
        switch reference.reason {
        case .isMissing where reference.former != nil: moved[path] = reference.former
        case .isMissing: added.insert(path)
        case .pixelsChanged where added.contains(path) || moved[path] != nil: break
        case .pixelsChanged: changed.insert(path)
        case .recordChanged where written.contains(path): break
        case .recordChanged: recorded.insert(path)
        }
    }

    // MARK: Pruning

    /// Deletes the references that belong to no document, unless a faulty document makes that uncertain.
    mutating func prune(_ search: SnapshotSearch, _ known: DocumentReferences) {
        if let faulty = known.faulty.first {
            errors.append(
                QuoinError(
                    "the document could not be read, so nothing was pruned", in: faulty.file.path
                ))
            return
        }
        let references = known.references(among: search.pictures, in: search.folders)
        let others = search.pictures.subtracting(references.found).subtracting(references.touched)
        let unapproved = others.filter { search.folders.contains(FilePath($0).removingLastComponent()) }
        kept = unapproved.sorted().map { ($0, nil) }
        let obsolete = references.found.subtracting(references.touched).subtracting(moved.values)
        if obsolete.isEmpty { return }
        let uses = OtherDocuments(of: obsolete, besides: search.allDocuments)
        let mentions = obsolete.sorted().map { (path: $0, document: uses.mention(of: $0)) }
        kept += mentions.filter { $0.document != nil }
        delete(mentions.filter { $0.document == nil }.map(\.path))
    }

    /// Deletes references.
    mutating func delete(_ paths: [String]) {
        for path in paths {
            do throws(QuoinError) {
                if !isDryRun { try ReferenceFile(path).delete() }
                pruned.append(path)
            } catch {
                errors.append(error)
            }
        }
    }

    // MARK: Summary

    /// The results as text: a line for each picture that was written or deleted, and one with counts.
    package var summary: String {
        let changes: [(title: String, paths: [String])] = [
            ("added", added.map(\.string).sorted()), ("moved", moved.map { "\($0.value) to \($0.key)" }.sorted()),
            ("changed", changed.map(\.string).sorted()), ("record updated", recorded.map(\.string).sorted()),
            ("deleted", pruned), ("failed", failed.map(\.string).sorted()),
        ].map { (isDryRun && $0.0 != "failed" ? "would be \($0.0)" : $0.0, $0.1) }
        let lines = changes.dropLast().flatMap { change in change.paths.map { "\($0): \(change.title)" } }
        let unused = kept.map { path, document in
            let reason = document.map { ", because \($0) has its name" } ?? ""
            return "\(path): belongs to no document here, but is kept" + reason
        }
        let counts = changes.filter { !$0.paths.isEmpty }.map { "\($0.paths.count) \($0.title)" }
        let count = (counts + ["\(unchanged) unchanged"]).joined(separator: ", ")
        return (lines + unused + notes + [count]).joined(separator: "\n")
    }
}

extension Approval {
    /// The references of the pictures that differ only because of some causes. The documents are verified again, so a
    /// picture that has changed since the causes were shown is left out.
    ///
    /// - Throws: a ``QuoinError`` for a cause that no picture has, with the known causes.
    func references(ofCauses ids: Set<String>) throws(QuoinError) -> Set<String> {
        var verification = Verification()
        (verification.batch, verification.changeRules) = (batch, changeRules)
        let results = try verification.run()
        let names = try results.snapshotNames(ofCauses: ids)
        return Set(results.snapshots.filter { names.contains($0.name) }.compactMap(\.reference))
    }
}

extension VerificationResults {
    /// The names of the snapshots that differ only because of some causes.
    ///
    /// - Throws: a ``QuoinError`` for a cause that no snapshot has, with the known causes.
    func snapshotNames(ofCauses ids: Set<String>) throws(QuoinError) -> Set<String> {
        let groups = causeGroups
        let unknown = ids.subtracting(groups.map(\.id)).sorted()
        guard unknown.isEmpty else {
            let known = groups.map { "  \($0.id)  \($0.title), in \($0.countText)" }
            throw QuoinError(
                printing: unknown.map { "error: no picture differs because of the cause \($0)" }
                    + (known.isEmpty ? [] : ["the causes are now:"] + known))
        }
        return Set(groups.filter { ids.contains($0.id) }.flatMap(\.snapshots))
    }
}
