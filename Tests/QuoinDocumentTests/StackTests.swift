import QuoinDocument
import QuoinLayout
import Testing

@Suite("Stacks in documents")
struct StackTests {
    @Test("a stack is horizontal, without spacing, from the start, stretched, in one line")
    func defaults() throws {
        let stack = try #require(try kind(StackLayout.self, of: "{stack: {}}"))
        #expect(stack.direction == .horizontal && stack.spacing == 0 && stack.justifyContent == .start)
        #expect(stack.alignItems == .stretch && stack.flexWrap == .noWrap && stack.lineSpacing == 0)
        #expect(stack.horizontalAlignment == nil && stack.verticalAlignment == nil)
    }

    @Test("a stack reads every property")
    func properties() throws {
        let stack = try #require(
            try kind(
                StackLayout.self,
                of: """
                    {stack: {direction: vertical, spacing: -3, justifyContent: spaceAround, alignItems: baselineLast,
                      flexWrap: wrap, alignContent: spaceBetween, lineSpacing: 4}}
                    """))
        #expect(stack.direction == .vertical && stack.spacing == -3 && stack.justifyContent == .spaceAround)
        #expect(stack.alignItems == .baselineLast && stack.flexWrap == .wrap)
        #expect(stack.alignContent == .spaceBetween && stack.lineSpacing == 4)
    }

    @Test("row and column are short for a stack, with a list or with a mapping")
    func short() throws {
        #expect(try kind(StackLayout.self, of: "{row: [{}, {}]}")?.direction == .horizontal)
        #expect(try kind(StackLayout.self, of: "{column: [{}]}")?.direction == .vertical)
        #expect(try kind(StackLayout.self, of: "{column: {spacing: 5, children: [{}]}}")?.spacing == 5)
        #expect(try root("{row: [{id: a}, {id: b}]}").children.map(\.id) == ["a", "b"])
        #expect(try root("{row: {children: [{id: a}]}}").children.map(\.id) == ["a"])
    }

    @Test("a row has no direction")
    func rowDirection() {
        #expect(
            layoutProblems("{row: {direction: vertical, children: []}}")
                == [
                    "1:16: error: layout.row: unknown key \"direction\"; did you mean \"column\" in place of \"row\", or \"reversed\" within \"row\"?"
                ])
    }

    @Test("horizontalAlignment and verticalAlignment work along and across")
    func alignments() throws {
        let stack = try #require(
            try kind(StackLayout.self, of: "{stack: {horizontalAlignment: middle, verticalAlignment: bottom}}"))
        #expect(stack.horizontalAlignment == .middle && stack.verticalAlignment == .bottom)
    }

    @Test(
        "an alignment by side beside the property that sets the same axis is an error",
        arguments: [
            ("row", "horizontalAlignment: left", "justifyContent: end"),
            ("row", "verticalAlignment: top", "alignItems: end"),
            ("column", "horizontalAlignment: left", "alignItems: end"),
            ("column", "verticalAlignment: top", "justifyContent: end"),
        ])
    func conflicts(kind: String, alignment: String, other: String) throws {
        let names = [alignment, other].map { "\"\($0.prefix { $0 != ":" })\"" }
        let found = layoutProblems("{\(kind): {\(alignment), \(other), children: []}}")
        #expect(found.count == 1)
        #expect(found.first?.contains("\(names[0]) and \(names[1]) set the same property; use one of them") == true)
    }

    @Test("an alignment by side goes with the property of the other axis")
    func otherAxis() throws {
        #expect(layoutProblems("{row: {horizontalAlignment: left, alignItems: end, children: []}}").isEmpty)
    }

    @Test("a misspelt word is reported with the likely one")
    func misspelt() {
        #expect(
            layoutProblems("{stack: {justifyContent: space-between, alignItems: strech}}") == [
                "1:34: error: layout.stack.justifyContent: expected one of start, center, end, spaceBetween, spaceAround"
                    + ", spaceEvenly, not \"space-between\"; did you mean \"spaceBetween\"?",
                "1:61: error: layout.stack.alignItems: expected one of start, end, center, stretch, baselineFirst"
                    + ", baselineLast, not \"strech\"; did you mean \"stretch\"?",
            ])
    }
}
