import QuoinResults

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
///   - filePath: the file of the test. References are beside it.
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
