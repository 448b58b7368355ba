import QuoinSnapshots

/// Asserts that a value's snapshot is the text next to it, and writes that text into the source.
///
/// ```swift
/// assertInlineSnapshot(of: Card(), as: .layout(width: 300))
/// ```
///
/// A text that is missing is written into the source of the test, and the test fails once:
///
/// ```swift
/// assertInlineSnapshot(of: Card(), as: .layout(width: 300)) {
///     """
///     row: 300 × 40 at 0, 0
///       box (badge): 20 × 20 at 0, 10
///     """
/// }
/// ```
///
/// A text that differs is written again with `record: .failed`, or with `SNAPSHOT_TESTING_RECORD=failed`. Only the text
/// is changed. The file is written atomically, and not through a symbolic link. Several assertions of a file may be
/// written in one run, also by several processes of the same build. After that, build again.
///
/// - Parameters:
///   - value: an element, a document's file, or any value that has a strategy for texts.
///   - strategy: how the value becomes a text.
///   - record: which texts are written. The default is the value of the trait or of `withSnapshotTesting`, then that of
///     the environment variable `SNAPSHOT_TESTING_RECORD`, then `.missing`.
///   - closure: where the text is in the call, for a function of your own that calls this one.
///   - expected: the expected text, in a literal without interpolations.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
    record: SnapshotTestingConfiguration.Record? = nil, closure: InlineSnapshotClosure = InlineSnapshotClosure(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let message = failureMessage {
        let assertion = InlineAssertion(
            place: place, diffing: strategy.diffing, mode: try RecordMode(record, at: place), closure: closure)
        return try assertion.problem(expected: expected?()) { try strategy.snapshot(value()) }
    }
    if let message { TestIssue.record(message, at: place) }
}

/// Compares a snapshot with the text in the source, and makes the failure's message.
struct InlineAssertion {
    let place: SnapshotPlace
    let diffing: Diffing<String>
    let mode: RecordMode
    let closure: InlineSnapshotClosure

    /// The failure's message; `nil` if the snapshot is the expected text.
    func problem(expected: String?, with make: () throws -> String) throws -> String? {
        let outcome = SnapshotOutcome(inlineAt: place)
        var result = outcome.known
        let new: String
        do {
            new = try make()
        } catch {
            let message = failureMessage { throw error } ?? ""
            (result.status, result.explanation) = (.errored, message.split(separator: "\n").map(String.init))
            outcome.leave(result, reference: nil)
            return message
        }
        try ClaimedReferences.shared.claim(
            "\(place.file):\(place.line):\(place.column)", at: place.description, snapshot: new.hashValue,
            isText: true)
        let explanation: [String]
        if let expected {
            let difference = try diffing.difference(expected, new)
            if difference == nil, mode.record != .all {
                outcome.leave(result, reference: nil)
                return nil
            }
            (result.status, explanation) = (.failed, difference?.explanation ?? [])
        } else {
            (result.status, explanation) = (.missing, [])
        }
        let isRecorded = mode.record == .all || mode.record == .failed || mode.record == .missing && expected == nil
        guard isRecorded else {
            result.explanation = explanation
            outcome.leave(result, reference: nil)
            let title = expected == nil ? "the snapshot is not written down yet" : "the snapshot differs"
            return title + Self.indented(explanation + ["accept it: \(mode.remedy(at: place))"])
        }
        try InlineSources.write(new, in: place, was: expected, closure)
        result.explanation = ["was written into the source; build and run the test again"] + explanation
        outcome.leave(result, reference: nil)
        let title = expected == nil ? "the snapshot was not written down yet" : "the snapshot differed"
        return "\(title); it was written into \(place.file). Look at it, and build and run the test again"
            + Self.indented(explanation)
    }

    private static func indented(_ lines: [String]) -> String {
        lines.map { "\n  " + $0 }.joined()
    }
}
