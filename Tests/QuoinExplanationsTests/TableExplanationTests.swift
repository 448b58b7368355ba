import QuoinExplanations
import Testing

/// What a table paints between its cells moves with them.
@Suite("Explanations of tables")
struct TableExplanationTests {
    private func table(_ first: String, _ keys: String) -> String {
        """
        canvas: {width: 200, fill: white}
        layout: {table: {rows: [[\(first), b], [c, d]], columns: [content, {fraction: 1}], \(keys)}}
        """
    }

    @Test(
        "lines and stripes that move with columns and rows are a consequence",
        arguments: [
            "lines: {columns: {width: 4, color: red}}", "lines: {width: 1}",
            "stripes: ['#eee', '#ccc'], columnSpacing: 4", "headers: 1, headerFill: '#eee', columnSpacing: 4",
        ])
    func moved(keys: String) throws {
        let wider = try findings(table("aaaa", keys), since: table("a", keys))
        #expect(wider.first?.hasPrefix("text \"aaaa\" changed text") == true, "\(wider)")
        #expect(wider.contains("so the layout moved its columns"), "\(wider)")
        let higher = try findings(
            table("{text: {string: a, size: 30}}", keys), since: table("{text: {string: a, size: 16}}", keys))
        #expect(higher.contains { $0.hasSuffix("moved its columns and rows") || $0.contains("rows, ") }, "\(higher)")
    }

    @Test("a table that paints nothing between its cells has no change of its own")
    func unpainted() throws {
        let found = try findings(table("aaaa", "headers: 1"), since: table("a", "headers: 1"))
        #expect(!found.contains { $0.contains("columns") }, "\(found)")
    }
}
