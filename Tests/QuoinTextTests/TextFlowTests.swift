import QuoinScene
import Testing

@Suite("Text around areas")
struct TextFlowTests {
    private let mono: MonoText
    private let column = MonoText.advance
    private let row = MonoText.height

    init() throws {
        mono = try MonoText()
    }

    private func flow(_ string: String, around areas: [Shape], columns: Int = 12, limit: Int? = nil) -> ShapedText {
        mono.shape(string, columns: columns) { ($0.exclusions, $0.lineLimit) = (areas, limit) }
    }

    @Test("lines end before an area and go on below it")
    func right() {
        let area = Shape.rectangle(Rect(6.5 * column, 0, 100, 1.5 * row))
        let shaped = flow("aaa bb ccc dd eee fff ggg", around: [area])
        #expect(shaped.strings == ["aaa bb ", "ccc dd ", "eee fff ggg"])
        #expect(shaped.lines.map(\.frame.minY) == [0, row, 2 * row])
    }

    @Test("a row goes on behind an area, on the same baseline")
    func middle() {
        let area = Shape.rectangle(Rect(4 * column, 0, 3 * column, row / 2))
        let shaped = flow("aaa bbb ccc ddd", around: [area])
        #expect(shaped.strings == ["aaa ", "bbb ", "ccc ddd"])
        #expect(shaped.columns == [0, 7, 0])
        #expect(shaped.lines[0].baseline == shaped.lines[1].baseline)
        #expect(shaped.lastBaseline == shaped.lines[2].baseline)
    }

    @Test("a row that no word fits beside an area begins below it")
    func below() {
        let area = Shape.rectangle(Rect(2 * column, 0, 100, 30))
        let shaped = flow("aaa bbb", around: [area])
        #expect(shaped.strings == ["aaa bbb"])
        #expect((30...31).contains(shaped.lines[0].frame.minY))
    }

    @Test("a round area is as wide as it is at the row's height")
    func ellipse() {
        let circle = Shape.path(Path(ellipseIn: Rect(-3 * row, -3 * row, 6 * row, 6 * row)), .nonZero)
        let lines = flow("aa bb cc dd ee ff gg hh", around: [circle]).lines
        let starts = lines.prefix(3).map(\.frame.minX)
        // The circle's edge at the upper end of each row: 3, √8 and √5 rows from the center.
        #expect(abs(starts[0] - 3 * row) < 0.3)
        #expect(abs(starts[1] - 8.0.squareRoot() * row) < 0.3)
        #expect(abs(starts[2] - 5.0.squareRoot() * row) < 0.3)
    }

    @Test("the last row that may be is shortened beside an area")
    func limit() {
        let area = Shape.rectangle(Rect(6.5 * column, 0, 100, 100))
        let shaped = flow("aaa bb ccc dd eee fff ggg", around: [area], limit: 2)
        #expect(shaped.strings == ["aaa bb ", "ccc d…"])
        #expect(shaped.isTruncated)
    }

    @Test("an area of absurd height ends")
    func absurd() {
        let shaped = flow("aaa", around: [.rectangle(Rect(0, 0, 1_000, 1e9))])
        #expect(shaped.lines[0].frame.minY >= 1e9)
    }
}
