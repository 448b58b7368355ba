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
