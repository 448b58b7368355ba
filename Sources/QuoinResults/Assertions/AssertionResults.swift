import QuoinExplanations
import QuoinSystem

/// The last results of the assertions of a project's tests.
package struct AssertionResults: Sendable {
    /// The results that are current: neither the test file nor the reference has changed since.
    package private(set) var stored: [Stored] = []
    /// Which results are out of date, and which files cannot be read as results.
    package private(set) var notes: [String] = []
    /// The paths of references that no assertion used in a run of all tests, relative to the working folder if they are
    /// in it.
    package private(set) var unused: [String] = []

    /// A result and its file.
    package struct Stored: Sendable {
        package var result: AssertionResult
        package var file: FilePath
        /// The path of the reference, relative to the working folder if it is in it; `nil` for a reference in the
        /// test's source.
        package var reference: String?
    }

    /// - Throws: a ``QuoinError`` if there are no results.
    package init(in folder: AssertionFolder) throws(QuoinError) {
        let files = AssertionFolder.results(in: folder.path)
        guard !files.isEmpty else {
            throw QuoinError(
                "the folder has no results of tests; run the tests first: swift test", in: folder.path.string)
        }
        var sources: [String: String?] = [:]
        var outdated: [String: Int] = [:]
        var uses = ReferenceUses()
        for file in files {
            do throws(QuoinError) {
                var result = try AssertionFolder.result(at: file)
                let test = result.snapshot.document ?? ""
                let source = folder.project.pushing(FilePath(test)).string
                let digest = sources[source] ?? Self.digest(of: source)
                sources[source] = digest
                let reference = result.snapshot.reference.map { folder.project.pushing(FilePath($0)) }
                uses.add(reference, ofTests: FilePath(source), result, isCurrent: digest == result.source)
                guard digest == result.source, reference.map({ Self.digest(of: $0.string) == result.reference }) ?? true
                else {
                    outdated[test, default: 0] += 1
                    continue
                }
                result.snapshot.document = FilePath(source).relativeToWorkingFolder.string
                result.snapshot.reference = reference?.relativeToWorkingFolder.string
                stored.append(Stored(result: result, file: file, reference: result.snapshot.reference))
            } catch {
                notes += error.messages
            }
        }
        unused = uses.unused.map(\.relativeToWorkingFolder.string)
        notes += outdated.sorted { $0.key < $1.key }.map { test, count in
            "\(test): \(count == 1 ? "1 result" : "\(count) results") from before the file or its references changed;"
                + " run the tests again"
        }
    }

    private static func digest(of path: String) -> String? {
        (try? FileDescriptor.content(at: path)).map(ContentDigest.text)
    }

    /// The snapshots with names, commands and pictures relative to the working folder.
    package var snapshots: [VerificationResults.Snapshot] {
        stored.map { stored in
            var snapshot = stored.result.snapshot
            if let reference = stored.reference {
                snapshot.name = VerificationResults.Snapshot.name(ofReference: reference)
                if stored.result.new != nil {
                    snapshot.acceptCommand = "\(QuoinCommand.name) approve --tests \(ShellWord.quoted(reference))"
                }
            }
            snapshot.pictures = stored.pictures
            return snapshot
        }
    }
}

extension AssertionResults.Stored {
    /// The pictures that can be read. If some cannot, the result is reported without them.
    fileprivate var pictures: VerificationResults.Snapshot.Pictures {
        let named = result.snapshot.pictures
        let isFailure = result.snapshot.status != .passed && result.reference != nil
        let path = isFailure && reference?.hasSuffix(".png") == true ? reference : nil
        return VerificationResults.Snapshot.Pictures(
            reference: path.flatMap { Self.picture(at: FilePath($0)) }, new: picture(named.new),
            difference: picture(named.difference))
    }

    private func picture(_ picture: VerificationResults.Snapshot.Picture?) -> VerificationResults.Snapshot.Picture? {
        guard case .file(let name)? = picture, !name.contains("/") else { return nil }
        return Self.picture(at: file.removingLastComponent().appending(name))
    }

    private static func picture(at path: FilePath) -> VerificationResults.Snapshot.Picture? {
        guard let bytes = try? FileDescriptor.content(at: path.string), (try? RecordedPicture(bytes: bytes)) != nil
        else { return nil }
        return .png(Data(bytes))
    }
}

extension VerificationResults {
    /// The results of tests alone.
    package init(_ tests: AssertionResults, in folder: AssertionFolder) {
        let libraries = EnvironmentFingerprint.libraryVersions.sorted { $0.key < $1.key }
        self.init(
            fingerprint: libraries.map { "\($0.key) \($0.value)" }, run: Run(paths: [folder.path.string]),
            notes: tests.notes + tests.unusedNotes, snapshots: tests.snapshots)
    }

    /// The results with those of tests.
    package func adding(_ tests: AssertionResults) -> VerificationResults {
        let known = Set(snapshots.map(\.name))
        return VerificationResults(
            fingerprint: fingerprint, run: run, shard: shard, missingShards: missingShards,
            notes: notes + tests.notes + tests.unusedNotes,
            snapshots: snapshots + tests.snapshots.filter { !known.contains($0.name) }, references: references)
    }
}

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
