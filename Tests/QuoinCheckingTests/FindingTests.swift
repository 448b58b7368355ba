import Foundation
import QuoinChecking
import TestSupport
import Testing

@Suite("Findings")
struct FindingTests {
    /// A document, and what is said of it.
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var layout: String
        var widths = "320...600"
        var canvas = ""
        var findings: [String]
        var testDescription: String { name }
    }

    private static let cases = [
        Case(
            name: "a text beside one that does not shrink is cut",
            layout: """
                row:
                  - {id: name, text: {string: Alexandra, size: 20, lines: 1}, flexShrink: 1}
                  - {id: time, width: 300, height: 20, fill: black}
                """,
            findings: [
                "from 320 to 394 pt `name` is cut, at 320 pt after 0 of 9 letters, because `time` does not shrink"
            ]),
        Case(
            name: "a row that is too long passes the edge, because of what has a width of its own",
            layout: """
                row:
                  - {width: 300, height: 20, fill: black}
                  - {id: title, text: {string: A title, size: 20}}
                """, widths: "320...400",
            findings: [
                "from 320 to 355 pt `title` passes the right edge of the canvas, at 320 pt by 36 pt, because the "
                    + "box at layout.row[0] does not shrink; flexWrap: wrap on the row would do"
            ]),
        Case(
            name: "a word is broken where the column is narrower than it",
            layout: """
                row:
                  - {width: 260, height: 20, fill: black}
                  - {id: word, text: {string: Antidisestablishment it is, size: 16}, flexShrink: 1}
                """,
            findings: ["a word of `word` is broken: it is 158.2 pt wide, and there are 60 pt"]),
        Case(
            name: "a fixed height cuts larger text",
            layout: "{id: line, height: 24, text: {string: One line, size: 16}}", widths: "320...330",
            canvas: "textScale: 2",
            findings: ["the lines of `line` need 38.7 pt and have 24 pt"]),
        Case(
            name: "an image is squeezed to nothing",
            layout: """
                row:
                  - {id: bar, fill: black, width: 100, height: 20, flexShrink: 1}
                  - {width: 380, height: 20, fill: black}
                """,
            findings: [
                "from 320 to 380 pt `bar` is squeezed to 0 × 20 pt, because the box at layout.row[1] does not shrink"
            ]),
        Case(
            name: "views that overlap in a part of the range",
            layout: """
                constraints:
                  views:
                    left: {text: {string: The words at the left end}}
                    right: {text: {string: To the right}}
                  rules:
                    - left.leadingTop == container.leadingTop
                    - right.top == container.top
                    - right.trailing == container.trailing
                    - right.width == 160
                    - left.width == 200
                """, widths: "320...400", canvas: "height: 40",
            findings: ["`left` overlaps `right`"]),
        Case(
            name: "a rule that breaks above a width, and a priority that would do",
            layout: """
                constraints:
                  views: {box: {fill: black, intrinsic: [10, 10]}}
                  rules:
                    - box.leadingTop == container.leadingTop + 20
                    - box.trailing == container.trailing - 20
                    - box.width <= 360
                """,
            findings: ["from 401 to 600 pt cannot satisfy «box.width <= 360»"]),
        Case(
            name: "a view that no rule places",
            layout: """
                constraints:
                  views: {box: {fill: black, intrinsic: [10, 10]}}
                  rules: [box.top == container.top]
                """, widths: "320...330",
            findings: ["at every width «box.left» is not determined"]),
        Case(
            name: "a button that is too small below a width",
            layout: "row: [{id: closeButton, fill: black, width: '12%', height: 44}]",
            findings: [
                "from 320 to 358 pt `closeButton` is 39 × 44 pt at 320 pt, below 44 × 44 pt; minWidth: 44 on `closeButton` would do"
            ]),
        Case(
            name: "small letters", layout: "{id: fine, text: {string: Fine print, size: 8}}", widths: "320...330",
            findings: ["at every width letters of `fine` are 8 pt high, below 10 pt; size: 10 on `fine` would do"]),
        Case(
            name: "letters and buttons that a transform makes small",
            layout: """
                column:
                  - {id: fine, text: {string: Fine print, size: 14}, transform: {scale: 0.5}}
                  - {id: closeButton, width: 60, height: 120, fill: black, transform: {scale: 0.5}}
                """, widths: "320...330",
            findings: [
                "at every width letters of `fine` are 7 pt high, below 10 pt; size: 20 on `fine` would do",
                "at every width `closeButton` is 30 × 60 pt, below 44 × 44 pt; minWidth: 88 on `closeButton` would do",
            ]),
        Case(
            name: "a text that has too small a share of a column",
            layout: """
                column:
                  children:
                    - {text: A text that is wrapped into more lines than there is room for, flexShrink: 1}
                    - {text: footer}
                """, widths: "120...130", canvas: "height: 60",
            findings: ["because its share of the column is"]),
        Case(
            name: "a bubble that is as wide as its text, which breaks",
            layout: """
                column:
                  alignItems: start
                  children:
                    - text: {string: Great and internationalization infrastructure, size: 16}
                      with: [{inset: 12, fill: "#eee"}]
                """, widths: "200...400", findings: []),
        Case(
            name: "a size that jumps where a text breaks",
            layout: """
                row:
                  - {id: text, text: {string: Two extraordinarily longwordsinhere, size: 16}, flexShrink: 1}
                  - {id: bar, fill: black, height: 20, flexGrow: 1, flexShrink: 1}
                """, widths: "200...330", findings: []),
    ]

    @Test("are ranges with causes and remedies", arguments: cases)
    func finding(item: Case) throws {
        let canvas = item.canvas.isEmpty ? "" : ", \(item.canvas)"
        let text = """
            canvas: {width: 400\(canvas), fill: white}
            check: {widths: \(item.widths), \(CheckedText.noContrast)}
            layout:
            \(item.layout.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
            """
        let found = try CheckedText().findings(text).map(\.description)
        for expected in item.findings {
            #expect(found.contains { $0.contains(expected) }, "\(found)")
        }
        #expect(found.count >= item.findings.count)
        if item.findings.isEmpty { #expect(found.count <= 1) }
    }

    @Test("a view that no rule mentions is one finding, at its line, without a rule that would hide it")
    func forgottenView() throws {
        let found = try CheckedText().findings(
            """
            canvas: {width: 100, height: 40}
            layout:
              constraints:
                views:
                  a: {fill: red}
                  b: {fill: red}
                rules: [a.edges == container.edges]
            """)
        #expect(found.map(\.description) == ["no rule mentions «b»"])
        #expect(found.map(\.place?.line) == [6])
    }

    @Test("a rule is proposed only if something is seen with it")
    func openSize() throws {
        let found = try CheckedText().findings(
            """
            canvas: {width: 100, height: 40}
            layout:
              constraints:
                views: {a: {fill: red}}
                rules: [a.left == container.left, a.width == 20, a.bottom == container.bottom - 4]
            """)
        #expect(found.count == 2 && found.allSatisfy { $0.remedy?.contains("== 0") != true })
    }

    @Test("a text that is cut as it says is no finding, nor is a preview of several lines")
    func askedFor() throws {
        let text = """
            canvas: {width: 400, fill: white}
            check: {widths: 320...400, \(CheckedText.noContrast)}
            layout:
              column:
                - {width: 100, text: {string: A sentence that is far too long, lines: 1, truncation: middle}}
                - {width: 100, text: {string: A preview of a message that is far too long for two lines, lines: 2}}
            """
        #expect(try CheckedText().findings(text).isEmpty)
    }

    @Test("what is allowed is no finding, and an allow that allows nothing is one")
    func allowances() throws {
        func findings(_ allow: String) throws -> [String] {
            let text = """
                canvas: {width: 400, fill: white}
                check: {widths: 320...400, \(CheckedText.noContrast), allow: \(allow)}
                layout: {id: fine, text: {string: Fine print, size: 8}}
                """
            return try CheckedText().findings(text).map(\.description)
        }
        #expect(try findings("{smallText: [fine], because: it is a footnote}").isEmpty)
        #expect(try findings("{smallText: all, because: they are footnotes}").isEmpty)
        let other = try findings("{smallText: [other], because: it is a footnote}")
        #expect(other.count == 2 && other[0].contains("allow of smallText for other allows nothing"))
    }

    @Test("what settings allow is allowed in every document, and need not be so in each")
    func settings() throws {
        let text = CheckedText()
        try text.folder.write(
            "check: {allow: {smallText: all, cut: all, because: these are footnotes}}", to: "quoin.yaml")
        let document = """
            canvas: {width: 400, fill: white}
            check: {widths: 320...330, \(CheckedText.noContrast)}
            layout: {id: fine, text: {string: Fine print, size: 8}}
            """
        #expect(try text.findings(document).isEmpty)
    }

    @Test("what settings allow holds in the folders within, and is a finding where it allows nothing")
    func nestedSettings() throws {
        let folder = TemporaryFolder()
        try folder.write("check: {allow: {smallText: all, because: these are footnotes}}", to: "quoin.yaml")
        try folder.write("check: {allow: {cut: all, because: these are previews}}", to: "inner/quoin.yaml")
        try folder.write(
            "{canvas: {width: 400, fill: white}, layout: {text: {string: Fine print, size: 8}}}", to: "inner/a.yaml")
        func results(_ path: String) throws -> CheckResults {
            try DocumentChecks(of: DocumentBatch(of: [path])).run()
        }
        let all = try results(folder.url.path)
        #expect(all.documents.flatMap(\.findings).isEmpty)
        #expect(all.settings.map { $0.path.hasSuffix("inner/quoin.yaml") } == [true])
        #expect(all.settings.flatMap(\.findings).map(\.message) == ["allow of cut for all allows nothing"])
        #expect(all.count(of: .error) == 1)
        // Others of its documents may need it.
        #expect(try results(folder.path("inner/a.yaml")).count(of: .error) == 0)
    }

    @Test(
        "lines and letters that are over one another are found, and tight ones are not",
        arguments: [
            ("lineHeight: 0.5", "lines", true), ("lineHeight: {points: 10}", "lines", true),
            ("lineHeight: 0.9", "", false),
            ("letterSpacing: -8", "letters", true), ("letterSpacing: -1", "", false),
        ])
    func crowded(setting: String, words: String, isFound: Bool) throws {
        let text = "text: {string: Line height of a half wraps to two lines of it, size: 20, \(setting)}"
        let found = try CheckedText().findings(
            "canvas: {width: 200, fill: white}\nlayout: {id: t, with: [{inset: 40}], \(text)}")
        #expect(found.map(\.kind) == (isFound ? [.overlap] : []), "\(found)")
        #expect(found.allSatisfy { $0.message.hasPrefix("the \(words) of `t` are over one another") }, "\(found)")
    }

    @Test(
        "letters that a round corner clips are cut, and those beside it are not", arguments: [(0, true), (24, false)])
    func roundClip(distance: Int, isFound: Bool) throws {
        let found = try CheckedText().findings(
            """
            canvas: {width: 200, height: 80, fill: white}
            layout:
              id: box
              clip: true
              cornerRadius: 40
              fill: "#eee"
              absolute: [{id: t, text: {string: Top, size: 16}, layoutPosition: [\(distance), \(distance)]}]
            """)
        #expect(found.map(\.message) == (isFound ? ["`t` is cut by a round corner of `box`"] : []), "\(found)")
    }

    @Test("the title of a button that is a view is no target of the view's name")
    func titles() throws {
        let button = """
            canvas: {width: 300, height: 100, fill: white}
            layout:
              constraints:
                views: {btn: {button: {title: Continue}}}
                rules: [btn.horizontalEdges == container.horizontalEdges, btn.centerY == container.centerY, btn.height == 44]
            """
        #expect(try CheckedText().findings(button).isEmpty)
    }

    @Test("what passes the edge of a row because of its neighbors is not to blame")
    func neighbors() throws {
        let text = """
            canvas: {width: 400, fill: white}
            check: {widths: 200...240, \(CheckedText.noContrast)}
            layout:
              row:
                - {id: name, text: {string: Marguerite Yourcenar, size: 20, lines: 1}}
                - {id: photo, fill: black, preferredSize: [60, 60]}
            """
        let found = try CheckedText().findings(text).filter { $0.elements.first?.id == "photo" }
        #expect(found.map(\.cause) == ["`name` does not shrink"])
    }

    @Test("levels turn findings off")
    func levels() throws {
        let text = """
            canvas: {width: 400, fill: white}
            check: {widths: 320...330, levels: {smallText: off}}
            layout: {id: fine, text: {string: Fine print, size: 8}}
            """
        #expect(try CheckedText().findings(text).isEmpty)
    }
}
