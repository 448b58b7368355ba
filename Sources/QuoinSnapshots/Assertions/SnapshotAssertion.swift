import QuoinResults
import QuoinSystem
import Synchronization

/// Compares a snapshot with its reference, and makes the failure's message.
struct SnapshotAssertion<Format: Hashable & Sendable> {
    let place: SnapshotPlace
    let diffing: Diffing<Format>
    let mode: RecordMode
    private let outcome: SnapshotOutcome
    private let reference: ReferenceFile
    /// Finds the causes of a difference; `nil` if there is no record of what was drawn.
    private let review: CauseReview?
    private let name: String?

    /// - Parameters:
    ///   - name: a name that distinguishes the snapshot from others of the same test.
    ///   - variant: the suffix of a variant.
    ///   - directory: the folder of the reference; `nil` for the default one.
    init(
        at place: SnapshotPlace, _ diffing: Diffing<Format>, named name: String?, variant: String = "",
        in directory: String?, _ mode: RecordMode, review: CauseReview?
    ) {
        (self.place, self.diffing, self.mode, self.review, self.name) = (place, diffing, mode, review, name)
        let path = place.reference(
            named: name, variant: variant, pathExtension: diffing.pathExtension, in: directory)
        (reference, outcome) = (ReferenceFile(path), SnapshotOutcome(at: place, reference: path))
    }

    /// The failure's message; `nil` if the snapshot equals its reference.
    func problem(with make: () throws -> Format) -> String? {
        if let name, !name.contains(where: { $0.isLetter || $0.isNumber }) {
            return "the name \"\(name)\" of the snapshot has no letter and no digit, which names of files are made of"
        }
        let start = ContinuousClock.now
        var old: [UInt8]?
        do {
            let new = try make()
            try ClaimedReferences.shared.claim(
                reference.path, at: place.description, named: name, snapshot: new.hashValue)
            if let problem = try LayoutWarnings(at: place).problem(with: new, named: stem, at: place) { return problem }
            if mode.record == .all { return try problemAfterRecordingAll(new) }
            guard reference.exists else { return try problemOfMissing(new) }
            old = try? FileDescriptor.content(at: reference.path)
            let known = try diffing.read(reference.path)
            guard let difference = try diffing.difference(known, new) else {
                for note in diffing.notes(reference.path, known, new) { TestIssue.warn(note, at: place) }
                outcome.deleteFiles()
                var passed = outcome.known
                passed.duration = (ContinuousClock.now - start) / .seconds(1)
                outcome.leave(passed, reference: old)
                return nil
            }
            if mode.record == .failed { return try problemAfterRecording(difference, new) }
            var result = diffing.result(outcome.known, known, new, difference, review)
            result.duration = (ContinuousClock.now - start) / .seconds(1)
            return problem(difference, result, old, new)
        } catch let error as SnapshotError {
            // Two assertions have the same reference. The result of the first one is kept.
            return "\(error)"
        } catch {
            let message = failureMessage(of: error)
            var errored = outcome.known
            (errored.status, errored.explanation) = (.errored, message.split(separator: "\n").map(String.init))
            outcome.leave(errored, reference: old ?? (try? FileDescriptor.content(at: reference.path)))
            return message
        }
    }

    private var stem: String { FilePath(reference.path).stem ?? "" }

    private var title: String {
        "snapshot \"\(stem)\""
    }

    // MARK: - Recording

    private func problemAfterRecordingAll(_ new: Format) throws -> String {
        try record(new, .failed, ["was recorded, because the record mode is all"])
        return "\(title) was recorded, because the record mode is all; choose another one, and run the test again"
            + files([("reference", reference.path)])
    }

    private func problemAfterRecording(_ difference: Diffing<Format>.Difference, _ new: Format) throws -> String {
        try record(new, .failed, ["differed, and was recorded; run the test again"] + difference.explanation)
        return "\(title) differed from its reference, and was recorded; run the test again"
            + indented(difference.explanation) + files([("reference", reference.path)])
    }

    private func problemOfMissing(_ new: Format) throws -> String {
        guard mode.record != .never else {
            var result = outcome.known
            result.status = .missing
            let written = outcome.leave(result, reference: nil, new: diffing.bytes(new))
            return "\(title) has no reference" + files([("expected", reference.path)] + written) + acceptHint
        }
        try record(new, .missing, ["had no reference, and was recorded; look at it, and run the test again"])
        return "\(title) had no reference; it was recorded. Look at it, and run the test again"
            + files([("reference", reference.path)])
    }

    /// Writes the reference.
    private func record(
        _ new: Format, _ status: VerificationResults.Snapshot.Status, _ explanation: [String]
    ) throws {
        let bytes = diffing.bytes(new)
        try reference.write(bytes)
        TestIssue.attach(bytes, named: outcome.fileName("new"), at: place)
        outcome.deleteFiles()
        var result = outcome.known
        (result.status, result.explanation) = (status, explanation)
        outcome.leave(result, reference: bytes)
    }

    // MARK: - Differences

