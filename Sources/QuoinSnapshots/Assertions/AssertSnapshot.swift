import QuoinResults

/// Asserts that a value's snapshot equals its reference, in Swift Testing and in XCTest.
///
/// ```swift
/// @Test func card() {
///     assertSnapshot(of: Card(), as: .image(width: 300, scale: 2))
///     assertSnapshot(of: Card(), as: .image(width: 300, appearance: .dark), named: "dark")
/// }
/// ```
///
/// The reference is `__Snapshots__/CardTests/card.png` next to `CardTests.swift`, or `card.dark.png` with a name. No two
/// assertions may share a reference.
///
/// - Parameters:
///   - value: an element, a document's file, a picture, or any value that has a strategy.
///   - strategy: how the value becomes a picture or a text.
///   - name: a name that distinguishes the snapshot from others of the same test.
///   - record: which references are written. The default is the value of the trait or of `withSnapshotTesting`, then
///     that of the environment variable `SNAPSHOT_TESTING_RECORD`, then `.missing`.
///   - snapshotDirectory: the folder of the reference, absolute or relative to the folder of the test's file; by
///     default `__Snapshots__/CardTests`.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test. References are next to it.
///   - testName: the name of the test, with which the names of references start.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let message = problem(
        of: value, as: strategy, named: name, record: record, in: snapshotDirectory, at: place)
    if let message { TestIssue.record(message, at: place) }
}

/// Compares a value with its reference like
/// ``assertSnapshot(of:as:named:record:snapshotDirectory:fileID:file:testName:line:column:)``, and returns the message
/// of the failure instead of failing the test; `nil` if the snapshot equals its reference.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    problem(
        of: value, as: strategy, named: name, record: record, in: snapshotDirectory,
        at: SnapshotPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column))
}

/// Asserts that a value's snapshots by several strategies equal their references, which have the keys as names.
///
/// ```swift
/// assertSnapshots(of: Card(), as: ["narrow": .image(width: 200), "wide": .image(width: 400)])
/// ```
///
/// All are compared, even after a failure.
///
/// - Parameters:
///   - value: the value, as for `assertSnapshot`.
///   - strategies: how the value becomes pictures or texts, by the names of the snapshots.
///   - record: which references are written, as for `assertSnapshot`.
///   - snapshotDirectory: the folder of the references, as for `assertSnapshot`.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test. References are next to it.
///   - testName: the name of the test, with which the names of references start.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let result = Result { try value() }
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        let message = problem(
            of: result.get, as: strategy, named: name, record: record, in: snapshotDirectory, at: place)
        if let message { TestIssue.record(message, at: place) }
    }
}

/// Asserts that a value's snapshots by several strategies equal their references, whose names are their positions in
/// the list, from 1: `card.1.png`, `card.2.png`.
///
/// All are compared, even after a failure. References that are named stay the same when the list is changed.
///
/// - Parameters:
///   - value: the value, as for `assertSnapshot`.
///   - strategies: how the value becomes pictures or texts.
///   - record: which references are written, as for `assertSnapshot`.
///   - snapshotDirectory: the folder of the references, as for `assertSnapshot`.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test. References are next to it.
///   - testName: the name of the test, with which the names of references start.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let named = strategies.enumerated().map { ("\($0 + 1)", $1) }
    assertSnapshots(
        of: try value(), as: Dictionary(named) { first, _ in first }, record: record,
        snapshotDirectory: snapshotDirectory, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
}

/// The failure's message of an assertion; `nil` if the snapshot equals its reference.
private func problem<Value, Format>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String?,
    record: SnapshotTestingConfiguration.Record?, in directory: String?, at place: SnapshotPlace
) -> String? {
    failureMessage {
        let mode = try RecordMode(record, at: place)
        let result = Result { try value() }
        let review = try? strategy.review(result.get())
        let assertion = SnapshotAssertion(
            at: place, strategy.diffing, named: name, in: directory, mode, review: review)
        return assertion.problem { try strategy.snapshot(result.get()) }
    }
}

