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

    private func prices(_ items: [(name: String, price: String)]) -> String {
        """
        canvas: {width: 300, fill: white}
        layout:
          table:
            columns: [{fraction: 1}, {align: decimal}]
            headers: 1
            rows:
              - [Item, Price]
        \(items.map { "      - ['\($0.name)', \"\($0.price)\"]" }.joined(separator: "\n"))
        """
    }

    private static let items: [(name: String, price: String)] = [
        ("Cable", "19.00"), ("Lamp", "109.50"), ("Screw", "0.25"),
    ]

    @Test("the texts of a column that change together change in their rows")
    func changedColumn() throws {
        let prices = [("19.00", "19.0"), ("109.50", "109.5"), ("0.25", "0.3")]
        let items = zip(Self.items, prices).map { (name: $0.name, price: $1.1) }
        let found = try findings(self.prices(items), since: self.prices(Self.items))
        for (old, new) in prices {
            #expect(found.contains { $0.hasPrefix("text \"\(new)\" changed text from \"\(old)\" to") }, "\(found)")
        }
        #expect(!found.contains { $0.contains("order") || $0.contains("added") }, "\(found)")
    }

    @Test("a new row is said as a row, beside a change in another one")
    func newRow() throws {
        var items = Self.items
        items[1].price = "99.50"
        items.insert(("Bolt", "3.00"), at: 1)
        let found = try findings(prices(items), since: prices(Self.items))
        #expect(found.contains("the row with \"Bolt\" was added"), "\(found)")
        #expect(found.contains { $0.hasPrefix("text \"99.50\" changed text from \"109.50\" to") }, "\(found)")
        #expect(!found.contains { $0.contains("cell") || $0.contains("3.00") || $0.contains("order") }, "\(found)")
        let gone = try findings(prices(Self.items), since: prices(items))
        #expect(gone.contains("the row with \"Bolt\" is gone"), "\(gone)")
    }

    @Test("rows that change their order, and a new column")
    func movedRowAndNewColumn() throws {
        let moved = try findings(prices([Self.items[2]] + Self.items.prefix(2)), since: prices(Self.items))
        #expect(moved.contains { $0.hasPrefix("the row with \"Screw\" changed place in the order") }, "\(moved)")
        #expect(!moved.contains { $0.contains("0.25") }, "\(moved)")
        let wider = prices(Self.items).replacing("Price]", with: "Number, Price]").replacing("', ", with: "', 7, ")
        let found = try findings(wider, since: prices(Self.items))
        #expect(found.contains("the column with \"Number\" was added"), "\(found)")
    }

    @Test("rows that swap places are named by their content, each once, with what else changed in them")
    func swappedRows() throws {
        var items = Self.items
        items.swapAt(0, 1)
        let swapped = try findings(prices(items), since: prices(Self.items))
        #expect(
            swapped.map { $0.split(separator: ", ")[0] } == [
                "the row with \"Lamp\" changed place in the order", "the row with \"Cable\" changed place in the order",
            ], "\(swapped)")
        items[0].price = "99.50"
        let changed = try findings(prices(items), since: prices(Self.items))
        #expect(changed.contains { $0.hasPrefix("text \"99.50\" changed text from \"109.50\"") }, "\(changed)")
        #expect(changed.count { $0.contains("changed place") } == 2, "\(changed)")
        let columns = prices(items).replacing("[Item, Price]", with: "[Price, Item]")
            .replacing(#/\['(\w+)', ("[\d.]+")\]/#) { "[\($0.2), '\($0.1)']" }
        let turned = try findings(columns, since: prices(items))
        #expect(turned.count { $0.contains("the column with") && $0.contains("changed place") } == 2, "\(turned)")
    }

    @Test("the fill of a cell, of a row and of an empty cell is said of the cells that have it")
    func fills() throws {
        func room(_ cell: String, _ row: String) -> String {
            """
            canvas: {width: 200, fill: white}
            layout: {table: {rows: [[Room, {text: Morning, cellFill: '\(cell)'}], {fill: '\(row)', cells: [Blue]}]}}
            """
        }
        let before = room("#fef9c3", "#dcfce7")
        #expect(
            try findings(room("#cec9f3", "#dcfce7"), since: before) == [
                "the cell with \"Morning\" changed fill from #fef9c3 to #cec9f3"
            ])
        #expect(
            try findings(room("#fef9c3", "#cec9f3"), since: before) == [
                "the cell with \"Blue\" and an empty cell changed fill from #dcfce7 to #cec9f3"
            ])
    }
}
