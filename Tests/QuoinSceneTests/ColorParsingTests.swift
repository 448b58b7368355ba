import Foundation
import QuoinScene
import Testing

@Suite("Colors from text")
struct ColorParsingTests {
    @Test(
        "every CSS notation gives the same red",
        arguments: [
            "#f00", "#F00F", "#ff0000", "#ff0000ff", "red", "RED", "rgb(255, 0, 0)", "rgb(100% 0% 0%)",
            "rgba(255, 0, 0, 1)", "hsl(0, 100%, 50%)", "hsl(360deg 100% 50% / 100%)",
        ])
    func notations(text: String) throws {
        #expect(try Color(parsing: text) == Color(red: 1, green: 0, blue: 0))
    }

    @Test("the alpha follows a slash or a comma, as a number or a percentage")
    func alpha() throws {
        #expect(try RGBA(parsing: "rgb(0 0 0 / 25%)").alpha == 0.25)
        #expect(try RGBA(parsing: "rgba(0, 0, 0, .25)").alpha == 0.25)
        #expect(try RGBA(parsing: "#00000033").alpha == 0.2)
        #expect(try RGBA(parsing: "transparent") == .transparent)
    }

    @Test(
        "oklch gives the color that CSS Color 4 gives for it",
        arguments: zip(
            ["oklch(0.62796 0.25768 29.234)", "oklch(1 0 0)", "oklab(0.51975 -0.1403 0.10768)"],
            [RGBA(hex: 0xFF0000), RGBA(hex: 0xFFFFFF), RGBA(hex: 0x008000)]))
    func oklch(text: String, expected: RGBA) throws {
        let color = try RGBA(parsing: text)
        #expect(abs(color.red - expected.red) < 0.001)
        #expect(abs(color.green - expected.green) < 0.001)
        #expect(abs(color.blue - expected.blue) < 0.001)
    }

    @Test("a color in OKLab and back is the same color")
    func roundTrip() {
        let color = RGBA(hex: 0x336699)
        let back = RGBA(OKLab(color))
        #expect(abs(back.red - 0.2) < 1e-6)
        #expect(abs(back.green - 0.4) < 1e-6)
        #expect(abs(back.blue - 0.6) < 1e-6)
    }

    @Test("what is no color says why")
    func errors() {
        #expect(throws: Color.ParsingError.invalidHexadecimal("#12345")) { try Color(parsing: "#12345") }
        #expect(throws: Color.ParsingError.invalidHexadecimal("#ggg")) { try Color(parsing: "#ggg") }
        #expect(throws: Color.ParsingError.unknownName("gren", suggestion: "green")) { try Color(parsing: "gren") }
        #expect(throws: Color.ParsingError.unknownName("", suggestion: nil)) { try Color(parsing: "") }
        #expect(throws: Color.ParsingError.unknownFunction("cmyk(1 2 3)")) { try Color(parsing: "cmyk(1 2 3)") }
        #expect(throws: Color.ParsingError.unknownSpace("color(p3 1 2 3)")) { try Color(parsing: "color(p3 1 2 3)") }
        #expect(throws: Color.ParsingError.wrongComponentCount("rgb(1, 2)", count: 2)) {
            try Color(parsing: "rgb(1, 2)")
        }
        #expect(throws: Color.ParsingError.invalidComponent("rgb(1, 2, nan)", component: "nan")) {
            try Color(parsing: "rgb(1, 2, nan)")
        }
    }

    @Test("an adaptive color has one value for each appearance")
    func adaptive() {
        let ink = Color(light: .black, dark: .white)
        #expect(ink.resolved(for: .light) == .black)
        #expect(ink.resolved(for: .dark) == .white)
    }

    @Test(
        "colors of other spaces (CSS Color 4, and the examples of its tests)",
        arguments: [
            ("hwb(90 0% 0%)", RGBA(hex: 0x80FF00)), ("hwb(0.5turn 20% 40%)", RGBA(hex: 0x339999)),
            ("hwb(10 60% 60%)", RGBA(hex: 0x808080)), ("lab(100% 0 0)", RGBA(hex: 0xFFFFFF)),
            ("lab(46.277 -47.552 48.576)", RGBA(hex: 0x008000)), ("lab(0 0 0)", RGBA(hex: 0x000000)),
            ("lch(46.277% 67.977 134.391)", RGBA(hex: 0x008000)), ("lch(50% 0 none)", RGBA(hex: 0x777777)),
            ("color(srgb 1 50% 0)", RGBA(hex: 0xFF8000)), ("color(srgb-linear 0 0.21586 0)", RGBA(hex: 0x008000)),
            ("color(display-p3 1 1 1)", RGBA(hex: 0xFFFFFF)),
            ("color(display-p3 0.21604 0.49418 0.13151)", RGBA(hex: 0x008000)),
            ("color(a98-rgb 1 1 1)", RGBA(hex: 0xFFFFFF)),
            ("color(prophoto-rgb 0.230479 0.395789 0.129968)", RGBA(hex: 0x008000)),
            ("color(rec2020 1 1 1)", RGBA(hex: 0xFFFFFF)), ("color(xyz 0.07719 0.15438 0.02573)", RGBA(hex: 0x008000)),
            ("color(xyz-d50 0.08312 0.154746 0.020961)", RGBA(hex: 0x008000)),
            ("color(srgb 2 -1 0)", RGBA(hex: 0xFF0000)),
        ])
    func otherSpaces(text: String, expected: RGBA) throws {
        let color = try RGBA(parsing: text)
        #expect(abs(color.red - expected.red) < 0.002, "\(color)")
        #expect(abs(color.green - expected.green) < 0.002, "\(color)")
        #expect(abs(color.blue - expected.blue) < 0.002, "\(color)")
    }

    @Test("a color in Lab and back is the same color", arguments: [UInt32(0), 0x336699, 0xFF0000, 0xFEFEFE])
    func labRoundTrip(hex: UInt32) {
        let color = RGBA(hex: hex)
        let back = RGBA(CIELab(color))
        #expect(abs(back.red - color.red) + abs(back.green - color.green) + abs(back.blue - color.blue) < 1e-5)
    }

    @Test("powers are those of the C library", arguments: [0.001, 0.25, 0.5, 0.99, 1, 2, 1000])
    func powers(base: Double) {
        for exponent in [0.1, 0.5, 1, 1.8, 2.4, 7] {
            #expect(abs(power(base, exponent) / pow(base, exponent) - 1) < 1e-12)
        }
        #expect(power(0, 2) == 0 && power(0, 0) == 1)
    }
}

@Suite("Colors in Swift")
struct ColorNameTests {
    @Test(
        "have the names and values of documents",
        arguments: [
            ("gray", Color.gray), ("red", .red), ("lightgray", .lightgray), ("purple", .purple),
            ("rebeccapurple", Color(hex: 0x663399)), ("transparent", .transparent), ("black", .black),
        ])
    func names(name: String, color: Color) throws {
        #expect(try Color(parsing: name) == color)
    }

    @Test("are adaptive by two colors, or by two values")
    func adaptive() {
        #expect(Color(light: .white, dark: .black) == Color(light: RGBA.white, dark: RGBA.black))
        #expect(Color(light: .gray.opacity(0.5), dark: .white).light == RGBA(hex: 0x808080, alpha: 0.5))
    }
}
