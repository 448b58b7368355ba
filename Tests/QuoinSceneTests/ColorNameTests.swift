import QuoinScene
import Testing

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
