import QuoinLayout
import Testing

@Suite("Limits")
struct LimitTests {
    private func nested(_ count: Int) -> String {
        "layout: " + String(repeating: "{wrapper: ", count: count - 1) + "{}" + String(repeating: "}", count: count - 1)
    }

    @Test("500 elements within one another are allowed, and can be laid out")
    func deepest() throws {
        let root = try document(nested(500)).root
        #expect(try root.layout(in: SizeRange(exactly: Size(9, 9))).frames.count == 500)
    }

    @Test("501 elements within one another are a limit, at the one too many")
    func tooDeep() throws {
        let error = try #require(failure(nested(501)))
        #expect(error.kind == .limitPassed && error.diagnostics.count == 1)
        #expect(
            error.diagnostics[0].message == "elements are nested deeper than 500; the limit \"depth\" is 500")
        #expect(error.diagnostics[0].place == SourcePlace(line: 1, column: 9 + 500 * 10))
    }

    @Test("a with: list nests too")
    func tooDeepWithList() throws {
        let wrappers = Array(repeating: "{inset: 0}", count: 500).joined(separator: ", ")
        let root = try document("layout: {with: [\(wrappers)]}").root
        #expect(throws: QuoinError.self) { try root.layout(in: SizeRange(exactly: Size(9, 9))) }
    }

    @Test("YAML nested deeper than 1000 is a limit", arguments: [1_100, 100_000])
    func tooDeepYAML(depth: Int) throws {
        for (open, close) in [("[", "]"), ("{a: ", "}")] {
            let text = "layout: " + String(repeating: open, count: depth) + String(repeating: close, count: depth)
            let error = try #require(failure(text))
            #expect(error.kind == .limitPassed)
            #expect(error.description.contains("the document is nested deeper than 1000 levels of YAML"))
        }
    }

    @Test("elements that aliases multiply count as often as they are there")
    func billionLaughs() throws {
        let text =
            "layout:\n  row:\n  - &l0 {}\n"
            + (1..<12).map { level in
                "  - &l\(level) {row: [" + Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
                    + "]}\n"
            }.joined()
        let error = try #require(failure(text) { $0.elements = 5_000 })
        let message =
            "there are more than 5000 elements; the limit \"elements\" is 5000 (--limit elements=NUMBER raises it)"
        #expect(error.kind == .limitPassed && error.diagnostics.map(\.message) == [message])
    }

    @Test("aliases that nobody reads cost nothing, in a value or in an argument")
    func laughsUnread() {
        let lists = "x: &l0 [a, a]\n" + (1..<40).map { "l\($0): &l\($0) [*l\($0 - 1), *l\($0 - 1)]\n" }.joined()
        #expect(problems(lists + "layout: {text: *l39}").count == 41)
        let component = """
            components: {a: {parameters: [p], element: {text: "a", hidden: $p}}}
            layout: {a: {p: *l39}}
            """
        #expect(problems(lists + component).count == 41)
    }

    @Test("arguments that double from component to component are a limit, for elements and for text")
    func doubling() throws {
        func components(_ body: (Int) -> String, last: String) -> String {
            "components:\n  c0: {parameters: [x], element: \(last)}\n"
                + (1..<60).map { "  c\($0): {parameters: [x], element: {c\($0 - 1): {x: \(body($0))}}}\n" }.joined()
                + "layout: {c59: {x: 0123456789}}"
        }
        let text = try #require(failure(components({ _ in "\"${x}${x}\"" }, last: "{text: $x}")))
        #expect(text.kind == .limitPassed && text.diagnostics.count == 1)
        #expect(text.description.contains("the arguments make more than 67108864 bytes of text"))
        #expect(problems(components({ _ in "[$x, $x]" }, last: "{width: $x}")).count == 1)
    }

    @Test("an element has at most 200 connectors")
    func connectors() {
        func problems(_ count: Int) -> [String] {
            layoutProblems(
                "{connectors: [\(Array(repeating: "{from: a, to: a}", count: count).joined(separator: ", "))]}")
        }
        #expect(problems(200) == [])
        let message = "expected a list of at most 200 lines, not a list of 201"
        #expect(problems(201).count == 1 && problems(201)[0].contains(message))
    }

    @Test("many keys are read in a time that grows as they do")
    func manyKeys() {
        let names = (0..<8_000).map { "k\($0): red" }.joined(separator: ", ")
        #expect(problems("colors: {\(names)}\nlayout: {fill: k7999}").isEmpty)
    }

    @Test("of many errors the first ones are reported, and the others are counted")
    func manyErrors() throws {
        let keys = (0..<300).map { "unknown\($0): 1" }.joined(separator: ", ")
        let error = try #require(failure("layout: {\(keys)}"))
        #expect(error.diagnostics.count == 101 && error.kind == .wrongInput)
        #expect(error.diagnostics[99].message.contains("unknown99"))
        #expect(
            error.diagnostics[100].message
                == "there are 200 more errors; the limit \"errors\" is 100 (--limit errors=NUMBER raises it)")
        #expect(layoutProblems("{? \(String(repeating: "k", count: 100_000))\n: 1}").count == 1)
    }
}
