import QuoinCompositional
import QuoinDocument
import QuoinLayout
import Testing

/// What is said about the cells of a collection.
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

    private func notes(_ element: Layout.LaidOutElement) -> [String] {
        element.events.compactMap { event in if case .note(let words) = event { words } else { nil } }
    }
}
