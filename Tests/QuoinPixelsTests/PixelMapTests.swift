import QuoinCairo
import Testing

@Suite("Sets of pixels")
struct PixelMapTests {
    @Test("an empty set has no pixel, no bounds and no worst window")
    func empty() {
        let map = PixelMap(width: 100, height: 2)
        #expect(map.count == 0 && !map[99, 1] && map.bounds == nil)
        #expect(map.worstWindow(side: 8).count == 0)
    }

    /// The pixels in which a picture is not transparent.
    private func map(_ width: Int, _ height: Int, _ places: [(x: Int, y: Int)]) throws -> PixelMap {
        var new = Bitmap(width: width, height: height)
        for place in places { new.pixels[place.y * width + place.x] = .max }
        return try ComparisonRules().difference(of: new, from: Bitmap(width: width, height: height)).map
    }

    @Test("a rectangle's pixels are counted, across words and beyond the rim")
    func counting() throws {
        let map = try map(200, 4, [(0, 0), (63, 1), (64, 1), (199, 3)])
        #expect(map.count == 4)
        #expect(map.count(in: PixelRect(x: 63, y: 0, width: 2, height: 2)) == 2)
        #expect(map.count(in: PixelRect(x: 64, y: -1, width: 500, height: 500)) == 2)
        #expect(map.count(in: PixelRect(x: 1, y: 0, width: 62, height: 4)) == 0)
        #expect(map.bounds == PixelRect(x: 0, y: 0, width: 200, height: 4))
    }

    @Test("the worst window is the square with the most pixels, also at the rim and when it is larger than the picture")
    func worstWindow() throws {
        let map = try map(30, 20, [(0, 0), (20, 10), (22, 12), (23, 10), (29, 19)])
        #expect(map.worstWindow(side: 1).count == 1)
        #expect(map.worstWindow(side: 3).count == 2)
        let found = map.worstWindow(side: 4)
        #expect(found.count == 3 && found.window == PixelRect(x: 20, y: 9, width: 4, height: 4))
        #expect(map.worstWindow(side: 100).count == 5)
    }
}
