import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("One edit of a document")
struct OneEditTests {
    private let folder = TemporaryFolder()

    /// The failed snapshot of a document after texts in it were replaced.
    private func verified(_ document: String, _ edits: [(old: String, new: String)]) throws -> VerificationResults {
        try folder.write(document, to: "x.yaml")
        _ = try Approval(of: [folder.url.path]).run()
        var edited = document
        for (old, new) in edits { edited = edited.replacing(old, with: new) }
        try folder.write(edited, to: "x.yaml")
        return try Verification(of: [folder.url.path]).run()
    }

    private static let people = """
        canvas: {width: 200, fill: white}
        components:
          person:
            parameters: [name]
            element:
              row:
                - box: {}
                  fill: red
                  width: 40
                  height: 40
                - text: $name
              id: $name
        layout:
          column: [person: {name: Ada}, person: {name: Bob}, person: {name: Cyd}]
        """

    @Test("is one line, with the number of elements, both values, and the place")
    func component() throws {
        let results = try verified(Self.people, [("40", "44")])
        #expect(
            results.snapshots[0].explanation.first
                == "3 boxes in `person` changed height and width from 40 to 44, are 4 pt wider and 4 pt taller (x.yaml:7)"
        )
        #expect(results.causeGroups.map(\.title) == ["box in `person`: height and width 40 → 44"])
    }

    @Test("is one line where its elements move differently")
    func moves() throws {
        let boxes = (1...3).map {
            "{box: {}, fill: red, id: b\($0), width: \($0)0, height: 8, spacingBefore: 2}"
        }
        let document = "canvas: {fill: white}\nlayout: {column: [\(boxes.joined(separator: ", "))]}\n"
        let lines = try verified(document, [("spacingBefore: 2", "spacingBefore: 6")]).snapshots[0].explanation
        #expect(lines.first == "`b1`, `b2` and `b3` changed spacingBefore from 2 to 6 (x.yaml:2)")
    }

    @Test("names what changed and its property once in the title of the cause")
    func title() throws {
        let card = """
            canvas: {width: 120, height: 80, fill: white}
            layout: {inset: {insets: 20, child: {box: {}, id: c, fill: white, shadow: {color: "#0004", radius: 6}}}}
            """
        let shadow = try verified(card, [("#0004", "#0008"), ("radius: 6", "radius: 9")])
        #expect(shadow.causeGroups.map(\.title) == ["`c`.shadow: color #0004 → #0008, radius 6 → 9"])
        let fill = try verified(card, [("fill: white, sh", "fill: red, sh"), ("radius: 6", "radius: 9")])
        #expect(fill.causeGroups.map(\.title) == ["`c`: fill #fff → #f00, shadow radius 6 → 9"])
    }

    @Test("has at most eight lines, the largest consequence first, unless all are asked for")
    func consequences() throws {
        let boxes = (1...12).map { "{box: {}, fill: red, id: b\($0), width: 30, height: 8}" }
        let list =
            "canvas: {fill: white}\nlayout: {column: {spacing: 2, children: [\(boxes.joined(separator: ", "))]}, id: l}\n"
        let results = try verified(list, [("spacing: 2", "spacing: 6")])
        let snapshot = results.snapshots[0]
        #expect(snapshot.explanation.count == 8)
        #expect(snapshot.explanation[0].hasPrefix("`l` changed spacing from 2 to 6"))
        #expect(snapshot.explanation[1] == "so `b12` moved by 0, +44")
        #expect(snapshot.explanation[7] == "so 5 more moved")
        #expect(results.summary(all: true).matches(of: /so `b\d+` moved/).count == 11)
    }

    @Test("is not hidden by many others: the lines that have no room are counted")
    func manyChanges() throws {
        let boxes = (1...12).map { "{box: {}, fill: '#\($0 + 10)0', id: b\($0), width: 30, height: 8}" }
        let edits = (1...12).map { ("'#\($0 + 10)0'", "'#0\($0 + 10)'") }
        let document = "canvas: {fill: white}\nlayout: {column: [\(boxes.joined(separator: ", "))]}\n"
        let results = try verified(document, edits)
        let snapshot = results.snapshots[0]
        #expect(snapshot.explanation.count == 8)
        #expect(snapshot.explanation.last == "and 5 more changes")
        #expect(results.summary(all: true).matches(of: /changed fill from/).count == 12)
    }
}

