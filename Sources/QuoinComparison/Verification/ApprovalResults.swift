import QuoinFiles
import QuoinSystem

/// What came of accepting pictures.
public struct ApprovalResults: Sendable {
    /// The paths of references that were not there before.
    public private(set) var added: Set<String> = []
    /// Those whose pixels changed.
    public private(set) var changed: Set<String> = []
    /// Those whose pixels are as they were, and which now say what they were drawn from.
    public private(set) var recorded: Set<String> = []
    /// How many were right already.
    public internal(set) var unchanged = 0
    /// Those that belonged to no document and were deleted.
    public private(set) var pruned: [String] = []
    /// Those that belong to no document and stay, for Quoin did not draw them.
    public private(set) var kept: [String] = []
    /// Documents that cannot be drawn, and files that cannot be written.
    public internal(set) var failures: [Failure] = []

    /// The paths of all references that were written.
    public var written: Set<String> { added.union(changed).union(recorded) }
}

// MARK: - Writing

extension ApprovalResults {
    /// Writes references, and gives the files that were written, without detours.
    mutating func write(_ references: [ProposedReference]) -> Set<String> {
        var files: Set<String> = []
        for reference in references {
            do throws(Failure) {
                try reference.file.write(reference.png)
                files.insert(DocumentFile.realPath(reference.file.path))
                note(reference)
            } catch {
                failures.append(error)
            }
        }
        return files
    }

    private mutating func note(_ reference: ProposedReference) {
        switch reference.reason {
        case .isMissing: added.insert(reference.file.path)
        case .pixelsChanged where added.contains(reference.file.path): break
        case .pixelsChanged: changed.insert(reference.file.path)
        case .recordChanged where written.contains(reference.file.path): break
        case .recordChanged: recorded.insert(reference.file.path)
        }
    }
}

// MARK: - Pruning

extension ApprovalResults {
    /// Deletes the pictures that belong to no document, if it is sure which these are.
    mutating func prune(_ pictures: Set<String>, _ known: DocumentReferences) {
        if let faulty = known.faulty.first {
            failures.append(
                Failure(
                    .wrongInput,
                    "\(faulty.file.path): error: is faulty, so it is not known which pictures it needs; none was pruned"
                ))
            return
        }
        let use = known.use(of: pictures)
        for path in use.found.subtracting(use.touched).sorted() {
            guard (try? ReferenceFile(path).picture())?.record != nil else {
                kept.append(path)
                continue
            }
            do {
                try FileManager.default.removeItem(atPath: path)
                pruned.append(path)
            } catch {
                failures.append(
                    Failure(.wrongInput, "\(path): error: cannot be deleted: \(FileProblem.words(for: error))"))
            }
        }
    }
}
