import QuoinAutoLayout
import Testing

@Suite("Rules as text")
struct RuleParserTests {
    private func rules(_ text: String) throws -> [Rule] {
        try ConstraintsLayout.rules([RuleSource(text)], views: ["icon", "label"], guides: ["middle"])
    }

    @Test(
        "operators change the multiplier and the constant of each part (auto layout, §3)",
        arguments: [
            ("icon.width == label.width * 0.5 + 10", [0.5], [10.0]),
            ("icon.width == label.width / 4", [0.25], [0]),
            ("icon.width == label.width ++ 5", [1], [10]),
            ("icon.width == label.width -- 5", [1], [-10]),
            ("icon.width == label.width + 10 + 5", [1], [15]),
            ("icon.size == label.size -- (width: 1, height: 2)", [1, 1], [-2, -4]),
            ("icon.size == label.size * (0.5, 0.4)", [0.5, 0.4], [0, 0]),
            ("icon.edges == container.edges -- 3", [1, 1, 1, 1], [3, -3, 3, -3]),
            ("icon.edges == container.edges ++ 3", [1, 1, 1, 1], [-3, 3, -3, 3]),
            ("icon.edges == container.edges -- (horizontally: 2, vertically: 1)", [1, 1, 1, 1], [2, -2, 1, -1]),
            (
                "icon.edges == container.edges -- (leading: 1, trailing: 2, top: 3, bottom: 4)", [1, 1, 1, 1],
                [1, -2, 3, -4]
            ),
            ("icon.center == middle.leadingTop - (x: 1, y: -2)", [1, 1], [-1, 2]),
            ("icon.left == label.right + 1.5e1", [1], [15]),
            ("icon.height == -2.5", [1], [-2.5]),
        ])
    func operators(text: String, multipliers: [Double], constants: [Double]) throws {
        let rules = try rules(text)
        #expect(rules.map(\.multiplier) == multipliers)
        #expect(rules.map(\.constant) == constants)
    }

    @Test("properties and a name may follow, in any order, the name last")
    func properties() throws {
        let text =
            #"icon.size >= (width: 3, height: 4) --! .identifier("a \"b\"") --! .activated --! .priority(.defaultLow) --> box"#
        let rules = try rules(text)
        #expect(rules.map(\.name) == [#"a "b".width"#, #"a "b".height"#])
        #expect(rules.map(\.priority) == [.defaultLow, .defaultLow])
        #expect(rules[0].text == "icon.size >= (width: 3, height: 4)")
        #expect(rules[0].relation == .greaterOrEqual)
    }

    @Test(
        "the text of a rule is one line without white space at its ends",
        arguments: [
            "  icon.left == label.right  ", "icon.left\n  == label.right", "\ticon.left == label.right\t--! .activated",
            "\u{A0}icon.left\r\n\u{2003}== label.right\u{2003}",
        ])
    func line(text: String) throws {
        #expect(try rules(text).map(\.text) == ["icon.left == label.right"])
    }

    @Test(
        "an error has its message, line and column",
        arguments: [
            ("icn.left == container.left", .unknownItem("icn", suggestion: "icon"), 3),
            ("icon.left == container.lft", .unknownAnchor("lft", of: "container", suggestion: "left"), 26),
            ("icon.left == container.top", .mixedKinds("icon.left", "container.top"), 16),
            ("icon.left == container.leading", .absoluteSideWithDirection("icon.left", "container.leading"), 16),
            ("icon.left == 10", .anchorNeeded(kind: "x"), 16),
            ("icon.left == container.left * 2", .unsupportedOperator("*", kind: "x", supported: ["+", "-"]), 31),
            ("icon.edges <= container.edges", .unsupportedRelation("<=", kind: "edges"), 14),
            (
                "icon.width == label.width + (1, 2)",
                .wrongTuple(count: 2, kind: "dimension", expected: "a single number"), 31
            ),
            ("icon.size == 10", .wrongTuple(count: 1, kind: "size", expected: "(width:, height:)"), 16),
            ("icon.width == 10 --! .priority(0)", .invalidPriority(0), 34),
            ("icon.width == 10 --! .priority(1000.5)", .invalidPriority(1000.5), 34),
            (
                "icon.width == 10 --! .priority(.defaultHih)",
                .unknownPriority("defaultHih", suggestion: "defaultHigh"), 35
            ),
            ("icon.width == 10 --! .prioity(1)", .unknownProperty("prioity", suggestion: "priority"), 25),
            ("icon.width == inf", .notFinite("inf"), 17),
            ("icon.width == 1e999", .notFinite("1e999"), 17),
            ("icon.width == label.width * 0", .zeroMultiplier, 31),
            ("middle.firstBaseline == icon.top", .noBaseline("firstBaseline", of: "middle"), 10),
            ("icon.width == 10 @ 700", .expected("--! .priority(…) for a priority", found: "«@»"), 20),
            ("icon.width = 10", .expected("== between two sides that are equal", found: "«=»"), 14),
            ("icon.width == 10 20", .expected("an operator, «--!» or «-->»", found: "«20»"), 20),
            ("icon.width ==", .expected("a number, a tuple or an anchor", found: "the end of the rule"), 16),
            ("icon == 10", .expected("«.»", found: "«==»"), 8),
            (
                #"icon.width == 1 --! .identifier("a"#,
                .expected("a closing quotation mark", found: "the end of the rule"), 37
            ),
        ] as [(String, RuleError.Problem, Int)])
    func errors(text: String, problem: RuleError.Problem, column: Int) {
        #expect {
            try ConstraintsLayout.rules(
                [RuleSource("icon.width == 1"), RuleSource(text, line: 7, column: 3)], views: ["icon", "label"],
                guides: ["middle"])
        } throws: { error in
            let found = (error as? RuleError.List)?.errors ?? []
            #expect(found.map(\.problem) == [problem])
            #expect(found.map(\.place) == [SourcePlace(line: 7, column: column)])
            return true
        }
    }

    @Test("the first error of each rule is reported")
    func allErrors() {
        #expect {
            try ConstraintsLayout.rules(
                [RuleSource("a.left == b", line: 1), RuleSource("icon.width == x.width", line: 2)], views: ["icon"])
        } throws: { ($0 as? RuleError.List)?.errors.compactMap(\.place?.line) == [1, 2] }
    }
}
