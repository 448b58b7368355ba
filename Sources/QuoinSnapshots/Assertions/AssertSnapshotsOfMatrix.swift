import QuoinResults

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
///   - filePath: the file of the test. References are beside it.
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
