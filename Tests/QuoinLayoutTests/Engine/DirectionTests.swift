import QuoinLayout
import Testing

@Suite("Right to left")
struct DirectionTests {
    private func mirrored(_ element: some LayoutElement, in range: SizeRange) throws -> [Rect] {
        try element.layout(in: range, environment: LayoutEnvironment(direction: .rightToLeft)).frames
    }

    @Test("finished positions are mirrored; start is always left before (Texture, §3.6)")
    func row() throws {
        let row = Row {
            box(10, 10)
            box(20, 10)
        }
        #expect(
            try mirrored(row, in: exactly(100, 10)) == [Rect(0, 0, 100, 10), Rect(90, 0, 10, 10), Rect(70, 0, 20, 10)])
    }

    @Test("insets keep their sides before the mirror, so they change sides with it (Texture, §10 Q39)")
    func insets() throws {
        let frames = try mirrored(box(10, 10).inset(left: 30), in: upTo(100, 100))
        #expect(frames == [Rect(0, 0, 40, 10), Rect(0, 0, 10, 10)])
    }

    @Test("each node mirrors what is in it (Texture, §3.6)")
    func nodes() throws {
        let inner = node {
            Row {
                box(10, 10)
                box(5, 10)
            }
        }.width(40)
        let frames = try mirrored(Row { inner }, in: exactly(100, 10))
        #expect(
            frames == [
                Rect(0, 0, 100, 10), Rect(60, 0, 40, 10), Rect(60, 0, 40, 10), Rect(90, 0, 10, 10), Rect(85, 0, 5, 10),
            ])
    }

    @Test("what reaches out on one side reaches out on the other (Texture, §3.6)")
    func outside() throws {
        let frames = try mirrored(box(100, 50).corner(box(20, 10)), in: upTo(300, 300))
        #expect(frames[2] == Rect(-10, -5, 20, 10))
    }
}
