import QuoinChecking
import TestSupport
import Testing

/// What is said to help.
@Suite("Remedies of findings")
struct RemedyTests {
    @Test("a remedy is one with which nothing is wrong")
    func remedy() throws {
        func findings(_ title: String) throws -> [LayoutFinding] {
            let text = """
                canvas: {width: 400, fill: white}
                check: {widths: 320...400, \(CheckedText.noContrast)}
                layout:
                  row:
                    - {width: 200, height: 20, fill: black}
                    - {id: title, text: {string: A title of several words}\(title)}
                """
            return try CheckedText().findings(text)
        }
        let found = try findings("")
        #expect(found.map(\.remedy) == ["flexShrink: 1 on `title`"])
        #expect(try findings(", flexShrink: 1").isEmpty)
    }

    @Test("a remedy changes siblings alike that are equal, so that they stay equal")
    func equalSiblings() throws {
        let text = """
            canvas: {width: 300, fill: white}
            layout:
              row:
                spacing: 8
                children:
                  - {fill: red, with: [{ratio: 1, flexBasis: 33.3333%, id: a}]}
                  - {fill: red, with: [{ratio: 1, flexBasis: 33.3333%, id: b}]}
                  - {fill: red, with: [{ratio: 1, flexBasis: 33.3333%, id: c}]}
            """
        #expect(try CheckedText().findings(text).map(\.remedy) == ["flexShrink: 1 on `a`, `b` and `c`"])
    }

    @Test("a remedy changes siblings of one size alike, at whatever distance, and overrules no other setting")
    func alikeSiblings() throws {
        let columns = """
            canvas: {width: 300, scale: 2, fill: white}
            layout:
              row:
                - {id: a, fill: red, width: 33%, height: 20}
                - {id: b, fill: green, width: 33%, height: 20, spacingBefore: 10}
                - {id: c, fill: blue, width: 33%, height: 20, spacingBefore: 10}
            """
        let found = try CheckedText().findings(columns)
        #expect(found.map(\.remedy) == ["flexShrink: 1 on `a`, `b` and `c`"], "\(found)")
        #expect(found.map(\.cause) == ["`a`, `b` and `c` do not shrink"], "\(found)")
        let photo = """
            canvas: {width: 320, fill: white}
            layout:
              row:
                - {fill: gray, width: 96, with: [{ratio: 2/3, id: photo}]}
                - {text: "Weekend in Lisbon, three days by the river", flexShrink: 1}
            """
        #expect(try CheckedText().findings(photo).allSatisfy { $0.remedy == nil })
    }

    @Test("a place beyond the edge is no remedy for one that no rule decides")
    func openPlaces() throws {
        let text = """
            canvas: {width: 300, height: 100, fill: white}
            layout:
              constraints:
                views: {a: {fill: red}}
                rules: [a.trailing == container.leading, a.width >= 48, a.height == 20, a.top == container.top]
            """
        let found = try CheckedText().findings(text)
        #expect(found.contains { $0.message.contains("«a.left» is not determined") }, "\(found)")
        #expect(found.allSatisfy { $0.remedy?.contains("-48") != true }, "\(found)")
    }

    @Test("a remedy helps on all canvases")
    func remedyEverywhere() throws {
        func remedies(_ scales: String) throws -> [String?] {
            let text = """
                canvas: {width: 400, fill: white}
                check: {widths: 250...260, textScales: \(scales), \(CheckedText.noContrast)}
                layout:
                  row:
                    - {id: cancel, minWidth: 130, text: {string: Cancel, size: 17}}
                    - {id: save, minWidth: 150, text: {string: Save the address, size: 17}}
                """
            return try CheckedText().findings(text).map(\.remedy)
        }
        let alone = try remedies("[1]")
        #expect(alone == ["flexShrink: 1 on `save`"], "\(alone)")
        #expect(try !remedies("[1, 3]").contains("flexShrink: 1 on `save`"))
    }
}
