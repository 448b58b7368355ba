import Quoin
import QuoinDiagrams
import Testing

@Suite("Samples: Diagrams")
struct DiagramsSamples {
    @Test("a diagram of an element")
    func diagram() throws {
        let card = Row(spacing: 12) { Box().size(40, 40).id("dot") }.inset(16)

        let renderer = try PictureRenderer()
        let canvas = Canvas(width: ExtentRange(exactly: 260), scale: 2)
        let diagram = Diagram(.insets, .spacing).annotating(.sizes, for: "dot").captioned("A card and its parts")
        let picture = try renderer.diagram(diagram, of: card, on: canvas)
        let bytes = try renderer.file(picture, on: canvas, as: .svg)

        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("<svg "))
    }
}
