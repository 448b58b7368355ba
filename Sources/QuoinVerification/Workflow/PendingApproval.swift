import QuoinFiles
import QuoinResults
import QuoinSystem

/// The references of one document that are to be written.
struct PendingApproval: Sendable {
    let document: SnapshotDocument
    /// The paths of all references of the document.
    private(set) var paths: [String] = []
    /// The paths of the references whose pictures can be drawn.
    private(set) var drawn: [String] = []
    /// The references to write.
    private(set) var references: [PendingReference] = []
    private(set) var errors: [QuoinError] = []
    private let log = ResourceLog()

    init(_ document: SnapshotDocument) {
        self.document = document
    }

    mutating func draw(with renderer: DocumentRenderer, _ scope: Approval.Scope, includesRecord: Bool) {
        do throws(QuoinError) {
            let content = try document.read(renderer.options.limits, logging: log)
            for variant in content.allVariants {
                let file = document.reference(
                    at: document.name(of: variant) + ".png", limits: renderer.options.limits)
                paths.append(file.path)
                do throws(QuoinError) {
                    let drawing = try SnapshotDrawing(of: content, document.file, on: variant, with: renderer)
                    let pending = try PendingReference(file, drawing, scope, includesRecord: includesRecord)
                    drawn.append(file.path)
                    if let pending { references.append(pending) }
                } catch {
                    errors.append(error)
                }
            }
        } catch {
            errors.append(error)
        }
    }

    /// What the pictures were drawn from.
    var inputs: SourceStates { log.states }

    /// Whether the document may look different, or no longer be faulty, after some files were written.
    func isAffected(by files: Set<String>) -> Bool {
        !files.isEmpty && (!errors.isEmpty || !log.images.isDisjoint(with: files))
    }

    /// Whether a reference is not there yet.
    var hasMissing: Bool { references.contains { $0.reason == .isMissing } }

    /// Finds the references that a renamed document had.
    mutating func findFormer(among former: inout FormerReferences) {
        for index in references.indices where references[index].reason == .isMissing {
            guard let picture = try? RecordedPicture(bytes: references[index].bytes) else { continue }
            references[index].former = former.take(picture.bitmap, for: references[index].file.path)
        }
    }

    /// Forgets the former references that must stay.
    mutating func keepFormer(where isNeeded: (String) -> Bool) {
        for index in references.indices where references[index].former.map(isNeeded) == true {
            references[index].former = nil
        }
    }

    /// Adds the document's references and images.
    func add(to known: inout DocumentReferences) {
        known.add(document, pictures: paths)
        known.add(images: log.images)
        if !errors.isEmpty { known.add(faulty: document) }
    }
}

/// A reference that is to be written.
struct PendingReference: Sendable {
    /// Why a reference is written.
    enum Reason: Sendable {
        case isMissing
        case pixelsChanged
        /// The pixels are equal, but the record differs or is missing.
        case recordChanged
    }

    let file: ReferenceFile
    let bytes: [UInt8]
    let reason: Reason
    /// The path of the reference that a renamed document had.
    var former: String?

    init(_ file: ReferenceFile, bytes: [UInt8], reason: Reason) {
        (self.file, self.bytes, self.reason) = (file, bytes, reason)
    }

    /// `nil` if the reference is up to date.
    ///
    /// - Throws: a ``QuoinError`` for a Git LFS pointer, because the picture itself may be equal.
    init?(
        _ file: ReferenceFile, _ drawing: borrowing SnapshotDrawing, _ scope: Approval.Scope, includesRecord: Bool
    ) throws(QuoinError) {
        if scope == .missing, file.exists { return nil }
        var new = try drawing.recorded()
        new.record?.reference = file.mark
        guard let reason = try Self.reason(for: file, new, includesRecord: includesRecord) else { return nil }
        (self.file, self.reason) = (file, reason)
        bytes = new.png(includesRecord: includesRecord)
    }

    private static func reason(
        for file: ReferenceFile, _ new: RecordedPicture, includesRecord: Bool
    ) throws(QuoinError) -> Reason? {
        guard file.exists else { return .isMissing }
        if file.isPointer { _ = try file.read() }
        guard let old = try? file.picture(), old.bitmap == new.bitmap, !old.flaws.contains(.noEnd) else {
            return .pixelsChanged
        }
        // If other libraries draw the same pixels, references need not be written again.
        let isSame = old.record.flatMap { known in new.record.map(known.isSameLayout) } ?? (old.record == new.record)
        return isSame || !includesRecord ? nil : .recordChanged
    }
}

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
