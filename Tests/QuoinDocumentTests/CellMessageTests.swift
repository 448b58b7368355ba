import QuoinCompositional
import QuoinDocument
import QuoinLayout
import Testing

/// What is said about the cells of a collection.
@Suite("Messages about cells")
struct CellMessageTests {
    private func trace(_ layout: String, cell: String, width: Double = 300) throws -> LayoutTrace {
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
                "its width 150 is fractionalWidth 0.5 of 300, its height 60 is fractionalHeight 1 of 60",
                "a row has 1 item: one more would take 310 of 300" as String?
            ),
            (
                "height: {absolute: 40}, count: 3, subitems: [{kind: item}]",
                "its width 100 is one of 3 equal shares of its group, its height 40 is fractionalHeight 1 of 40", nil
            ),
            (
                "height: {estimated: 7}, subitems: [{kind: item, width: {absolute: 140}, height: {estimated: 7}}]",
                "its width 140 is absolute, its height 30 is measured, estimated 7",
                "a row has 2 items: one more would take 420 of 300"
            ),
            (
                "height: {estimated: 7}, subitems: [{kind: item, width: {absolute: 140}, "
                    + "height: {uniformAcrossSiblings: 7}}]",
                "its width 140 is absolute, its height 30 is the longest of its siblings, estimated 7",
                "a row has 2 items: one more would take 420 of 300"
            ),
        ])
    func size(group: String, size: String, end: String?) throws {
        let trace = try trace(group, cell: "{fill: red, height: 30}")
        let notes = trace[1].events.compactMap { event in if case .note(let words) = event { words } else { nil } }
        #expect(notes.first == "cell 0" && notes.contains(size), "\(notes)")
        #expect(end.map(notes.contains) ?? !notes.contains { $0.hasPrefix("a row has") }, "\(notes)")
    }
}
