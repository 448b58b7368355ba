import Testing

@Suite("A difference that comes of a collection's layout is reported by it")
struct CollectionExplanationTests {
    private func document(columns: Int = 2, spacing: Int = 4, offset: Int = 0) -> String {
        """
        canvas: {width: 160, height: 100, fill: white}
        layout:
          id: grid
          collection:
            contentOffset: [0, \(offset)]
            layout:
              kind: section
              interGroupSpacing: \(spacing)
              group:
                kind: hgroup
                width: {fractionalWidth: 1}
                height: {absolute: 30}
                count: \(columns)
                subitems: [{kind: item}]
            sections: [24]
            cell: {text: "{item}", fill: "#9c6"}
        """
    }

    @Test("what scrolls brings cells into view, and adds none")
    func offset() throws {
        let lines = try findings(document(offset: 40), since: document())
        #expect(lines.first == "`grid` changed contentOffset from [0, 0] to [0, 40]")
        #expect(lines.count > 1 && lines.dropFirst().allSatisfy { $0.hasPrefix("so ") })
        #expect(!lines.contains { $0.contains("is new") || $0.contains("is gone") || $0.contains("added") })
    }

    /// A list with a cell for each word.
    private func list(_ words: String...) -> String {
        let cells = words.map { "{row: [{text: {string: \($0), size: 12}}]}" }.joined(separator: ", ")
        return """
            canvas: {width: 120, height: 160, fill: white}
            layout: {collection: {layout: {kind: list}, sections: [auto], cells: {0: [\(cells)]}}, id: list}
            """
    }

    @Test("a cell that is put between others is added, and those after it move")
    func inserted() throws {
        let before = list("Milk", "Bread", "Eggs")
        let lines = try findings(list("Milk", "Jam", "Bread", "Eggs"), since: before)
        #expect(
            lines.prefix(2) == ["`list` changed sections from [3] to [4]", "the cell with \"Jam\" in `list` was added"])
        #expect(!lines.contains { $0.contains("changed text") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("so cell 2 in `list`") && $0.contains(" moved by 0, ") }, "\(lines)")
        // The texts of others tell which cell it was that another text took the place of.
        let edited = try findings(list("Milk", "Jam", "Bread", "Egg"), since: before)
        #expect(edited.contains { $0.contains("changed text from \"Eggs\" to \"Egg\"") }, "\(edited)")
        let swapped = try findings(list("Bread", "Milk", "Eggs"), since: before)
        #expect(swapped.count(where: { $0.contains("changed text") }) == 2, "\(swapped)")
    }

    @Test("a cell that is taken out from between others is gone")
    func takenOut() throws {
        let lines = try findings(list("Milk", "Eggs"), since: list("Milk", "Bread", "Eggs"))
        #expect(lines.contains("the cell with \"Bread\" in `list` is gone"), "\(lines)")
        #expect(!lines.contains { $0.contains("changed text") }, "\(lines)")
    }

    @Test("a cell that a collection has no more is gone, and did not leave the view")
    func fewer() throws {
        func grid(_ count: Int, _ radius: Int) -> String {
            """
            canvas: {width: 300, height: 200, fill: white}
            layout:
              collection:
                layout: {kind: section, group: {kind: hgroup, height: {absolute: 60}, count: 3, subitems: [{kind: item}]}}
                sections: [\(count)]
                cell: {fill: "#ddd", cornerRadius: \(radius)}
            """
        }
        let lines = try findings(grid(4, 8), since: grid(5, 4))
        #expect(lines.contains("so cell 4 is gone") && !lines.contains { $0.contains("view") }, "\(lines)")
    }

    @Test("the columns of a group, and the space between groups, are reported before what they move")
    func group() throws {
        let columns = try findings(document(columns: 3), since: document())
        #expect(columns.first?.hasPrefix("`grid` changed count of the group in section 0 from 2 to 3") == true)
        let spacing = try findings(document(spacing: 9), since: document())
        #expect(spacing.first?.hasPrefix("`grid` changed interGroupSpacing of section 0 from 4 to 9") == true)
        for lines in [columns, spacing] { #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("so ") }) }
    }
}
