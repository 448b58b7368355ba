import Quoin
import QuoinDiagrams
import Testing

@Suite("Sheets of diagrams")
struct SheetTests {
    private func strip(_ values: String) throws -> Diagram.Picture {
        try Diagram.Picture(
            of: """
                canvas: {width: 200, height: 60}
                diagram: {annotate: [alignment], columns: 2, strip: {layout.row.alignItems: [\(values)]}}
                layout:
                  row:
                    alignItems: center
                    children: [{fill: "#a9c1ea", preferredSize: [40, 20]}]
                """)
    }

    @Test("a label beside a panel makes its column wider, and no other")
    func columns() throws {
        let row = try strip("center, stretch")
        let rows = try strip("center, stretch, end, stretch")
        #expect(rows.list.size.width == row.list.size.width)
        // The layouts of a column begin below each other.
        let lines = rows.dashed([4, 3])
        #expect(lines.count == 2 && lines[0].minX == lines[1].minX)
    }

    @Test("the lines of a legend are centered, as the caption is")
    func legend() throws {
        let picture = try Diagram.Picture(
            of: """
                canvas: {width: 520}
                diagram:
                  annotate: [insets, spacing, flex]
                  badges: {a: A square of 64, b: Takes the room that is left, c: As wide as its label}
                  caption: The caption is centered
                layout:
                  row:
                    spacing: 10
                    children:
                      - {id: a, fill: "#a9c1ea", preferredSize: [40, 40]}
                      - {id: b, fill: "#a9c1ea", height: 40, flexGrow: 1}
                      - {id: c, fill: "#a9c1ea", preferredSize: [40, 40]}
                  with: [inset: 20]
                """)
        let caption = try #require(picture.label("The caption is centered"))
        let last = try #require(picture.label("As wide as its label"))
        let others = picture.labels.filter { $0.frame.maxY > last.frame.minY && $0.text == "3" }
        let number = try #require(others.max { $0.frame.minY < $1.frame.minY })
        #expect(number.frame.maxX < last.frame.minX)
        // The number is in a disc with a radius of 9.
        let middle = (number.frame.center.x - 9 + last.frame.maxX) / 2
        #expect(abs(middle - caption.frame.center.x) <= 1)
    }
}
