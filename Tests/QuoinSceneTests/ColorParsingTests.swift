import QuoinGeometry
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
        #expect(throws: ColorError.invalidHexadecimal("#12345")) { try Color(parsing: "#12345") }
        #expect(throws: ColorError.invalidHexadecimal("#ggg")) { try Color(parsing: "#ggg") }
        #expect(throws: ColorError.unknownName("gren", suggestion: "green")) { try Color(parsing: "gren") }
        #expect(throws: ColorError.unknownName("", suggestion: nil)) { try Color(parsing: "") }
        #expect(throws: ColorError.unknownFunction("lab(1 2 3)")) { try Color(parsing: "lab(1 2 3)") }
        #expect(throws: ColorError.wrongComponentCount("rgb(1, 2)", count: 2)) { try Color(parsing: "rgb(1, 2)") }
        #expect(throws: ColorError.invalidComponent("rgb(1, 2, nan)", component: "nan")) {
            try Color(parsing: "rgb(1, 2, nan)")
        }
    }

    @Test("an adaptive color has one value for each appearance")
    func adaptive() {
        let ink = Color(light: .black, dark: .white)
        #expect(ink.resolved(for: .light) == .black)
        #expect(ink.resolved(for: .dark) == .white)
    }
}
