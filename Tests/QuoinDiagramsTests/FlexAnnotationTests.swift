import Quoin
import QuoinDiagrams
import Testing

@Suite("Annotated flexing by the rules of CSS")
struct FlexAnnotationTests {
    private func words(_ children: String) throws -> [String] {
        try Diagram.Picture(
            of: """
                canvas: {width: 236}
                diagram: [flex]
                layout: {row: {flexRules: css, spacing: 12, children: [\(children)]}}
                """
        ).words
    }

    @Test("where a minimum stops a child, shares are what each gave, and the child says so")
    func minimum() throws {
        // 80 + 160 + 150 + 2 · 12 is 178 too much. The factors give the last child 65%, but it ends 90 smaller.
        let words = try words(
            """
            {width: 80, height: 56}, {width: 160, height: 56, flexShrink: 1},
            {width: 150, minWidth: 60, height: 56, flexShrink: 2}
            """)
        #expect(words == ["gives 49% (−88)", "gives 51% (−90, its minimum)"])
    }

    @Test("where a maximum stops a child, the others grow by what it leaves")
    func maximum() throws {
        // 236 − 3 · 20 − 2 · 12 = 152. The factors give the first child 38, but it grows by 10 only.
        let words = try words(
            """
            {width: 20, maxWidth: 30, height: 9, flexGrow: 1}, {width: 20, height: 9, flexGrow: 1},
            {width: 20, height: 9, flexGrow: 2}
            """)
        #expect(
            words.filter { $0 != "grown by" } == [
                "takes 31% (+47.3)", "takes 62% (+94.7)", "takes 7% (+10, its maximum)",
            ])
    }
}
