import QuoinDocument
import QuoinLayout
import QuoinValues
import Testing

@Suite("Problems of collections")
struct CollectionProblemTests {
    @Test("what only laying out finds names the struct, and the collection's place")
    func layoutErrors() throws {
        let root = try root(
            "{collection: {sections: [1], layout: {kind: section, group: {kind: hgroup, subitems: [{kind: item, "
                + "width: {absolute: 0}}]}}}}")
        let error = #expect(throws: QuoinError.self) { try root.layout(in: SizeRange(exactly: Size(100, 100))) }
        #expect(error?.diagnostics.first?.place == SourcePlace(line: 1, column: 9))
        #expect(
            error?.message
                == "sections[0].group.subitems[0]: a subitem without extent would repeat forever: its width is 0")
    }

    @Test("what is wrong with one item only is found when it is seen, and says where it stands")
    func lateErrors() throws {
        let root = try root(
            "{collection: {sections: [2], layout: {kind: section, group: {kind: hgroup, height: {absolute: 10}, "
                + "subitems: [{kind: item}]}}, cell: {fill: \"#ff{item}\", cornerRadius: \"-{item}\"}}}")
        let error = #expect(throws: QuoinError.self) { try root.layout(in: SizeRange(exactly: Size(100, 100))) }
        #expect(error?.diagnostics.first?.place == SourcePlace(line: 1, column: 176))
        #expect(
            error?.message
                == "layout.collection.cell.cornerRadius: expected a number that is 0 or more, not \"-1\"")
    }
}
