import QuoinResults
import QuoinSystem

/// Accepts the new snapshots of assertions: writes as references what the tests drew, without drawing it again.
package struct AssertionApproval: Sendable {
    package var folder: AssertionFolder
    /// The paths of references, test files, and folders of these; all if empty.
    package var paths: [String]
    /// The ids of the causes whose snapshots are accepted; if empty, all snapshots are.
    package var causes: Set<String> = []
    package var scope = Approval.Scope.all
    /// Whether references that no test used are deleted.
    package var prunes = false
    /// Whether nothing is written, and the results only report what would be.
    package var isDryRun = false

    package init(of paths: [String], in folder: AssertionFolder) {
        (self.paths, self.folder) = (paths, folder)
    }

    /// Writes the references.
    ///
    /// - Throws: a ``QuoinError`` if there are no results of tests, none at a path, or none with a cause.
    package func run() throws(QuoinError) -> Approval.Results {
        let tests = try AssertionResults(in: folder)
        let accepted = try names(in: tests)
        var results = Approval.Results(isDryRun: isDryRun)
        results.notes = tests.notes + (prunes ? [] : tests.unusedNotes)
        try checkPaths(tests.stored)
        let chosen = tests.stored.filter(accepts)
        for stored in chosen {
            guard let path = stored.reference else { continue }
            let snapshot = stored.result.snapshot
            if snapshot.status == .passed { results.unchanged += 1 }
            guard let new = stored.result.new, scope == .all || snapshot.status == .missing,
                accepted?.contains(VerificationResults.Snapshot.name(ofReference: path)) ?? true
            else { continue }
            accept(new, of: stored, ReferenceFile(path), &results)
        }
        if prunes {
            results.delete(tests.unused.filter { file in paths.isEmpty || paths.contains { Self.contains($0, file) } })
        }
        return results
    }

    private func accept(
        _ new: AssertionResult.File, of stored: AssertionResults.Stored, _ reference: ReferenceFile,
        _ results: inout Approval.Results
    ) {
        let path = stored.file.removingLastComponent().appending(new.name).string
        guard !new.name.contains("/"), let bytes = try? FileDescriptor.content(at: path),
            ContentDigest.text(of: bytes) == new.digest
        else {
            results.errors.append(
                QuoinError("the file is not what the test drew; run the test again", in: path))
            return
        }
        let pending = PendingReference(
            reference, bytes: bytes, reason: stored.result.reference == nil ? .isMissing : .pixelsChanged)
        _ = results.write([pending])
        guard !isDryRun, results.written.contains(FilePath(reference.path)) else { return }
        AssertionFolder.delete(stored.result, at: stored.file)
    }

    private func accepts(_ stored: AssertionResults.Stored) -> Bool {
        paths.isEmpty || paths.contains { Self.contains($0, stored) }
    }

    private static func contains(_ path: String, _ stored: AssertionResults.Stored) -> Bool {
        [stored.reference, stored.result.snapshot.document].compactMap(\.self).contains { contains(path, $0) }
    }

    private static func contains(_ path: String, _ file: String) -> Bool {
        FilePath(file).absolute.starts(with: FilePath(path).absolute)
    }

    private func checkPaths(_ stored: [AssertionResults.Stored]) throws(QuoinError) {
        try QuoinError.throwAll(
            paths.filter { path in !stored.contains { Self.contains(path, $0) } }.map { path in
                QuoinError("the tests left no result there", in: path)
            })
    }

    /// The names of the snapshots with the causes; `nil` for all.
    private func names(in tests: AssertionResults) throws(QuoinError) -> Set<String>? {
        guard !causes.isEmpty else { return nil }
        return try VerificationResults(tests, in: folder).snapshotNames(ofCauses: causes)
    }
}
