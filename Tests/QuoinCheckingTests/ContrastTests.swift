import QuoinDocument
import QuoinScene
import Testing

@testable import QuoinChecking

@Suite("Contrast")
struct ContrastTests {
    private func findings(_ layout: String, fill: String = "white", widths: String = "320...340") throws
        -> [LayoutFinding]
    {
        try CheckedText().findings(
            """
            canvas: {width: 330, height: 60, fill: \(fill)}
            check: {widths: \(widths)}
            layout: \(layout)
            """)
    }

    @Test("is that of the colors, with a color that would do")
    func plain() throws {
        let found = try findings("{id: note, text: {string: A note, color: '#8e8e93'}}")
        #expect(
            found.map(\.description) == [
                "at every width \"note\" has a contrast of 3.2 where 4.5 is needed: #8e8e93 against #ffffff; "
                    + "color: #747479 on \"note\" would do"
            ])
        #expect(try findings("{text: {string: A note, color: '#747479'}}").isEmpty)
    }

    @Test("of large letters may be lower")
    func large() throws {
        #expect(try findings("{text: {string: A note, size: 24, color: '#8e8e93'}}").isEmpty)
        #expect(try findings("{text: {string: A note, size: 19, weight: bold, color: '#8e8e93'}}").isEmpty)
        #expect(try findings("{text: {string: A note, size: 18, weight: bold, color: '#8e8e93'}}").count == 1)
    }

    @Test("counts opacity, and what lies over the text")
    func opacity() throws {
        #expect(try findings("{text: {string: A note}, opacity: 0.4}").count == 1)
        #expect(try findings("{text: {string: A note}, with: [{overlay: {fill: '#fff9'}}]}").count == 1)
    }

    @Test("is looked for in the dark appearance")
    func dark() throws {
        let found = try findings("{text: {string: A note}}", fill: "{light: white, dark: '#222'}")
        #expect(found.flatMap(\.occurrences).map(\.appearance) == [.dark])
    }

    @Test("on a gradient begins at the pixel at which a letter has too little")
    func gradient() throws {
        let layout = "{row: [{id: words, text: {string: Words over a gradient, color: white}}]}"
        func found(_ widths: String) throws -> [LayoutFinding] {
            try findings(layout, fill: "{linear: {to: right, stops: ['#555', white]}}", widths: widths)
        }
        let all = try #require(try found("150...900").first?.occurrences.first)
        #expect(all.widths.count == 1 && !all.isEverywhere)
        let last = try #require(all.widths.first?.upperBound)
        #expect(try found("\(Int(last))...\(Int(last))").count == 1)
        #expect(try found("\(Int(last) + 1)...\(Int(last) + 1)").isEmpty)
    }
}
