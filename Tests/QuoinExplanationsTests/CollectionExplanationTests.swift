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

    @Test("the columns of a group, and the space between groups, are reported before what they move")
    func group() throws {
        let columns = try findings(document(columns: 3), since: document())
        #expect(columns.first?.hasPrefix("`grid` changed count of the group in section 0 from 2 to 3") == true)
        let spacing = try findings(document(spacing: 9), since: document())
        #expect(spacing.first?.hasPrefix("`grid` changed interGroupSpacing of section 0 from 4 to 9") == true)
        for lines in [columns, spacing] { #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("so ") }) }
    }
}
