import BrowserComparison
import QuoinCairo
import Testing

@Suite("Findings")
struct FindingsTests {
    /// 40 by 40 pixels of one color, with a square of 20 by 20 at a place.
    private func picture(ground: UInt32 = 0xFFFF_FFFF, square: UInt32 = 0xFF00_0000, x: Int = 10) -> Bitmap {
        var bitmap = Bitmap(width: 40, height: 40)
        for y in 0..<40 {
            for column in 0..<40 {
                let isInside = (10..<30).contains(y) && (x..<x + 20).contains(column)
                bitmap.pixels[y * 40 + column] = isInside ? square : ground
            }
        }
        return bitmap
    }

    /// 40 by 40 pixels, from black at the left by 5 levels a pixel, and some levels more.
    private func slope(raised: Int = 0) -> Bitmap {
        var bitmap = Bitmap(width: 40, height: 40)
        for index in bitmap.pixels.indices {
            let level = UInt32(index % 40 * 5 + raised)
            bitmap.pixels[index] = 0xFF00_0000 | level << 16 | level << 8 | level
        }
        return bitmap
    }

    @Test("the same picture differs in nothing")
    func same() {
        let findings = Findings(ours: picture(), browser: picture())
        #expect(findings.flat == 0 && findings.slope == 0 && findings.offset == 0 && findings.ink == 1)
    }

    @Test("another color is a difference of the flat areas")
    func flat() {
        let findings = Findings(ours: picture(square: 0xFF00_0300), browser: picture())
        #expect(findings.flat == 3 && findings.slope == 0 && findings.offset == 0)
    }

    @Test("a gradient that is raised differs on the slope")
    func raised() {
        let findings = Findings(ours: slope(raised: 4), browser: slope())
        #expect(findings.flat == 0 && findings.slope == 4 && findings.offset == 0)
    }

    @Test("a form that stands elsewhere is as many pixels away", arguments: [1, 2, 5])
    func moved(distance: Int) {
        #expect(Findings(ours: picture(x: 10 + distance), browser: picture()).offset == distance)
    }

    @Test("a form that is missing is nowhere near")
    func missing() {
        let findings = Findings(ours: picture(square: 0xFFFF_FFFF), browser: picture())
        #expect(findings.offset == Findings.largestOffset && findings.ink == 0)
    }

    @Test("an edge drawn half as dark is in its place")
    func softEdge() {
        var soft = picture()
        for y in 10..<30 { soft.pixels[y * 40 + 9] = 0xFF80_8080 }
        #expect(Findings(ours: soft, browser: picture()).offset == 1)
        #expect(Findings(ours: soft, browser: picture()).flat == 0)
    }
}
