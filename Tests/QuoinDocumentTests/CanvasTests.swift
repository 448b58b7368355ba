import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Canvas")
struct CanvasTests {
    private func canvas(_ text: String) throws -> Canvas { try document("canvas: \(text)\nlayout: {}").canvas }

    @Test("a canvas that is absent has no bounds, scale 1, no fill, and reads left to right in the light")
    func defaults() throws {
        let canvas = try document("layout: {}").canvas
        #expect(canvas.range == .unconstrained && canvas.scale == 1 && canvas.fills.isEmpty)
        #expect(canvas.direction == .leftToRight && canvas.appearance == .light)
    }

    @Test(
        "a width is exact points, a range, or auto",
        arguments: [
            ("300", 300, 300), ("0", 0, 0), ("12.5", 12.5, 12.5), ("0...300", 0, 300), ("150...inf", 150, .infinity),
            ("\"150...inf\"", 150, .infinity), ("10 ... 20", 10, 20), ("auto", 0, .infinity),
            ("\"auto\"", 0, .infinity),
            ("{min: 0, max: 300}", 0, 300), ("{max: 300}", 0, 300), ("{min: 7}", 7, .infinity),
            ("{min: 7, max: inf}", 7, .infinity), ("{min: 7, max: \"inf\"}", 7, .infinity), ("{}", 0, .infinity),
        ] as [(String, Double, Double)])
    func widths(text: String, min: Double, max: Double) throws {
        #expect(try canvas("{width: \(text)}").range[.horizontal] == ExtentRange(min: min, max: max))
        #expect(try canvas("{height: \(text)}").range[.vertical] == ExtentRange(min: min, max: max))
    }

    @Test("scale, fill, direction and appearance")
    func others() throws {
        let canvas = try canvas("{scale: 2.5, fill: \"#fff\", direction: rtl, appearance: dark}")
        #expect(canvas.scale == 2.5 && canvas.fills == [.solid(.white)])
        #expect(canvas.direction == .rightToLeft && canvas.appearance == .dark)
    }
}
