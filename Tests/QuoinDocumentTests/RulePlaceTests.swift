import QuoinAutoLayout
import QuoinDocument
import QuoinLayout
import QuoinValues
import Testing

@Suite("What is wrong with rules, and where")
struct RulePlaceTests {
    /// What is found in a list of rules that begins in the fifth line, about a view `a` and a guide `g`.
    private func found(_ rules: String, parameters: String = "") -> [String] {
        problems("\(parameters)layout:\n  constraints:\n    views: {a: {}}\n    guides: [g]\n    rules:\n\(rules)")
    }

    @Test("every rule that is wrong is reported in one run, with line, column and a suggestion")
    func all() {
        #expect(
            found(
                """
                      - a.left == container.lef
                      - contaner.width == 5
                      - a.width == 5 --! .priorty(5)
                      - g.firstBaseline == container.top
                      - a.left == container.lef
                """) == [
                    "6:29: error: layout.constraints.rules[0]: «container» has no anchor «lef»; did you mean «left»? "
                        + "in the rule «a.left == container.lef»",
                    "7:9: error: layout.constraints.rules[1]: no view or guide «contaner»; did you mean "
                        + "«container»? in the rule «contaner.width == 5»",
                    "8:27: error: layout.constraints.rules[2]: no property «.priorty»; did you mean «priority»? "
                        + "in the rule «a.width == 5 --! .priorty(5)»",
                    "9:11: error: layout.constraints.rules[3]: «g» is not a view and has no «firstBaseline» "
                        + "in the rule «g.firstBaseline == container.top»",
                    "10:29: error: layout.constraints.rules[4]: «container» has no anchor «lef»; did you mean «left»? "
                        + "in the rule «a.left == container.lef»",
                ])
    }

    @Test("areas belong to views and the container, and a rule under a condition is checked while that does not hold")
    func areasAndConditions() {
        #expect(
            found("      - g.safeArea.top == a.layoutMargins.top") == [
                "6:11: error: layout.constraints.rules[0]: «g» is a guide and has no «safeArea»; views and the container "
                    + "have one in the rule «g.safeArea.top == a.layoutMargins.top»"
            ])
        #expect(
            found("      - {if: {not: {value: 1, is: 1}}, rule: a.width == b.width}").contains {
                $0.contains("no view or guide «b»")
            })
        #expect(found("      - {if: {value: 1, is: 1}, rule: a.width == 5}") == [])
    }

    @Test("a rule that no value shows is wrong if it is so whatever its placeholders stand for")
    func hiddenRules() {
        for (rule, words) in [
            ("{for: {n: $none}, rule: \"${n}.tpo == a.top\"}", "has no anchor «tpo»; did you mean «top»?"),
            ("{for: {n: $none}, rule: \"${n}.top == z.top\"}", "no view or guide «z»"),
            ("{for: {n: $none}, if: $no, rule: \"a.width == ${index} +\"}", "in the rule «a.width == ${index} +»"),
            ("{for: {n: $none}, item: \"a.${n.edge} = container.top\"}", "in the rule «a.${n.edge} = container.top»"),
            ("{for: {n: $none}, rle: a.width == 5}", "unknown key \"rle\""),
            ("{if: $no, rule: \"z.width == ${gap}\"}", "no view or guide «z»"),
            ("{if: $no, item: {rule: z.width == 5}}", "no view or guide «z»"),
        ] {
            let found = found("      - \(rule)", parameters: Self.empty)
            #expect(found.contains { $0.contains(words) }, "\(rule) \(found)")
        }
        for rule in [
            "{for: {n: $none}, rule: \"${n}.top == a.${n.edge} + ${index}\"}",
            "{if: $gap, rule: \"a.width == ${gap}\"}",
            "{for: {n: $none}, rule: \"v${index}.top == a.top\"}", "{for: {n: $none}, rule: $n}",
            "{for: {n: $none}, rule: \"a.top == ${n} + 5\"}",
            "{for: {n: $none}, if: $no, rule: \"a.width == ${n} * 2 --! .priority(${gap})\"}",
        ] {
            #expect(found("      - \(rule)", parameters: Self.empty) == [], "\(rule)")
        }
    }

    private static let empty =
        "parameters: {none: {type: [text], default: []}, no: {type: boolean, default: false}, gap: {type: text, default: \"\"}}\n"

    @Test(
        "columns follow the text as it is written: quotes, escapes, anchors, lines that are folded",
        arguments: [
            (#"      - "a.width == 5 --! .identifier(\"x\") 5""#, "6:46"),
            (#"      - "a.width\u0020== 5 5""#, "6:28"),
            ("      - 'a.width == 5 --! .identifier(\"it''s\") 5'", "6:48"),
            ("      - &rule !!str a.width == 5 5", "6:34"),
            ("      - a.width ==\n          container.width 5", "7:27"),
            ("      - |\n        a.width\n          == 5 5", "8:16"),
            ("      - >-\n\n        a.width ==\n        5 5", "9:11"),
            ("      - \"a.width ==\n\n        5 5\"", "8:11"),
        ])
    func places(rule: String, place: String) {
        let found = found(rule)
        #expect(found.count == 1 && found.first?.hasPrefix(place + ": error: ") == true, "\(found)")
    }

    @Test("a place in a line with all rules of a document is right, also after characters of several bytes")
    func longLine() {
        let rules = (0..<400).map { $0 == 397 ? "\"a.width == 5 5\"" : "\"a.width == 5 --! .identifier('é€😀')\"" }
        let start = "layout: {constraints: {views: {a: {}}, rules: ["
        let text = start + rules.joined(separator: ", ") + "]}}"
        let column = start.count + rules[..<397].reduce(0) { $0 + $1.unicodeScalars.count + 2 } + 15
        let problems = problems(text.replacing("'", with: "\\\""))
        // Each of the two quotes of an identifier is written with two characters.
        #expect(problems.count == 1 && problems.first?.hasPrefix("1:\(column + 397 * 2): ") == true, "\(problems)")
    }

    @Test("no column of a long line is far from one that is found at once")
    func landmarks() {
        let line = SourceLines("\n" + String(repeating: "é", count: 10_000) + "\n")[1]
        for column in 0...12_000 {
            let landmark = line.landmark(before: column).column
            #expect(landmark <= column && min(column, 10_000) - landmark < SourceLines.interval)
        }
    }

    @Test("where a component's argument was put in, the place is not beyond it")
    func arguments() {
        let problems = problems(
            """
            components:
              tile: {parameters: [w], element: {constraints: {views: {a: {}}, rules: ["a.width == ${w} 5"]}}}
            layout: {tile: {w: 10}}
            """)
        #expect(problems.count == 1 && problems.first?.hasPrefix("2:87: error: ") == true, "\(problems)")
    }

    @Test("a rule of several lines is one line in messages and names")
    func severalLines() throws {
        let layout = try #require(
            try document(
                "layout:\n  constraints:\n    views: {a: {}}\n    rules:\n      - |\n        a.width\n        == 5\n"
            )
            .root.kind.base as? ConstraintsLayout)
        #expect(layout.rules.map(\.name) == ["a.width == 5"])
        #expect(layout.rules.map(\.place) == [SourcePlace(line: 6, column: 9)])
    }

    @Test("a tuple with labels needs quotes, and the message says so")
    func tuple() {
        #expect(
            found("      - a.size == (width: 5, height: 5)").first?.contains(
                "a text with a colon and a space in it must stand in quotes") == true)
    }
}
