import QuoinSystem

/// The references that assertions used, to find those beside their test files that none used.
struct ReferenceUses {
    private var used: Set<FilePath> = []
    /// The test files of which all tests were run.
    private var wholeFiles: Set<FilePath> = []

    /// Adds a result.
    ///
    /// - Parameter isCurrent: whether the test file has not changed since.
    mutating func add(_ reference: FilePath?, ofTests file: FilePath, _ result: AssertionResult, isCurrent: Bool) {
        if let reference { used.insert(reference) }
        if result.isOfWholeRun, isCurrent { wholeFiles.insert(file) }
    }

    /// The references that no assertion used, sorted: of the tests that were run, and of test files that are gone.
    var unused: [FilePath] {
        let folders = Set(wholeFiles.map { $0.removingLastComponent().appending(AssertionFolder.referencesName) })
        return folders.flatMap { folder in
            folder.contents.map { FilePath($0) }.filter { isOfKnownTests($0, in: folder) }.map { folder.pushing($0) }
        }.filter { !used.contains($0) && !FileKind.isFolder($0.string) }.sorted { $0.string < $1.string }
    }

    /// Whether all tests of a reference were run, or its test file is gone.
    private func isOfKnownTests(_ reference: FilePath, in folder: FilePath) -> Bool {
        guard reference.components.count > 1, let name = reference.components.first?.string,
            reference.lastComponent?.string.hasPrefix(".") == false
        else { return false }
        let file = folder.removingLastComponent().appending("\(name).swift")
        return wholeFiles.contains(file) || !FileKind.exists(at: file.string)
    }
}

extension AssertionFolder {
    /// The folder of references, beside the folder's test files.
    package static let referencesName = "__Snapshots__"
}

extension AssertionResults {
    /// A line for each reference that no assertion used.
    package var unusedNotes: [String] {
        unused.map { "\($0): no test used it; delete it: \(QuoinCommand.name) approve --tests --prune" }
    }
}
