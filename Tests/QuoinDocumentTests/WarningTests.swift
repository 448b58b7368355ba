import QuoinDocument
import Testing

@Suite("Values without effect")
struct WarningTests {
    @Test("what no parent reads is a warning at the element, in the order of the text")
    func order() {
        #expect(
            problems("layout:\n  wrapper:\n    - {flexGrow: 1}\n    - {}\n    - {layoutPosition: [1, 2]}") == [
                "3:7: warning: layout.wrapper[0]: flexGrow has no effect: only a stack reads it from its immediate"
                    + " child, and the parent is a wrapper",
                "5:7: warning: layout.wrapper[2]: layoutPosition has no effect: only an absolute layout reads it"
                    + " from its immediate child, and the parent is a wrapper",
            ])
    }

    @Test(
        "what the parent reads is none",
        arguments: [
            "{row: [{flexGrow: 1, alignSelf: end, spacingAfter: 2}]}",
            "{absolute: {children: [{layoutPosition: [1, 2]}]}}",
            "{row: [{with: [{inset: 1}, {ratio: 1, flexGrow: 1}]}]}", "{row: [{spacer: }]}",
        ])
    func none(layout: String) {
        #expect(layoutProblems(layout).isEmpty)
    }

    @Test("in a with: list the last wrapper is the child of what is around")
    func withLists() {
        #expect(layoutProblems("{row: [{with: [{inset: 1, flexGrow: 1}, {ratio: 1}]}]}").count == 1)
        #expect(layoutProblems("{row: [{flexGrow: 1, with: [{inset: 1}]}]}").count == 1)
    }

    @Test("sides and distances that only a rectangle has are warnings around another shape")
    func shapes() {
        let sides = "border: {top: {width: 1}}"
        #expect(layoutProblems("{\(sides)}").isEmpty)
        #expect(layoutProblems("{shape: rectangle, \(sides), outline: {width: 1, offset: 2}}").isEmpty)
        #expect(layoutProblems("{shape: ellipse, border: {width: 1}, outline: {width: 1}}").isEmpty)
        #expect(
            layoutProblems("{shape: ellipse, \(sides)}").first?.hasSuffix(
                "warning: layout.border: only a rectangle has four sides; around another shape the line of the top is drawn"
            )
                == true)
        #expect(layoutProblems("{shape: {path: M0 0H9V9Z}, outline: {width: 1, offset: 2}}").count == 1)
    }

    @Test("a document with warnings can be drawn")
    func severity() throws {
        let document = try document("layout: {flexGrow: 1}")
        #expect(document.warnings.map(\.severity) == [.warning])
        #expect(document.root.style.flexGrow == 1)
    }
}
