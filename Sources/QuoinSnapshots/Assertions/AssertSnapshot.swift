import QuoinExplanations
import QuoinFiles
import QuoinLayout

/// Asserts that a value's snapshot equals its reference, in Swift Testing and in XCTest.
///
/// ```swift
/// @Test func card() {
///     assertSnapshot(of: Card(), as: .image(width: 300, scale: 2))
///     assertSnapshot(of: Card(), as: .image(width: 300, appearance: .dark), named: "dark")
/// }
/// ```
///
/// The reference is `__Snapshots__/CardTests/card.png` beside `CardTests.swift`, or `card.dark.png` with a name. No two
/// assertions may share a reference.
///
/// - Parameters:
///   - value: an element, a document's file, or a picture.
///   - strategy: how the value becomes a picture or a text.
///   - name: a name that distinguishes the snapshot from others of the same test.
///   - record: which references are written. The default is the value of the trait or of `withSnapshotTesting`, then that of
///     the environment variable `SNAPSHOT_TESTING_RECORD`, then `.missing`.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test. References are beside it.
///   - testName: the name of the test, with which the names of references start.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
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

/// Compares a value with its reference like ``assertSnapshot(of:as:named:record:fileID:file:testName:line:column:)``, and
/// returns the failure's message instead of failing the test; `nil` if the snapshot equals its reference.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    return problem(at: place) {
        let assertion = SnapshotAssertion(
            place: place, diffing: strategy.diffing, name: name, variant: "", mode: try RecordMode(record, at: place))
        return try assertion.problem(with: try strategy.snapshot(try value()))
    }
}

/// The failure's message of an assertion; errors become messages too.
func problem(at place: SnapshotPlace, _ find: () throws -> String?) -> String? {
    do {
        return try find()
    } catch let error as QuoinError {
        return error.messages.joined(separator: "\n")
    } catch let error as RecordedPicture.DrawingError {
        return "the snapshot cannot be drawn:\n  " + "\(error)".replacing("\n", with: "\n  ")
    } catch {
        return "\(error)"
    }
}
