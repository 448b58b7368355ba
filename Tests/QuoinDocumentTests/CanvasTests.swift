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

    @Test(
        "what is no range of points is refused",
        arguments: [
            "-1", "inf", "nan", ".nan", "a", "\"300\"", "300...0", "-5...5", "5...", "...5", "1e999", "[1, 2]", "0x10",
            "", "true", "0...nan",
        ])
    func wrongWidths(text: String) {
        let found = problems("canvas: {width: \(text)}\nlayout: {}")
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("1:1"))
        #expect(found[0].contains(": error: canvas.width: expected points, auto, a range such as 0...300 or 150...inf"))
    }

    @Test("a minimum above the maximum is refused with both")
    func minAboveMax() {
        #expect(
            problems("canvas: {width: {min: 9, max: 3}}\nlayout: {}")
                == ["1:17: error: canvas.width: the minimum, 9, is above the maximum, 3"])
    }

    @Test("scale, fill, direction and appearance")
    func others() throws {
        let canvas = try canvas("{scale: 2.5, fill: \"#fff\", direction: rtl, appearance: dark}")
        #expect(canvas.scale == 2.5 && canvas.fills == [.solid(.white)])
        #expect(canvas.direction == .rightToLeft && canvas.appearance == .dark)
    }

    @Test("a scale is from 0.001 to 100", arguments: ["0", "1e-9", "-1", "101", "1e308"])
    func wrongScales(text: String) {
        let found = problems("canvas: {scale: \(text)}\nlayout: {}")
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("1:17: error: canvas.scale: expected a number from 0.001 to 100, not "))
    }

    @Test("a scale is a number", arguments: ["nan", "inf", "two", "\"2\"", "[2]"])
    func noScales(text: String) {
        let found = problems("canvas: {scale: \(text)}\nlayout: {}")
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("1:17: error: canvas.scale: expected a number, not "))
    }

    @Test("wrong words are reported with the right ones, the likely one by name")
    func wrongWords() {
        #expect(
            problems("canvas: {direction: rlt, appearance: 1, fill: yes, scael: 2}\nlayout: {}") == [
                "1:21: error: canvas.direction: expected one of ltr, rtl, not \"rlt\"; did you mean \"rtl\"?",
                "1:38: error: canvas.appearance: expected one of light, dark, not \"1\"",
                "1:47: error: canvas.fill: \"yes\" is not a color",
                "1:52: error: canvas: unknown key \"scael\"; did you mean \"scale\"?",
            ])
    }
}
