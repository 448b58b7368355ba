import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Paint keys")
struct PaintKeyTests {
    @Test("a fill is a color, a gradient, or a list of them, the first lowest")
    func fills() throws {
        #expect(try paint("fill: white")?.fills == [.solid(.white)])
        #expect(try paint("fill: [white, black]")?.fills == [.solid(.white), .solid(.black)])
        #expect(
            try paint("fill: {linear: {stops: [white, black]}}")?.fills == [
                .linear(.toBottom, colors: [.white, .black])
            ])
        #expect(try paint("")?.fills == [])
    }

    @Test("a linear gradient goes to a side, to a corner, or at an angle")
    func directions() throws {
        func fill(_ direction: String) throws -> Fill? {
            try paint("fill: {linear: {\(direction), stops: [white, black]}}")?.fills.first
        }
        #expect(try fill("to: left") == .linear(.toLeft, colors: [.white, .black]))
        #expect(try fill("to: bottomRight") == .linear(.toBottomRight, colors: [.white, .black]))
        #expect(try fill("angle: -45") == .linear(.degrees(-45), colors: [.white, .black]))
    }

    @Test("a stop may say where it is")
    func stops() throws {
        let fill = try paint(
            "fill: {linear: {stops: [{color: white, at: 20%}, {color: black}, {color: red, at: 30}]}}")?.fills
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(
            fill == [
                .linear(
                    .toBottom,
                    [
                        Gradient.Stop(.white, at: .percent(20)), Gradient.Stop(.black),
                        Gradient.Stop(red, at: .points(30)),
                    ])
            ])
    }

    @Test("radii for all corners, in order from the top left, or by name")
    func radii() throws {
        #expect(try paint("cornerRadius: 8")?.cornerRadii == CornerRadii(8))
        let all = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        #expect(try paint("cornerRadius: [1, 2, 3, 4]")?.cornerRadii == all)
        let one = CornerRadii(topLeft: 0, topRight: 2, bottomRight: 0, bottomLeft: 0)
        #expect(try paint("cornerRadius: {topRight: 2}")?.cornerRadii == one)
        #expect(try paint("cornerRadius: full")?.cornerRadii == CornerRadii(all: .full))
        let start = CornerRadii(topStart: 2, topEnd: 0, bottomEnd: 0, bottomStart: .full)
        #expect(try paint("cornerRadius: {topStart: 2, bottomStart: full}")?.cornerRadii == start)
    }

    @Test("border, opacity, clip and hidden")
    func others() throws {
        let paint = try #require(try paint("border: {width: 2, color: white}, opacity: 0.25, clip: true, hidden: true"))
        #expect(paint.border == Border(width: 2, color: .white))
        #expect(paint.opacity == 0.25 && paint.clips && paint.isHidden)
        #expect(try QuoinDocumentTests.paint("border: {width: 2}")?.border == Border(width: 2, color: .black))
    }
}

@Suite("Colors in documents")
struct ColorTests {
    @Test("a name from colors stands for a color, also in other names")
    func named() throws {
        let document = try document(
            """
            colors: {brand: "#0a84ff", same: brand, ink: {light: "#111111", dark: "#eeeeee"}}
            layout: {row: [{fill: brand}, {fill: same}, {fill: ink}]}
            """)
        let fills = document.root.children.compactMap { ($0.kind.base as? BoxNode)?.paint.fills.first }
        #expect(
            fills == [
                .solid(Color(hex: 0x0A84FF)), .solid(Color(hex: 0x0A84FF)),
                .solid(Color(light: RGBA(hex: 0x111111), dark: RGBA(hex: 0xEEEEEE))),
            ])
    }

    @Test("an adaptive color where it is used")
    func adaptive() throws {
        let expected = Color(light: .white, dark: .black)
        #expect(try paint("fill: {light: white, dark: black}")?.fills == [.solid(expected)])
        #expect(
            try paint("border: {width: 1, color: {light: white, dark: black}}")?.border
                == Border(width: 1, color: expected))
    }
}
