import QuoinComparison
import Testing

@Suite("Sets of pixels")
struct PixelMapTests {
    @Test("an empty set has no pixel, no bounds and no worst window")
    func empty() {
        let map = PixelMap(width: 100, height: 2)
        #expect(map.count == 0 && !map[99, 1] && map.bounds == nil)
        #expect(map.worstWindow(side: 8).count == 0)
    }
}
