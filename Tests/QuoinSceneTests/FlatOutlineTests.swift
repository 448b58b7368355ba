import QuoinScene
import Testing

@Suite("What an outline takes of a row")
struct FlatOutlineTests {
    @Test("a row has the points of the outline within it, from the leftmost to the rightmost")
    func triangle() throws {
        let outline = FlatOutline(try Path(parsing: "M10 0L20 10H0"))
        #expect(try #require(outline.extent(from: 0, to: 5)) == (5, 15))
        #expect(try #require(outline.extent(from: 5, to: 5.5)) == (4.5, 15.5))
        #expect(try #require(outline.extent(from: 9, to: 30)) == (0, 20))
        #expect(outline.bottom == 10)
    }

    @Test("an outline takes nothing of a row above it, below it, or at its edge only")
    func outside() throws {
        let outline = FlatOutline(Path(Rect(0, 10, 5, 5)))
        #expect(outline.extent(from: 0, to: 10) == nil)
        #expect(outline.extent(from: 15, to: 20) == nil)
        #expect(try #require(outline.extent(from: 14, to: 20)) == (0, 5))
    }

    @Test("a curve is as wide as it is at the row's height")
    func circle() throws {
        let extent = try #require(FlatOutline(Path(ellipseIn: Rect(0, 0, 20, 20))).extent(from: 4, to: 4.001))
        // 6 above the middle of a circle of radius 10 its half width is 8.
        #expect(abs(extent.start - 2) < 0.1 && abs(extent.end - 18) < 0.1)
    }

    @Test("what has no height takes nothing, of any row")
    func level() throws {
        let outline = FlatOutline(try Path(parsing: "M0 5H10"))
        #expect(outline.bottom == nil && outline.extent(from: 0, to: 10) == nil)
        #expect(FlatOutline(Path()).bottom == nil)
    }
}
