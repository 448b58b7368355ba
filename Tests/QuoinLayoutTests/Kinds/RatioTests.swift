import QuoinLayout
import Testing

@Suite("Ratio")
struct RatioTests {
    @Test(
        "the child is the largest box of the ratio that fits (Texture, §4.8)",
        arguments: [(0.5, Size(100, 50)), (2.0, Size(50, 100)), (7.0, Size(14, 100)), (1.0, Size(100, 100))])
    func fitting(ratio: Double, size: Size) throws {
        #expect(try plain().ratio(ratio).layout(in: upTo(100, 100), environment: .init(scale: 2)).size == size)
    }

    @Test("an axis without a bound does not count (Texture, §4.8)")
    func oneBound() throws {
        #expect(try plain().ratio(0.5).size(in: sizes(0...80, free)) == Size(80, 40))
        #expect(try plain().ratio(0.5).size(in: sizes(free, 0...80)) == Size(160, 80))
        #expect(try content(30, 10).ratio(0.5).size(in: .unconstrained) == Size(30, 10))
    }

    @Test("an exact range overrules the ratio (Texture, §4.8)")
    func exact() throws {
        #expect(try plain().ratio(0.5).innerFrames(in: exactly(90, 90)) == [Rect(0, 0, 90, 90)])
    }

    @Test("the derived extent is floored to a pixel (Texture, §1.5)")
    func rounding() throws {
        #expect(try plain().ratio(1.0 / 3).size(in: sizes(0...100, free)) == Size(100, 33))
        #expect(try plain().ratio(1.0 / 3).size(in: sizes(0...100, free), scale: 3) == Size(100, 100.0 / 3))
    }

    @Test("a minimum is kept, and the nearer ratio chosen (Texture, §4.8 step 2)")
    func minimum() throws {
        #expect(try plain().ratio(0.5).size(in: sizes(0...100, 80...100)) == Size(100, 80))
    }

    @Test("fractions are of the chosen size (Texture, §3.2)")
    func fractions() throws {
        let frames = try Wrapper { plain().width(.percent(50)).height(.percent(50)) }.ratio(0.5).innerFrames(
            in: upTo(100, 100))
        #expect(frames == [Rect(0, 0, 100, 50), Rect(0, 0, 100, 50)])
        let inset = try plain().width(.percent(50)).inset(left: 0, right: .infinity).ratio(0.5).innerFrames(
            in: upTo(100, 100))
        #expect(inset == [Rect(0, 0, 100, 50), Rect(0, 0, 50, 50)])
    }
}
