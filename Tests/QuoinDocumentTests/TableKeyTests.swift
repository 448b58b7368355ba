import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Table keys")
struct TableKeyTests {
    @Test("a cell is a text or an element, at the first place that no cell above it extends into")
    func cells() throws {
        let table = try #require(
            try kind(
                TableNode.self,
                of: "{table: [[{text: a, rowSpan: 2}, b, 3], [{box: , columnSpan: 2, cellAlign: end}], [d]]}"))
        #expect(table.cells.map(\.row) == [0, 0, 0, 1, 2, 2, 2])
        #expect(table.cells.map(\.column) == [0, 1, 2, 1, 0, 1, 2])
        #expect(table.cells[0].rowSpan == 2 && table.cells[3].columnSpan == 2 && table.cells[3].alignment == .end)
    }

    @Test("columns are content, points, a part, or a share of the rest")
    func columns() throws {
        let table = try kind(
            TableNode.self,
            of:
                "{table: {columns: [content, 60, 25%, {fraction: 2, minimum: 30}, {width: 50, align: decimal}], rows: []}}"
        )
        #expect(
            table?.columns == [
                .init(), .init(.points(60)), .init(.part(0.25)), .init(.fraction(2), minimum: 30),
                .init(.points(50), alignment: .decimal),
            ])
    }

    @Test("one line is for all places, or each has its own")
    func lines() throws {
        func lines(_ text: String) throws -> TableNode.Lines? {
            try kind(TableNode.self, of: "{table: {lines: \(text), rows: []}}")?.lines
        }
        let line = TableNode.Line(width: 2)
        #expect(try lines("{width: 2}") == TableNode.Lines(all: line))
        #expect(try lines("{rows: {width: 2}, header: {width: 2}}") == TableNode.Lines(rows: line, header: line))
    }

    @Test("a cell has its own fill, else that of its row, over those of headers and stripes")
    func fills() throws {
        let rows = "[[h], [a], [b], {fill: blue, cells: [c, {text: d, cellFill: white}]}]"
        let root = try root("{table: {headers: 1, headerFill: red, stripes: [null, lime], rows: \(rows)}}")
        let fills = root.children.prefix(root.children.count / 2).map { ($0.kind.base as? BoxNode)?.paint.fills }
        // The rows have two cells; those that are not written come last.
        let colors: [Color?] = [nil, nil, nil, Color(hex: 0x0000FF), .white, nil, nil, nil]
        #expect(fills.map { $0?.first } == colors.map { $0.map { Fill.solid($0) } })
    }
}
