import QuoinLayout
import Testing

/// What is said about the cells of a collection or a table.
@Suite("Messages about cells")
struct CellMessageTests {
    private func trace(_ layout: String, cell: String, width: Double = 300) throws -> Layout.Trace {
        let root = try root(
            "{collection: {layout: {kind: section, group: {kind: hgroup, \(layout)}}, sections: [3], cell: \(cell)}}")
        return try root.trace(in: SizeRange(exactly: Size(width, 300)), .words)
    }

    @Test("a message that is alike in all cells comes once, with their number")
    func once() throws {
        let trace = try trace(
            "height: {absolute: 40}, count: 3, subitems: [{kind: item}]",
            cell: """
                {constraints: {views: {a: {fill: red}}, rules: [a.edges == container.edges,
                a.width == 120, a.width == 10 --! .priority(500)]}}
                """)
        let messages = trace.warnings.map(\.reason).filter { $0.contains("cannot satisfy") }
        #expect(messages.count == 1)
        #expect(messages.first?.hasSuffix(", the same in 3 elements") == true, "\(messages)")
        #expect(messages.first?.contains("the width of the container, 100 (120 would do)") == true, "\(messages)")
    }

    @Test("so does one about what a line of a document repeats")
    func repeated() throws {
        let root = try root(
            "{row: [{for: {i: [1, 2, 3]}, fill: red, with: [{ratio: 1}]}, {fill: red, with: [{ratio: 1}]}]}")
        let trace = try root.trace(in: .unconstrained, .words)
        let reasons = trace.warnings.filter { $0.property == "ratio" }.map(\.reason)
        #expect(reasons.count == 2 && reasons[0].hasSuffix(", the same in 3 elements"), "\(reasons)")
    }

    @Test(
        "an explanation says which dimension gave a cell its size, and why its row ends",
        arguments: [
            (
                "height: {absolute: 60}, interItemSpacing: {fixed: 10}, subitems: [{kind: item, width: "
                    + "{fractionalWidth: 0.5}}]",
                "its width 150 is fractionalWidth 0.5 of its group's 300, its height 60 is fractionalHeight 1 of its "
                    + "group's 60", "row 0 has 1 item: one more would take 310 of 300"
            ),
            (
                "height: {absolute: 40}, count: 3, subitems: [{kind: item}]",
                "its width 100 is one of 3 equal shares of its group, its height 40 is fractionalHeight 1 of its group's 40",
                "row 0 has 3 items, as its count says"
            ),
            (
                "height: {estimated: 7}, subitems: [{kind: item, width: {absolute: 140}, height: {estimated: 7}}]",
                "its width 140 is absolute, its height 30 is measured, estimated 7",
                "row 0 has 2 items: one more would take 420 of 300"
            ),
            (
                "height: {estimated: 7}, subitems: [{kind: item, width: {absolute: 140}, "
                    + "height: {uniformAcrossSiblings: 7}}]",
                "its width 140 is absolute, its height 30 is the longest of its siblings, estimated 7",
                "row 0 has 2 items: one more would take 420 of 300"
            ),
        ])
    func size(group: String, size: String, end: String) throws {
        let trace = try trace(group, cell: "{fill: red, height: 30}")
        let notes = notes(trace[1])
        #expect(
            notes.starts(with: ["cell 0", "sections[0].group.subitems[0]: \(size)", end]) && notes.count >= 4,
            "\(notes)")
    }

    @Test("an explanation says what put a cell into its row, and where a cell of a nested group is described")
    func row() throws {
        let trace = try trace(
            "height: {absolute: 20}, interItemSpacing: {fixed: 8}, subitems: [{kind: item, width: {estimated: 9}}]",
            cell: "{fill: red, width: 140}")
        #expect(
            notes(trace[3]).prefix(3) == [
                "cell 2",
                "sections[0].group.subitems[0]: its width 140 is measured, estimated 9, its height 20 is fractionalHeight 1 of "
                    + "its group's 20", "it begins row 1, since row 0 is full: one more would take 436 of 300",
            ])
        let nested = try self.trace(
            """
            height: {absolute: 90}, subitems: [{kind: item, width: {absolute: 100}},
            {kind: vgroup, width: {absolute: 200}, count: 2, subitems: [{kind: item}]}]
            """, cell: "{fill: red}")
        #expect(
            notes(nested[3]).prefix(3) == [
                "cell 2",
                "sections[0].group.subitems[1].subitems[0]: its width 200 is fractionalWidth 1 of its group's 200, its "
                    + "height 45 is one of 2 equal shares of its group", "its group has 2 items, as its count says",
            ])
    }

    @Test("an explanation of what is in a cell says where the size of the cell comes from")
    func inside() throws {
        let trace = try trace(
            "height: {absolute: 40}, count: 3, subitems: [{kind: item}]", cell: "{fill: red, with: [{inset: 8}]}")
        let box = try #require(trace.layout.tree.index(atPath: "layout.collection.cell#1"))
        let lines = trace.explanation(of: box)
        #expect(trace.ancestors(of: box).count > 2 && lines.contains("\n  cell 1\n"), "\(lines)")
        #expect(lines.contains("its width 100 is one of 3 equal shares of its group"), "\(lines)")
        #expect(lines.contains("section 0, row 0: 100, 0 by its place in the group"), "\(lines)")
    }

    @Test(
        "an explanation says where the width of a table's column and the height of its row come from",
        arguments: [
            ("{fraction: 1}", 220, "fraction 1 of 1 in the 220 that other columns leave"),
            (
                "{fraction: 1, minimum: 250}", 250,
                "fraction 1 of 1 in the 250 that other columns leave, but 250 is its least width"
            ),
            ("50%", 150, "50% of the 300 of all columns"),
            ("content", 220, "its content needs 48, and the columns share what is left over"),
        ])
    func column(width: String, points: Int, source: String) throws {
        let root = try root(
            """
            {table: {columns: [\(width), 80], rows: [
              [{id: x, preferredSize: [20, 10], with: [{inset: 2}]}, {preferredSize: [20, 30]}]]}}
            """)
        let trace = try root.trace(in: SizeRange(exactly: Size(300, 42)), .words)
        let x = try #require(trace.layout.tree.index(ofID: "x"))
        let cell = try #require(trace.ancestors(of: x).dropFirst().first)
        let found = notes(cell)
        #expect(
            found == [
                "its cell, column 0 of row 0, is \(points) × 42 at 0, 0 in the table",
                "column 0 is \(points) wide: \(source)",
                "row 0 is 42 high, for higher cells or for the height of the table",
                "padding 6, 12, 6, 12 leaves \(points - 24) × 30, where align is start across and center down",
            ])
        #expect(trace.explanation(of: x).contains(found.joined(separator: "\n  ")))
    }

    private func notes(_ element: Layout.LaidOutElement) -> [String] {
        element.events.compactMap { event in if case .note(let words) = event { words } else { nil } }
    }
}
