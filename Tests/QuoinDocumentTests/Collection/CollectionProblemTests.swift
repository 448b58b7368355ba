import QuoinDocument
import QuoinLayout
import QuoinValues
import Testing

@Suite("Problems of collections")
struct CollectionProblemTests {
    /// What is found in a collection whose layout stands in line 3.
    private func problems(_ layout: String, _ rest: String = "") -> [String] {
        QuoinDocumentTests.problems(
            "layout:\n  collection:\n    layout: \(layout)\n    sections: [2, 2]\n"
                + rest.split(separator: "\n")
                .map { "    \($0)\n" }.joined())
    }

    private func section(_ properties: String) -> String {
        "{kind: section, group: {kind: hgroup, subitems: [{kind: item}]}, \(properties)}"
    }

    private func group(_ properties: String) -> String { "{kind: section, group: {\(properties)}}" }

    @Test("structs are strict: kinds, keys and values, each at its place")
    func structs() {
        #expect(
            problems("{kind: sektion}") == [
                "3:20: error: layout.collection.layout.kind: expected one of section, list, configuration, "
                    + "not \"sektion\"; did you mean \"section\"?"
            ])
        #expect(
            problems("{group: {}}") == ["3:13: error: layout.collection.layout: \"kind\" is missing"])
        #expect(
            problems(section("interGroupSpaces: 2")) == [
                "3:78: error: layout.collection.layout: unknown key \"interGroupSpaces\"; "
                    + "did you mean \"interGroupSpacing\"?"
            ])
        #expect(
            problems(section("interGroupSpacing: -2")) == [
                "3:97: error: layout.collection.layout.interGroupSpacing: expected a number that is 0 or more, "
                    + "not \"-2\""
            ])
    }

    @Test("a dimension has one key, a number that is 0 or more")
    func dimensions() {
        let path = "layout.collection.layout.group.width"
        #expect(
            problems(group("kind: hgroup, width: {fractionWidth: 1}, subitems: [{kind: item}]")) == [
                "3:59: error: \(path): unknown key \"fractionWidth\"; did you mean \"fractionalWidth\"?"
            ])
        #expect(
            problems(group("kind: hgroup, width: 44, subitems: [{kind: item}]")) == [
                "3:58: error: \(path): expected a dimension such as {absolute: 44} or {fractionalWidth: 1}, not \"44\""
            ])
        #expect(
            problems(group("kind: hgroup, width: {absolute: -1}, subitems: [{kind: item}]")) == [
                "3:69: error: \(path).absolute: expected a number that is 0 or more, not \"-1\""
            ])
    }

    @Test("groups without subitems, without frames, or with a count below 1 or of several subitems")
    func groups() {
        let path = "layout.collection.layout.group"
        #expect(
            problems(group("kind: hgroup, subitems: []")) == [
                "3:61: error: \(path).subitems: a group needs at least one subitem"
            ])
        #expect(
            problems(group("kind: customgroup, frames: []")) == [
                "3:64: error: \(path).frames: a group without a place for an item would repeat forever"
            ])
        #expect(
            problems(group("kind: hgroup, count: 0, subitems: [{kind: item}]")) == [
                "3:58: error: \(path).count: expected a whole number from 1 to 100000, not \"0\""
            ])
        #expect(
            problems(group("kind: hgroup, count: 2, subitems: [{kind: item}, {kind: item}]")) == [
                "3:51: error: \(path).count: a group that repeats its subitem so often has only one"
            ])
    }

    @Test("a section that is not there, and boundary items of one kind")
    func sections() {
        #expect(
            problems("{kind: configuration, sections: [\(group("kind: item")), null]}") == [
                "3:84: error: layout.collection.layout.sections[1]: no layout for section 1"
            ])
        let header = "{kind: boundary, elementKind: header}"
        #expect(
            problems(section("boundarySupplementaryItems: [\(header), \(header)]")) == [
                "3:163: error: layout.collection.layout.boundarySupplementaryItems[1].elementKind: two boundary items "
                    + "have the element kind \"header\"; kinds must differ"
            ])
    }

    @Test("what is wrong in a cell is reported once, where it stands")
    func cells() {
        #expect(
            problems(group("kind: item"), "cell: {text: \"{item}\", fil: red}") == [
                "5:28: error: layout.collection.cell: unknown key \"fil\"; did you mean \"fill\"?"
            ])
    }

    @Test("a background without an element is an error")
    func backgrounds() {
        #expect(
            problems(section("decorationItems: [{kind: decoration, elementKind: back}]")) == [
                "3:128: error: layout.collection.layout.decorationItems[0].elementKind: "
                    + "no drawing for the kind \"back\": \"decoration\" needs it"
            ])
    }

    @Test("elements for kinds and sections that are not there have no effect")
    func warnings() {
        let header = "boundarySupplementaryItems: [{kind: boundary, elementKind: header}]"
        #expect(
            problems(section(header), "cells: {7: {}}\nsupplementary: {haeder: {}}\nmeasured: {2: [1]}") == [
                "5:13: warning: layout.collection.cells.7: has no effect, since there is no section 7",
                "6:21: warning: layout.collection.supplementary.haeder: has no effect, since no item of the layout has "
                    + "this element kind; did you mean \"header\"?",
                "7:16: warning: layout.collection.measured.2: has no effect, since there is no section 2",
            ])
    }

    @Test("what has no effect in a cell is warned of once")
    func idleProperties() {
        #expect(
            problems(group("kind: item"), "cell: {inset: {insets: 1, child: {flexGrow: 1}}}") == [
                "5:38: warning: layout.collection.cell.inset.child: flexGrow has no effect: "
                    + "only a stack reads it from its immediate child, and the parent is an inset"
            ])
    }

    @Test("what only laying out finds names the struct, and the collection's place")
    func layoutErrors() throws {
        let root = try root(
            "{collection: {sections: [1], layout: {kind: section, group: {kind: hgroup, subitems: [{kind: item, "
                + "width: {absolute: 0}}]}}}}")
        let error = #expect(throws: QuoinError.self) { try root.layout(in: SizeRange(exactly: Size(100, 100))) }
        #expect(error?.diagnostics.first?.place == SourcePlace(line: 1, column: 9))
        #expect(
            error?.message
                == "sections[0].group.subitems[0]: a subitem without extent would repeat forever: its width is 0")
    }

    @Test("what is wrong with one item only is found when it is seen, and says where it stands")
    func lateErrors() throws {
        let root = try root(
            "{collection: {sections: [2], layout: {kind: section, group: {kind: hgroup, height: {absolute: 10}, "
                + "subitems: [{kind: item}]}}, cell: {fill: \"#ff{item}\", cornerRadius: \"-{item}\"}}}")
        let error = #expect(throws: QuoinError.self) { try root.layout(in: SizeRange(exactly: Size(100, 100))) }
        #expect(error?.diagnostics.first?.place == SourcePlace(line: 1, column: 176))
        #expect(
            error?.message
                == "layout.collection.cell.cornerRadius: expected a number that is 0 or more, not \"-1\"")
    }
}
