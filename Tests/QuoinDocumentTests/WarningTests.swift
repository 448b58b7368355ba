import QuoinDocument
import Testing

@Suite("Values without effect")
struct WarningTests {
    @Test(
        "what a stack reads from its children has no effect elsewhere (Texture, §7.4)",
        arguments: [
            "alignSelf: center", "flexGrow: 1", "flexShrink: 1", "flexBasis: 5", "spacingBefore: 5", "spacingAfter: 5",
        ])
    func stackKeys(key: String) {
        let name = key.prefix { $0 != ":" }
        let message = "\(name): has no effect, since the element is no child of a stack"
        #expect(layoutProblems("{\(key)}") == ["1:10: warning: layout.\(message)"])
        #expect(layoutProblems("{wrapper: {\(key)}}") == ["1:20: warning: layout.wrapper.\(message)"])
        #expect(layoutProblems("{row: [{\(key)}]}").isEmpty)
        #expect(layoutProblems("{stack: {children: [{\(key)}]}}").isEmpty)
    }

    @Test("layoutPosition has an effect under an absolute layout only")
    func layoutPosition() {
        #expect(
            layoutProblems("{row: [{layoutPosition: [1, 2]}]}") == [
                "1:17: warning: layout.row[0].layoutPosition: has no effect, since the element is no child of an absolute"
                    + " layout"
            ])
        #expect(layoutProblems("{absolute: {children: [{layoutPosition: [1, 2]}]}}").isEmpty)
    }

    @Test("in a with: list the last wrapper is the child of what is around")
    func withLists() {
        #expect(layoutProblems("{row: [{with: [{inset: 1}, {ratio: 1, flexGrow: 1}]}]}").isEmpty)
        #expect(layoutProblems("{row: [{with: [{inset: 1, flexGrow: 1}, {ratio: 1}]}]}").count == 1)
        #expect(layoutProblems("{row: [{flexGrow: 1, with: [{inset: 1}]}]}").count == 1)
        #expect(layoutProblems("{row: [{flexGrow: 1, with: []}]}").isEmpty)
    }

    @Test("a component's element is a child of what the component stands in")
    func components() {
        let component = "components: {a: {element: {flexGrow: 1}}}\nlayout: "
        #expect(problems(component + "{row: [{a: , flexShrink: 1}]}").isEmpty)
        #expect(problems(component + "{wrapper: {a: }}").count == 1)
    }

    @Test("alignContent and lineSpacing have an effect where a stack wraps")
    func wrapping() {
        #expect(
            layoutProblems("{row: {lineSpacing: 5, children: []}}")
                == ["1:16: warning: layout.row.lineSpacing: has no effect, since the stack does not wrap"])
        #expect(layoutProblems("{row: {lineSpacing: 5, alignContent: end, flexWrap: wrap, children: []}}").isEmpty)
    }

    @Test("a document with warnings can be drawn")
    func severity() throws {
        let document = try document("layout: {flexGrow: 1}")
        #expect(document.warnings.map(\.severity) == [.warning])
        #expect(document.root.style.flexGrow == 1)
    }
}
