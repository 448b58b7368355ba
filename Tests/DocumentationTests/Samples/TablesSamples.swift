import Quoin
import Testing

@Suite("Samples: Tables")
struct TablesSamples {
    @Test("a table with a total over two columns")
    func total() throws {
        let table =
            Table(columns: [.init(), .init(.fraction(1)), .init(alignment: .decimal)], headers: 1) {
                TableRow {
                    Text("Cable")
                    Text("two meters long")
                    Text("19.00")
                }
                TableRow {
                    Text("Total").columnSpan(2)
                    Text("19.00")
                }
            }
            .lines(TableNode.Lines(all: TableNode.Line(width: 1)))
        #expect(try PictureRenderer().draw(table, on: Canvas()).warnings.isEmpty)
    }
}
