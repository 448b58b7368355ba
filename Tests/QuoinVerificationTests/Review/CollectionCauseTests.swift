import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("Causes within collections")
struct CollectionCauseTests {
    private let folder = TemporaryFolder()

    private var path: String { folder.url.path }

    /// A document of several that differ in their titles.
    private func document(_ number: Int, _ edit: (String, String)? = nil) -> String {
        let text = """
            canvas: {width: 200, height: 220, fill: white}
            layout:
              column:
                alignItems: stretch
                children:
                  - text: Number \(number)
                  - collection:
                      layout:
                        kind: configuration
                        sections:
                          - kind: section
                            group: {kind: hgroup, height: {absolute: 30}, count: 3, interItemSpacing: {fixed: 8}, subitems: [{kind: item}]}
                            interGroupSpacing: 8
                          - kind: section
                            group: {kind: hgroup, height: {absolute: 30}, subitems: [{kind: item}]}
                        interSectionSpacing: 4
                      sections: [5, \(number)]
                      cell: {text: "{item}", with: [center: {}, {background: {fill: "#e5e5ea", cornerRadius: 6}}]}
                    height: 180
            """
        guard let edit else { return text }
        precondition(text.contains(edit.0), "the document has no \(edit.0)")
        return text.replacingOccurrences(of: edit.0, with: edit.1)
    }

    @Test(
        "are confirmed: of cells, groups, sections and the whole layout",
        arguments: [
            ("cornerRadius: 6", "cornerRadius: 9"), ("#e5e5ea", "#c0e0ff"),
            ("interGroupSpacing: 8", "interGroupSpacing: 10"),
            ("absolute: 30}, count", "absolute: 26}, count"), ("{fixed: 8}", "{fixed: 5}"),
            ("interSectionSpacing: 4", "interSectionSpacing: 7"),
        ])
    func confirmed(old: String, new: String) throws {
        for number in 1...2 { try folder.write(document(number), to: "\(number).yaml") }
        _ = try Approval(of: [path]).run()
        for number in 1...2 { try folder.write(document(number, (old, new)), to: "\(number).yaml") }
        let groups = try Verification(of: [path]).run().causeGroups
        #expect(groups.count == 1 && groups.first?.snapshots.count == 2, "\(groups)")
        #expect(groups.first?.isConfirmed == true, "\(groups)")
    }

    @Test(
        "are confirmed in headers and backgrounds",
        arguments: [
            (1, "size: 9", "size: 11"), (2, "size: 9", "size: 11"), (1, "#e5e5ea", "#c0e0ff"),
            (2, "#e5e5ea", "#c0e0ff"),
        ])
    func views(sections: Int, old: String, new: String) throws {
        let text = """
            canvas: {width: 120, height: 150, fill: white}
            layout:
              collection:
                layout:
                  kind: section
                  group: {kind: hgroup, height: {absolute: 20}, count: 2, subitems: [{kind: item}]}
                  boundarySupplementaryItems: [{kind: boundary, elementKind: header, height: {absolute: 16}}]
                  decorationItems: [{kind: decoration, elementKind: ground}]
                sections: \(Array(repeating: 3, count: sections))
                cell: {text: "{item}"}
                supplementary:
                  header: {text: {string: "Part {section}", size: 9}}
                decoration:
                  ground: {fill: "#e5e5ea"}

            """
        try folder.write(text, to: "x.yaml")
        _ = try Approval(of: [path]).run()
        try folder.write(text.replacingOccurrences(of: old, with: new), to: "x.yaml")
        #expect(try Verification(of: [path]).run().causeGroups.map(\.isConfirmed) == [true])
    }

    @Test("a cell that was put in or taken out is confirmed; the same one is one cause in all pictures")
    func inserted() throws {
        func document(_ number: Int, _ words: String...) -> String {
            let cells = words.map { "{text: {string: \($0), size: 12, color: \"#333\"}}" }.joined(separator: ", ")
            return """
                canvas: {width: \(100 + number), height: 160, fill: white}
                layout: {collection: {layout: {kind: list}, sections: [auto], cells: {0: [\(cells)]}}}

                """
        }
        for number in 0..<6 { try folder.write(document(number, "Milk", "Bread", "Eggs"), to: "\(number).yaml") }
        _ = try Approval(of: [path]).run()
        for number in 0..<3 { try folder.write(document(number, "Milk", "Jam", "Bread", "Eggs"), to: "\(number).yaml") }
        try folder.write(document(3, "Milk", "Ham", "Bread", "Eggs"), to: "3.yaml")
        for number in 4..<6 { try folder.write(document(number, "Milk", "Eggs"), to: "\(number).yaml") }
        let groups = try Verification(of: [path]).run().causeGroups
        #expect(groups.map(\.snapshots.count) == [3, 2, 1], "\(groups)")
        #expect(groups.map(\.isConfirmed) == [true, true, true], "\(groups)")
    }

    @Test("a picture with another change in a cell is in a group of its own")
    func another() throws {
        for number in 1...3 { try folder.write(document(number), to: "\(number).yaml") }
        _ = try Approval(of: [path]).run()
        for number in 1...3 {
            let changed = document(number, ("cornerRadius: 6", "cornerRadius: 9"))
            let text = number == 2 ? changed.replacingOccurrences(of: "#e5e5ea", with: "#e5e5eb") : changed
            try folder.write(text, to: "\(number).yaml")
        }
        let groups = try Verification(of: [path]).run().causeGroups
        #expect(groups.map(\.snapshots.count) == [2, 1], "\(groups)")
    }
}
