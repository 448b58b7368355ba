import QuoinLayout
import Testing

@Suite("Warnings")
struct WarningTests {
    private func warnings(_ element: some LayoutElement) throws -> [String] {
        try withoutPlaces(LayoutTree(element).warnings)
    }

    private func warnings(_ element: some LayoutElement, in range: SizeRange) throws -> [String] {
        try withoutPlaces(element.trace(in: range).warnings)
    }

    /// The warnings without the Swift file and line of each element.
    private func withoutPlaces(_ warnings: [Layout.Warning]) -> [String] {
        warnings.map { $0.description.replacing(#/ \(WarningTests\.swift:\d+\)/#, with: "") }
    }

    @Test("an element without an id is named with its Swift file and line, also where a modifier wraps it")
    func places() throws {
        let line = #line + 2
        let row = Row {
            box(10, 10).flexGrow().inset(5)
            box(10, 10).id("b").flexGrow().inset(5)
        }
        let names = try LayoutTree(row).warnings.map(\.element.description)
        #expect(
            names == [
                "layout.stack.children[0].inset.child (WarningTests.swift:\(line))",
                "`b` (layout.stack.children[1].inset.child)",
            ])
    }

    @Test("an element that a composition passes on keeps the place where it was written")
    func placesOfParts() throws {
        func panel(@ElementBuilder _ children: () -> [AnyElement]) -> some LayoutElement {
            Row { children() }
        }
        let line = #line + 1
        let row = panel { box(10, 10).alignSelf(.end).inset(5) }
        let name = try LayoutTree(row).warnings.first?.element.description
        #expect(name == "layout.stack.children[0].inset.child (WarningTests.swift:\(line))")
    }

    @Test("ascender and descender count where a stack aligns by baselines, through columns too (Texture, §2.5)")
    func baselines() throws {
        let column = Column { box(10, 10).ascender(4).id("a") }
        #expect(
            try warnings(Row { column }) == [
                "`a` (layout.stack.children[0].stack.children[0]): ascender has no effect: no stack above aligns it "
                    + "by baselines"
            ])
        #expect(try warnings(Row(alignItems: .baselineFirst) { column }) == [])
    }

    @Test("a text in an inset has no baseline for a row of Texture's (Texture, §10 Q27)")
    func hiddenBaselines() throws {
        let (plain, inset) = (words(1), words(1).inset(4))
        let reason = "an inset hides the baseline of the text in it; use the text's own insets, or flexRules: css"
        #expect(
            try warnings(Row(alignItems: .baselineFirst) { [plain.erased, inset.erased, inset.erased] }) == [
                "layout: alignItems has no effect on children[1]: " + reason
            ])
        #expect(
            try warnings(Row { inset.alignSelf(.baselineLast) }) == [
                "layout.stack.children[0]: alignSelf has no effect: " + reason
            ])
        #expect(try warnings(Row(alignItems: .baselineFirst) { inset }.element.flexRules(.css)) == [])
        #expect(try warnings(Row(alignItems: .baselineFirst) { inset.ascender(8) }) == [])
        #expect(try warnings(Row(alignItems: .baselineFirst) { box(10, 10).inset(4) }) == [])
    }

    @Test("a kind of one's own may read everything")
    func ownKind() throws {
        struct Own: LayoutKind {
            static let name = "own"
            func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: .zero) }
        }
        #expect(try warnings(Element(Own()) { box(1, 1).flexGrow().alignSelf(.end).at(1, 1).ascender(2) }) == [])
    }

    @Test("a fraction of an unknown extent counts as auto (Texture, §10 Q12, Q13)")
    func fractions() throws {
        #expect(
            try warnings(Row { content(10, 10).width(.percent(50)) }, in: upTo(100, 100)) == [
                "layout.stack.children[0]: width counts as auto: the parent's width is not known when it is measured"
            ])
        #expect(
            try warnings(Row { content(10, 10).flexBasis(.percent(50)) }, in: upTo(100, 100)) == [
                "layout.stack.children[0]: flexBasis counts as auto: the parent's width is not known when it is measured"
            ])
        #expect(try warnings(Row { content(10, 10).width(.percent(50)) }, in: exactly(100, 100)) == [])
    }

    @Test("an infinite inset needs an end (Texture, §10 Q17)")
    func insets() throws {
        #expect(
            try warnings(box(10, 10).inset(top: .infinity), in: sizes(0...100, free)) == [
                "layout: insets count as 0 where they are infinite: the height has no maximum"
            ])
        #expect(try warnings(box(10, 10).inset(top: .infinity), in: upTo(100, 100)) == [])
    }

    @Test("a size that the parent's range overrules, unless flexing is meant to (Texture, §10 Q1, Q2)")
    func overruled() throws {
        #expect(
            try warnings(box(80, 80).overlay(box(20, 20)), in: upTo(100, 100)) == [
                "layout.overlay.overlay: width is overruled: the parent allows 80 only",
                "layout.overlay.overlay: height is overruled: the parent allows 80 only",
            ])
        #expect(try warnings(Row { box(10, 10).flexGrow() }, in: exactly(100, 10)) == [])
        #expect(
            try warnings(Row { box(10, 10).maxWidth(50).flexGrow() }, in: exactly(100, 10)) == [
                "layout.stack.children[0]: maxWidth is ignored when the element flexes; only a stack with "
                    + "flexRules: css keeps to it"
            ])
    }

    @Test("a minimum that the flexed extent keeps, below the extent from which flexing starts, is not ignored")
    func keptMinimum() throws {
        let row = Row {
            plain().width(80).flexShrink()
            plain().width(80).minWidth(60).flexShrink(2)
        }.element.flexRules(.css)
        #expect(try row.layout(in: exactly(100, 10)).frames.last?.size.width == 60)
        #expect(try warnings(row, in: exactly(100, 10)) == [])
        #expect(
            try warnings(Row { box(10, 10).minWidth(5).maxWidth(50).flexGrow() }, in: exactly(100, 10)).map {
                $0.contains(": maxWidth is ignored when")
            } == [true])
    }

    @Test("nothing grows in a stack without a minimum (Texture, §4.2 'consequences')")
    func idleGrowth() throws {
        #expect(
            try warnings(Row { box(10, 10).flexGrow() }, in: upTo(100, 10)) == [
                "layout.stack.children[0]: flexGrow has no effect: the stack may be as small as its content; its width "
                    + "may be 0...100; with width: 100% the stack has room"
            ])
    }

    @Test("text that a distance moved out of its row wants no flexShrink")
    func pushed() throws {
        let pushed = try warnings(
            Row(spacing: -1_000) {
                words(2)
                words(2)
            }, in: exactly(50, 100))
        #expect(!pushed.contains { $0.contains("flexShrink") })
    }
}
