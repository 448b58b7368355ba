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

    @Test("variants that changed in the same way are explained once")
    func folded() throws {
        let canvases = [120.0, 140].map { Canvas(width: ExtentRange(exactly: $0)) }
        let references = ["a", "b"].map { TemporaryReference("folded.\($0).png") }
        for (reference, canvas) in zip(references, canvases) { try reference.write(card(), on: canvas) }
        let problems = zip(["a", "b"], canvases).map { name, canvas in
            verifySnapshot(of: card(badge: 24, fill: .black), as: .image(on: canvas), named: name, record: .never) ?? ""
        }
        #expect(problems[0].contains("changed fill from #369 to #000"))
        #expect(!problems[1].contains("`badge`") && problems[1].contains("changes as in snapshot \"folded.a\""))
    }
}