    private func problem(
        _ difference: Diffing<Format>.Difference, _ result: VerificationResults.Snapshot, _ old: [UInt8]?,
        _ new: Format
    ) -> String {
        let bytes = diffing.bytes(new)
        let written = outcome.leave(result, reference: old, new: bytes)
        let `extension` = FilePath(reference.path).extension
        if let old { TestIssue.attach(old, named: outcome.fileName("reference", `extension`), at: place) }
        TestIssue.attach(bytes, named: outcome.fileName("new", `extension`), at: place)
        if let picture = difference.picture {
            TestIssue.attach(picture, named: outcome.fileName("difference", "png"), at: place)
        }
        let newPath = "\(place.folder)/\(outcome.fileName("new"))"
        let tool = SnapshotTestingConfiguration.current(at: place).diffTool.map {
            [("compare", $0.command(reference.path, newPath))]
        }
        let cause = difference.isEnvironment ? "was drawn with other libraries or fonts than its reference" : "differs"
        let explanation = RepeatedFailures.shared.folded(difference.explanation, of: stem, in: place.test)
        return "\(title) \(cause)" + indented(explanation)
            + files([("reference", reference.path)] + written + (tool ?? [])) + acceptHint
    }

    private var acceptHint: String {
        let path = FilePath(reference.path).relativeToWorkingFolder.string
        let command = "\(QuoinCommand.nameForTests) approve --tests \(ShellWord.quoted(path))"
        return indented(["accept it: \(command)", "or: \(mode.remedy(at: place))"])
    }

    private func files(_ files: [(role: String, path: String)]) -> String {
        indented(files.map { "\($0.role): \($0.path)" })
    }

    private func indented(_ lines: [String]) -> String {
        lines.map { "\n  " + $0 }.joined()
    }
}

/// How an assertion handles the warnings about a layout.
struct LayoutWarnings {
    private let mode: SnapshotTestingConfiguration.Warnings

    /// The mode of the configuration, else of the environment, else `.warning`.
    init(at place: SnapshotPlace) throws(SnapshotError) {
        if let fixed = SnapshotTestingConfiguration.current(at: place).warnings {
            mode = fixed
        } else {
            mode = try Self.ofEnvironment() ?? .warning
        }
    }

    /// Reports the warnings of a snapshot; a failure's message if warnings are errors.
    func problem(with snapshot: Any, named name: String, at place: SnapshotPlace) -> String? {
        guard mode != .ignore, let warnings = (snapshot as? RecordedPicture)?.warnings, !warnings.isEmpty else {
            return nil
        }
        let lines = warnings.map { "\n  " + $0 }.joined()
        if mode == .error { return "the layout of snapshot \"\(name)\" has warnings, which are errors here" + lines }
        TestIssue.warn("the layout of snapshot \"\(name)\" has warnings" + lines, at: place)
        return nil
    }

    private static func ofEnvironment() throws(SnapshotError) -> SnapshotTestingConfiguration.Warnings? {
        let variable = SnapshotTestingConfiguration.Warnings.variable
        guard let value = environmentVariable(variable), !value.isEmpty else { return nil }
        guard let mode = SnapshotTestingConfiguration.Warnings(rawValue: value) else {
            throw .unknownWarningsMode(value)
        }
        return mode
    }
}

/// The assertion that each reference belongs to. Names have no counters, so a second assertion with the same name is an
/// error.
package final class ClaimedReferences: Sendable {
    package static let shared = ClaimedReferences()

    private struct Claim {
        var place: String
        var name: String?
        var snapshot: Int
    }

    private let claims = Mutex<[String: Claim]>([:])

    /// Claims a reference for an assertion. The same assertion may claim it again, for the same snapshot.
    ///
    /// - Parameters:
    ///   - name: the name of the snapshot, of which the reference has the letters and digits.
    ///   - snapshot: the hash value of the snapshot.
    ///   - isText: whether the reference is in the source.
    package func claim(
        _ reference: String, at place: String, named name: String? = nil, snapshot: Int, isText: Bool = false
    ) throws(SnapshotError) {
        // Some file systems are case-insensitive.
        let key = reference.lowercased()
        let other = claims.withLock { claims in
            let other = claims[key]
            if other == nil { claims[key] = Claim(place: place, name: name, snapshot: snapshot) }
            return other
        }
        guard let other else { return }
        if other.place != place || other.name != name { throw .clash(reference: reference, other: other.place) }
        if other.snapshot != snapshot { throw isText ? .unstableText : .unstable(reference: reference) }
    }
}

/// The failures of a test so far. Of variants that changed in the same way, one is explained.
final class RepeatedFailures: Sendable {
    static let shared = RepeatedFailures()

    private let explained = Mutex<[String: (name: String, explanation: [String])]>([:])

    /// The lines of a failure, or a line that names another snapshot of the test with the same lines. Variants of different
    /// sizes have different numbers of pixels.
    func folded(_ explanation: [String], of name: String, in test: String) -> [String] {
        guard explanation.count > 1 else { return explanation }
        let key = ([test] + explanation.map { $0.filter { !$0.isNumber } }).joined(separator: "\n")
        let first = explained.withLock { explained in
            let first = explained[key] ?? (name, explanation)
            explained[key] = first
            return first
        }
        if first.name == name { return explanation }
        if first.explanation == explanation {
            return ["the same \(explanation.count) changes as in snapshot \"\(first.name)\""]
        }
        return [explanation[0], "the rest is as in snapshot \"\(first.name)\", with other numbers"]
    }
}
