import QuoinChecking
import TestSupport
import Testing

@Suite("Checks of tables")
struct TableCheckTests {
    private func findings(_ rows: String, _ keys: String = "") throws -> [LayoutFinding] {
        try CheckedText().findings(
            """
            canvas: {width: 200, fill: white}
            check: {\(CheckedText.noContrast)}
            layout:
              table:
                rows:
                  - \(rows)
            \(keys)
            """)
    }

    @Test(
        "find the content of a cell beyond the canvas, with its place, whether or not the cell has a fill",
        arguments: ["", "cellFill: '#eee', "])
    func beyond(fill: String) throws {
        let words = ["verylongunbreakableword", "anotherlongword", "yetanotherlongword"]
        let found = try findings("[" + words.map { "{\(fill)text: \($0)}" }.joined(separator: ", ") + "]")
        #expect(found.map(\.kind) == [.overflow] && found.map(\.place?.line) == [6], "\(found)")
        let finding = try #require(found.first)
        #expect(finding.elements.map(\.path) == ["layout.table.rows[0][2]"], "\(finding)")
        #expect(
            finding.description.contains("text \"yetanotherlongword\" passes the right edge of the canvas")
                && finding.description.contains("and is hidden"), "\(finding)")
    }

    @Test("do not say that what is partly seen is hidden")
    func partly() throws {
        let found = try findings("[verylongunbreakableword, a]")
        #expect(found.flatMap(\.elements).map(\.path) == ["layout.table.rows[0][1]"], "\(found)")
        let one = try findings("[averyverylongunbreakableword]")
        #expect(one.flatMap(\.elements).map(\.path) == ["layout.table.rows[0][0]"], "\(one)")
        #expect(!one.contains { $0.description.contains("hidden") }, "\(one)")
    }

    @Test("find a cell that has nothing but a fill")
    func filled() throws {
        let found = try findings("[{width: 150, height: 10}, {cellFill: red, width: 30}]")
        #expect(found.map(\.kind) == [.overflow], "\(found)")
    }
}