@Suite("A defect among many pictures that changed for one reason")
struct RefactoringTests {
    private let folder = TemporaryFolder()

    private func name(_ number: Int) -> String { "card-\(number)" }

    private func write(_ numbers: Range<Int>, _ change: (Int, String) -> String = { $1 }) throws {
        for number in numbers {
            try folder.write(change(number, Refactoring.document(number)), to: name(number) + ".yaml")
        }
    }

    private func approve(_ count: Int) throws {
        try write(0..<count)
        _ = try Approval(of: [folder.url.path]).run()
    }

    /// The groups after a refactoring with a defect in one document, by the names of documents.
    private func groups(_ refactoring: Refactoring, of count: Int, faulty: Int) throws -> [CauseGroup] {
        try write(0..<count) { number, text in
            number == faulty ? refactoring.defect(refactoring.change(text)) : refactoring.change(text)
        }
        return try Verification(of: [folder.url.path]).run().causeGroups
    }

    @Test("the defect is in a group of its own")
    func defects() throws {
        try approve(3)
        for refactoring in Refactoring.all {
            let groups = try groups(refactoring, of: 3, faulty: 2)
            let titles = "\(refactoring.name): \(groups.map(\.title))"
            #expect(groups.map(\.snapshots.count) == [2, 1], "\(titles)")
            #expect(groups.last?.snapshots == [folder.path(name(2))], "\(titles)")
            #expect(groups.first?.isConfirmed == true, "\(titles)")
        }
    }

    @Test("the defect is in a group of its own among 16 pictures")
    func many() throws {
        try approve(16)
        let groups = try groups(Refactoring.all[3], of: 16, faulty: 13)
        #expect(groups.map(\.snapshots.count) == [15, 1])
        #expect(groups.map(\.title) == ["column.spacing 8 → 12", "column.spacing 8 → 12, `note`.spacingBefore 0 → 1"])
        #expect(groups.last?.snapshots == [folder.path(name(13))])
    }
}

@Suite("Effects that nobody intended")
struct UnintendedEffectTests {
    private let folder = TemporaryFolder()

    /// The results after an edit of a layout in several documents, by their names.
    private func results(
        _ layouts: [String: String], canvas: String = "{width: 60, height: 60, fill: white}",
        replacing edit: (old: String, new: String)
    ) throws -> VerificationResults {
        func write(_ change: (String) -> String) throws {
            for (name, layout) in layouts {
                try folder.write("canvas: \(canvas)\nlayout: \(change(layout))\n", to: "\(name).yaml")
            }
        }
        try write { $0 }
        _ = try Approval(of: [folder.url.path]).run()
        try write { $0.replacingOccurrences(of: edit.old, with: edit.new) }
        return try Verification(of: [folder.url.path]).run()
    }

    @Test("the summary names one of a single picture, too")
    func summary() throws {
        let list =
            "{column: {spacing: 4, children: [{fill: red, width: 9, height: 30}, {row: [{text: by rail}], id: last}]}, id: l}"
        let results = try results(["x": list], replacing: ("spacing: 4", "spacing: 24"))
        let line = "  `l`.spacing 4 → 24; `last` passes the bottom edge of the canvas, in 1 picture\n"
        #expect(results.summary.contains(line), "\(results.summary)")
    }

    @Test("pictures in which a list no longer fits are apart from the others, together whatever the amount")
    func lists() throws {
        func list(_ rows: Int, _ height: Int) -> String {
            let rows = Array(repeating: "{fill: red, height: 8}", count: rows).joined(separator: ", ")
            return "{column: {spacing: 2, children: [\(rows)]}, height: \(height), clip: true, id: list}"
        }
        let layouts = ["a": list(3, 40), "b": list(3, 40), "c": list(5, 48), "d": list(2, 40), "e": list(5, 52)]
        let results = try results(
            layouts, canvas: "{width: 40, fill: white}", replacing: ("spacing: 2", "spacing: 6"))
        #expect(
            results.causeGroups.map(\.title) == [
                "`list`.spacing 2 → 6", "`list`.spacing 2 → 6; box in `list` passes the bottom edge of the canvas",
            ])
        #expect(results.causeGroups.map(\.snapshots.count) == [3, 2])
    }
}
