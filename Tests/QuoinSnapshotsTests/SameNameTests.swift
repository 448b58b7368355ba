import Quoin
import QuoinSnapshots
import Testing

/// Suites of one file with tests of the same name, each with a reference of its own.
@Suite("Cards with the name of a test")
struct SameNameTests {
    @Test("that is the first in the file")
    func looks() {
        assertSnapshot(of: card(), as: .layout(width: 120))
    }

    @Suite("Wide cards")
    struct Wide {
        @Test("that stands in the file before")
        func looks() {
            assertSnapshot(of: card(), as: .layout(width: 200))
        }
    }
}

@Suite("Large cards with the name of a test")
struct LargeSameNameTests {
    @Test("that stands in the file before")
    func looks() {
        assertSnapshot(of: card(badge: 40), as: .layout(width: 120))
    }

    @Test("variants that changed in the same way are explained once, and of other numbers only the first line is said")
    func folded() throws {
        let variants: [(name: String, badge: Double)] = [("a", 24), ("b", 24), ("c", 26)]
        let problems = try zip(variants, [120.0, 140, 140]).map { variant, width in
            let canvas = Canvas(width: ExtentRange(exactly: width))
            let reference = TemporaryReference("folded.\(variant.name).png")
            try reference.write(card(), on: canvas)
            let changed = card(badge: variant.badge, fill: .black)
            return withExtendedLifetime(reference) {
                verifySnapshot(of: changed, as: .image(on: canvas), named: variant.name, record: .never) ?? ""
            }
        }
        #expect(problems[0].contains("changed fill from #369 to #000"))
        #expect(!problems[1].contains("`badge`") && problems[1].contains("changes as in snapshot \"folded.a\""))
        #expect(problems[2].contains("changed fill from #369 to #000"))
        #expect(problems[2].contains("the rest is as in snapshot \"folded.a\", with other numbers"))
    }
}
