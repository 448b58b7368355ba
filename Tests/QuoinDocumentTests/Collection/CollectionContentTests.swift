import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues
import Testing

@Suite("Contents of collections")
struct CollectionContentTests {
    /// A collection of rows of two cells, 10 points high, with headers and badges.
    private func text(_ sections: String, _ rest: String, before: String = "") -> String {
        """
        \(before)
        layout:
          collection:
            layout:
              kind: section
              group:
                kind: hgroup
                height: {absolute: 10}
                subitems: [{kind: item, width: {fractionalWidth: 1/2}, supplementaryItems: [{kind: supplementary, elementKind: badge, width: {absolute: 4}, height: {absolute: 4}, containerAnchor: {edges: [top, trailing]}}]}]
              boundarySupplementaryItems: [{kind: boundary, elementKind: header, height: {absolute: 5}}]
            sections: \(sections)
        \(rest.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
        """
    }

    /// The texts of the elements with an id, by id.
    private func texts(_ text: String) throws -> [String] {
        let layout = try document(text).root.layout(in: SizeRange(exactly: Size(100, 200)))
        return layout.tree.paintOrder.compactMap { index in
            (layout.tree.kind(of: index) as? TextNode)?.text.spans.map(\.string).joined()
        }
    }

    private let quiet = "supplementary: {header: {}, badge: {}}"

    @Test("Each cell of a list has its own element, of any kind, with its place")
    func cells() throws {
        #expect(
            try texts(
                text(
                    "[3, 1]",
                    "cells: {0: [{text: One}, {row: [{text: \"{item}\"}, {text: b}]}, {text: Three}]}\ncell: {text: other}\n"
                        + quiet))
                == ["One", "1", "b", "Three", "other"])
        #expect(try texts(text("[2, 2]", "cell: [{text: a}, {text: b}]\n" + quiet)) == ["a", "b", "a", "b"])
        #expect(try texts(text("[2]", "cells: {0: [{text: a}]}\ncell: {text: other}\n" + quiet)) == ["a", "other"])
    }

    @Test("Cells are made of data, and counted")
    func data() throws {
        let parameters = "parameters: {titles: {type: [text], example: [One, Two, Three]}}"
        let cells = "cells: {0: [{text: First}, {for: {title: $titles}, text: \"${index} ${title} at {item}\"}]}\n"
        #expect(
            try texts(text("[auto, 0]", cells + quiet, before: parameters)) == [
                "First", "1 One at 1", "2 Two at 2", "3 Three at 3",
            ])
    }

    @Test("Headers and badges are listed by section and by item")
    func views() throws {
        let views =
            "supplementary: {header: [{text: A}, {text: B}], badge: {0: [{text: a}, {text: b}], 1: {text: c}}}\n"
        let found = try texts(text("[2, 1]", "cell: {}\n" + views))
        #expect(found.sorted() == ["A", "B", "a", "b", "c"])
        #expect(
            try texts(text("[1, 1]", "cell: {}\nsupplementary: {badge: {}, header: {0: {text: A}, 1: [{text: B}]}}"))
                .sorted() == ["A", "B"])
    }

    @Test("A list with too few elements is an error, and one with too many a warning")
    func counts() {
        #expect(
            problems(text("[3]", "cells: {0: [{}, {}]}\n" + quiet)).first?.hasSuffix(
                "error: layout.collection.cells: section 0 has items without an element: 2 of 3 are listed; "
                    + "sections: [auto] counts them") == true)
        #expect(
            problems(text("[1]", "cell: [{}, {}]\n" + quiet)).first?.hasSuffix(
                "warning: layout.collection.cell: lists more elements than section 0 has items: 2, not 1; "
                    + "sections: [auto] counts them") == true)
        #expect(
            problems(text("[auto]", "cell: {}\n" + quiet)).first?.hasSuffix(
                "error: layout.collection.sections: auto counts the elements of a list of cells, and section 0 has none"
            )
                == true)
        #expect(problems(text("[auto]", "cells: {0: [{txt: a}]}\n" + quiet)).count == 1)
    }
}
