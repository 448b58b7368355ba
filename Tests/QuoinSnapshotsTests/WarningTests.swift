import Quoin
import QuoinSnapshots
import Testing

@Suite("Warnings in snapshots")
struct WarningTests {
    private let canvas = Canvas(width: ExtentRange(exactly: 120))
    /// The inset keeps the growth from the row.
    private let row = Row { Box().size(10, 10).id("dot").flexGrow().inset(4) }.erased

    @Test("are warnings of the test, and the snapshot passes")
    func warning() throws {
        let reference = TemporaryReference("warning.png")
        try reference.write(row, on: canvas)
        withKnownIssue {
            assertSnapshot(of: row, as: .image(on: canvas))
        } matching: { issue in
            issue.severity == .warning && issue.comments.contains { $0.rawValue.contains("flexGrow has no effect") }
        }
    }

    @Test("are silent where the settings say so")
    func ignored() throws {
        let reference = TemporaryReference("ignored.png")
        try reference.write(row, on: canvas)
        #expect(withSnapshotTesting(warnings: .ignore) { verifySnapshot(of: row, as: .image(on: canvas)) } == nil)
    }

    @Test("are failures where the settings say so")
    func error() throws {
        let reference = TemporaryReference("error.png")
        try reference.write(row, on: canvas)
        let problem = withSnapshotTesting(warnings: .error) { verifySnapshot(of: row, as: .image(on: canvas)) }
        #expect(
            problem?.hasPrefix(
                "the layout of snapshot \"error\" has warnings, which are errors here\n  `dot` "
                    + "(layout.stack.children[0].inset.child): flexGrow has no effect") == true)
    }
}