/// Asserts that a value's snapshot equals its reference, and waits for the snapshot.
///
/// - Parameters:
///   - value: the value.
///   - strategy: how the value becomes a picture or a text.
///   - name: a name that distinguishes the snapshot from others of the same test.
///   - record: which references are written, as for the other assertions.
///   - snapshotDirectory: the folder of the reference, as for the other assertions.
///   - isolation: the actor of the test.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test. References are next to it.
///   - testName: the name of the test, with which the names of references start.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
public func assertSnapshot<Value: Sendable, Format>(
    of value: @autoclosure () throws -> Value, as strategy: AsyncSnapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
    let made: Result<Format, any Error>
    do {
        made = .success(try await strategy.snapshot(value()))
    } catch {
        made = .failure(error)
    }
    let result = made
    assertSnapshot(
        of: (), as: Snapshotting<Void, Format>(diffing: strategy.diffing) { _ in try result.get() }, named: name,
        record: record, snapshotDirectory: snapshotDirectory, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// The failure's message of an assertion; errors become messages too.
package func failureMessage(_ find: () throws -> String?) -> String? {
    do {
        return try find()
    } catch {
        return failureMessage(of: error)
    }
}

/// An error as the message of an assertion.
func failureMessage(of error: any Error) -> String {
    switch error {
    case let error as QuoinError: error.messages.joined(separator: "\n")
    default: "\(error)"
    }
}

/// Asserts that a value's snapshots equal their references, on every canvas of a matrix.
///
/// ```swift
/// assertSnapshots(of: Card(), as: .matrix(sizes: [Canvas.Extent(width: 320)], appearances: [.light, .dark]))
/// ```
///
/// Each canvas has its own reference: `card.320w.png`, `card.320w.dark.png`. All are compared, even after a failure. If
/// any fails, a contact sheet shows all of them.
///
/// - Parameters:
///   - value: an element or a document's file.
///   - matrix: the canvases.
///   - name: a name that distinguishes the snapshots from others of the same test.
///   - record: which references are written, as for `assertSnapshot`.
///   - snapshotDirectory: the folder of the references, as for `assertSnapshot`.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test. References are next to it.
///   - testName: the name of the test, with which the names of references start.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
public func assertSnapshots<Value>(
    of value: @autoclosure () throws -> Value, as matrix: SnapshotMatrix<Value>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let failure = failureMessage {
        let (value, mode) = (try value(), try RecordMode(record, at: place))
        var entries: [ContactSheet.Entry] = []
        var problems: [String] = []
        for cell in try matrix.cells(value) {
            let assertion = SnapshotAssertion(
                at: place, matrix.diffing, named: name, variant: cell.suffix, in: snapshotDirectory, mode,
                review: cell.review)
            let found = assertion.problem {
                let picture = try cell.draw()
                entries.append(ContactSheet.Entry(cell.displayName, picture.bitmap, scale: cell.scale))
                return picture
            }
            if let found { problems.append(found) }
        }
        for problem in problems { TestIssue.record(problem, at: place) }
        if !problems.isEmpty { try keepSheet(entries, named: name, at: place) }
        return nil
    }
    if let failure { TestIssue.record(failure, at: place) }
}

/// Attaches a contact sheet to the test, and writes it to a file.
private func keepSheet(_ entries: [ContactSheet.Entry], named name: String?, at place: SnapshotPlace) throws {
    let sheet = try ContactSheet(entries).draw(with: PictureRenderer()).png
    let path = place.reference(named: name, variant: "", pathExtension: "sheet.png", in: place.folder)
    try ReferenceFile(path).write(sheet)
    TestIssue.attach(sheet, named: path.split(separator: "/").last.map(String.init) ?? path, at: place)
}

extension SnapshotMatrix.Cell {
    /// The name on a contact sheet.
    fileprivate var displayName: String { suffix.isEmpty ? "own canvas" : suffix }
}
