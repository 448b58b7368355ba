import QuoinResults
import QuoinSnapshots

/// Asserts that a value's snapshot is the text beside it, and writes that text into the source.
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
