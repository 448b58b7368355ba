import Foundation
import QuoinScene
import Testing

@Suite("Values of design")
struct DesignTokenTests {
    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode([value]), as: UTF8.self)
    }

    /// The JSON of a value, which gives the value back.
    private func written<Value: Codable & Equatable>(_ value: Value) throws -> String {
        let text = try json(value)
        #expect(try JSONDecoder().decode([Value].self, from: Data(text.utf8)) == [value])
        return String(text.dropFirst().dropLast())
    }

    @Test("are encoded as documents have them")
    func encoded() throws {
        #expect(try written(Color(hex: 0x336699)) == "\"#369\"")
        #expect(try written(Color(light: .black, dark: .white)) == ##"{"dark":"#fff","light":"#000"}"##)
        #expect(try written(FontWeight.semibold) == "\"semibold\"" && written(FontWeight(650)) == "650")
        #expect(
            try written(EdgeInsets(8)) == "8"
                && written(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "[1,2,3,4]")
        #expect(try written(Shadow(radius: 8, offset: Point(0, 2))) == #"{"offset":[0,2],"radius":8}"#)
        #expect(
            try written(Canvas(width: 320, scale: 2, appearance: .dark))
                == #"{"appearance":"dark","scale":2,"width":320}"#)
        #expect(try written(TextStyle(size: 17, weight: .bold)) == #"{"size":17,"weight":"bold"}"#)
        #expect(try written(Size(40, 20)) == #"{"height":20,"width":40}"#)
    }

    @Test("lose nothing that bytes cannot hold")
    func exact() throws {
        let third = Color(red: 1.0 / 3, green: 0.123456, blue: 0.9, alpha: 0.7)
        #expect(try written(third).hasPrefix(#"{"alpha":0.7,"blue":0.9"#))
        _ = try written(Color(light: third, dark: .black))
        _ = try written(RGBA(red: 0.1, green: 0.2, blue: 0.3))
        var style = TextStyle(families: ["Inter", "Noto Sans"], size: 12.5)
        (style.fill, style.shadows) = (.linear(.toTop, colors: [.red, .blue]), [TextStyle.Shadow(radius: 1)])
        (style.underline, style.stroke) = (TextStyle.Decoration(.wavy), TextStyle.Stroke(width: 1, color: .red))
        (style.axes, style.features, style.link) = (["opsz": 14], ["tnum": 1], "https://example.com")
        _ = try written(style)
        var canvas = Canvas(width: ExtentRange(min: 10, max: 20))
        (canvas.safeArea, canvas.margins) = (EdgeInsets(4), EdgeInsets(top: 1))
        (canvas.fallbacks, canvas.language) = (
            Canvas.TextFallbacks(missingGlyphs: .box), Canvas.PseudoLanguage.allCases.first
        )
        _ = try written(canvas)
    }

    @Test("that are wrong are errors with the message for a document")
    func wrong() throws {
        /// The error of reading a value.
        func message<Value: Decodable>(_ type: Value.Type, _ text: String) -> String {
            do {
                return "\(try JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8)))"
            } catch {
                return "\(error)"
            }
        }
        #expect(message(Color.self, "\"redd\"").contains("redd"))
        #expect(message(FontWeight.self, "1000").contains("900"))
        #expect(message(Shadow.self, #"{"radius": -1}"#).contains("radius"))
        #expect(message(Canvas.self, #"{"widht": 1}"#).contains("widht"))
    }

    @Test("are described as documents have them")
    func described() {
        #expect("\(Color.red)" == "#f00" && "\(RGBA(hex: 0x336699))" == "#369")
        #expect("\(Shadow(radius: 8))" == "{radius: 8}" && "\(FontWeight.bold)" == "bold")
        #expect(
            "\(Canvas(width: 320, scale: 2))" == "{scale: 2, width: 320}" && "\(TextStyle(size: 17))" == "{size: 17}")
    }
}
