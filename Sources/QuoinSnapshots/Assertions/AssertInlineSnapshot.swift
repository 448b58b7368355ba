/// Asserts that a value's snapshot is the text beside it.
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
/// The source is never rewritten. If the text is missing or differs, the failure prints the text to paste.
///
/// - Parameters:
///   - value: an element or a document's file.
///   - strategy: how the value becomes a text.
///   - expected: the expected text.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let problem = problem(at: place) {
        let new = try strategy.snapshot(try value())
        guard let expected = expected?() else { return "the snapshot is not written down yet" + pasteable(new) }
        guard let difference = try strategy.diffing.difference(expected, new) else { return nil }
        let lines = difference.explanation.map { "\n  " + $0 }.joined()
        return "the snapshot differs\(lines)" + pasteable(new)
    }
    if let problem { TestIssue.record(problem, at: place) }
}

/// A text as the source of a closure that returns it.
private func pasteable(_ text: String) -> String {
    // A text with backslashes or three quotes needs a raw literal.
    let hashes = text.contains("\\") || text.contains("\"\"\"") ? "#" : ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return "\nto accept it, write:\n{\n    \(hashes)\"\"\"\n\(lines)\n    \"\"\"\(hashes)\n}"
}
