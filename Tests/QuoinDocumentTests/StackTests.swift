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

    @Test("horizontalAlignment and verticalAlignment work along and across")
    func alignments() throws {
        let stack = try #require(
            try kind(StackLayout.self, of: "{stack: {horizontalAlignment: middle, verticalAlignment: bottom}}"))
        #expect(stack.horizontalAlignment == .middle && stack.verticalAlignment == .bottom)
    }
}
