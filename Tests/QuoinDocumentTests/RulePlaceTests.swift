import QuoinAutoLayout
import Testing

@Suite("What is wrong with rules, and where")
struct RulePlaceTests {
    /// What is found in a list of rules that begins in the fifth line, about a view `a` and a guide `g`.
    private func found(_ rules: String, parameters: String = "") -> [String] {
        problems("\(parameters)layout:\n  constraints:\n    views: {a: {}}\n    guides: [g]\n    rules:\n\(rules)")
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
}
