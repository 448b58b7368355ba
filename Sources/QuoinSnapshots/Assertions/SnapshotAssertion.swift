import QuoinFiles
import QuoinSystem
import QuoinVerification
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Compares a snapshot with its reference, and makes the failure's message.
struct SnapshotAssertion<Format: Hashable & Sendable> {
    let place: SnapshotPlace
    let diffing: Diffing<Format>
    let name: String?
    /// The suffix of a variant.
    let variant: String
    let mode: RecordMode

    private var reference: ReferenceFile {
        ReferenceFile(place.reference(named: name, variant: variant, pathExtension: diffing.pathExtension))
    }

    /// The failure's message; `nil` if the snapshot equals its reference.
    func problem(with new: Format) throws -> String? {
        let reference = reference
        try ClaimedReferences.shared.claim(reference.path, at: place.description, snapshot: new.hashValue)
        let warnings = try LayoutWarnings(at: place)
        if let problem = warnings.problem(with: new, named: stem, at: place) { return problem }
        if mode.record == .all { return try problemAfterRecordingAll(new, in: reference) }
        guard reference.exists else { return try problemOfMissing(reference, new) }
        let old = try diffing.read(reference.path)
        guard let difference = try diffing.difference(old, new) else {
            for note in diffing.notes(reference.path, old, new) { TestIssue.warn(note, at: place) }
            deleteArtifacts()
            return nil
        }
        if mode.record == .failed {
            try reference.write(diffing.bytes(new))
            return "\(title) differed from its reference, and was recorded; run the test again"
                + indented(difference.explanation) + files([("reference", reference.path)])
        }
        return problem(difference, new, reference)
    }

    private var stem: String { FilePath(reference.path).stem ?? "" }

    private var title: String {
        "snapshot \"\(stem)\""
    }

    private func problemAfterRecordingAll(_ new: Format, in reference: ReferenceFile) throws -> String {
        try reference.write(diffing.bytes(new))
        return "\(title) was recorded, as all are; record otherwise, and run the test again"
            + files([("reference", reference.path)])
    }

    private func problemOfMissing(_ reference: ReferenceFile, _ new: Format) throws -> String {
        guard mode.record != .never else {
            return "\(title) has no reference" + files([("expected", reference.path)]) + acceptHint
        }
        try reference.write(diffing.bytes(new))
        return "\(title) had no reference; it was recorded. Look at it, and run the test again"
            + files([("reference", reference.path)])
    }

    private func problem(
        _ difference: Diffing<Format>.Difference, _ new: Format, _ reference: ReferenceFile
    ) -> String {
        let bytes = diffing.bytes(new)
        let newPath = artifact("new", diffing.pathExtension)
        var written = [("reference", reference.path), ("new", keep(bytes, at: newPath))]
        if let old = try? FileDescriptor.content(at: reference.path) {
            TestIssue.attach(old, named: attachmentName("reference", diffing.pathExtension), at: place)
        }
        TestIssue.attach(bytes, named: attachmentName("new", diffing.pathExtension), at: place)
        if let picture = difference.picture {
            let path = artifact("difference", "png")
            written.append(("difference", keep(picture, at: path)))
            TestIssue.attach(picture, named: attachmentName("difference", "png"), at: place)
        }
        let tool = SnapshotTestingConfiguration.current(at: place).diffTool.map {
            [("compare", $0.command(reference.path, newPath))]
        }
        let cause = difference.isEnvironment ? "was drawn with other libraries or fonts than its reference" : "differs"
        return "\(title) \(cause)" + indented(difference.explanation) + files(written + (tool ?? [])) + acceptHint
    }

    private func artifact(_ role: String, _ pathExtension: String) -> String {
        place.artifact(named: name, variant: variant, role: role, pathExtension: pathExtension)
    }

    /// Deletes the files of an earlier failure.
    private func deleteArtifacts() {
        for path in [artifact("new", diffing.pathExtension), artifact("difference", "png")] {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// Writes a file for inspecting the failure. What is reported of the failure does not depend on it.
    ///
    /// - Returns: the path, or why the file cannot be written.
    private func keep(_ bytes: [UInt8], at path: String) -> String {
        do throws(QuoinError) {
            try ReferenceFile(path).write(bytes)
            return path
        } catch {
            return error.messages.joined(separator: "; ")
        }
    }

    private func attachmentName(_ role: String, _ pathExtension: String) -> String {
        "\(stem).\(role).\(pathExtension)"
    }

    private var acceptHint: String { indented([mode.acceptHint(at: place)]) }

    private func files(_ files: [(role: String, path: String)]) -> String {
        indented(files.map { "\($0.role): \($0.path)" })
    }

    private func indented(_ lines: [String]) -> String {
        lines.map { "\n  " + $0 }.joined()
    }
}
