import QuoinComparison
import QuoinFiles

/// Asserts that a value looks as its reference does, in Swift Testing and in XCTest.
///
/// ```swift
/// @Test func card() {
///     assertSnapshot(of: Card(), as: .image(width: 300, scale: 2))
///     assertSnapshot(of: Card(), as: .image(width: 300, appearance: .dark), named: "dark")
/// }
/// ```
///
/// The reference is `__Snapshots__/CardTests/card.png` beside `CardTests.swift`, or `card.dark.png` with a name. Two
/// assertions cannot have the same one.
///
/// - Parameters:
///   - value: an element, a document's file, or a picture.
///   - strategy: how it becomes a picture or a text.
///   - name: what tells the snapshot from others of the same test.
///   - record: which references are written; what the trait, `withSnapshotTesting` or the variable
///     `SNAPSHOT_TESTING_RECORD` says where absent, or else those that are missing.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test, beside which references lie.
///   - testName: the name of the test, from which references have theirs.
///   - line: the line of the assertion.
///   - column: where in the line the assertion begins.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let problem = verifySnapshot(
        of: try value(), as: strategy, named: name, record: record, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
    guard let problem else { return }
    TestIssue.record(
        problem,
        at: SnapshotPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column))
}

/// Compares a value with its reference as ``assertSnapshot(of:as:named:record:fileID:file:testName:line:column:)`` does,
/// and gives what is wrong in place of failing the test; nothing where it is as its reference.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    return problem(at: place) {
        let assertion = SnapshotAssertion(
            place: place, diffing: strategy.diffing, name: name, variant: "", mode: try RecordMode(record))
        return try assertion.problem(with: try strategy.snapshot(try value()))
    }
}

/// What an assertion finds, or why it cannot find anything, in words.
func problem(at place: SnapshotPlace, _ find: () throws -> String?) -> String? {
    do {
        return try find()
    } catch let failure as Failure {
        return failure.messages.joined(separator: "\n")
    } catch let error as RecordError {
        return (["the snapshot cannot be drawn:"] + error.words).joined(separator: "\n  ")
    } catch {
        return "\(error)"
    }
}
