/// Asserts that a value is as the text beside it says.
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
/// The source is never rewritten: where the text is missing or another, the failure prints the one to paste.
///
/// - Parameters:
///   - value: an element or a document's file.
///   - strategy: how it becomes a text.
///   - expected: the text.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: where in the line the assertion begins.
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

/// A text as a closure that gives it.
private func pasteable(_ text: String) -> String {
    // More quotes or escapes than a plain literal allows take a raw one.
    let hashes = text.contains("\\") || text.contains("\"\"\"") ? "#" : ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return "\nto accept it, write:\n{\n    \(hashes)\"\"\"\n\(lines)\n    \"\"\"\(hashes)\n}"
}
