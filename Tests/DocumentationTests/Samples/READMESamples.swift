import Quoin
import QuoinSnapshots
import Testing

@Test func card() {
    assertSnapshot(of: Card(), as: .image(width: 300, scale: 2))
    assertSnapshot(of: Card(), as: .layout(width: 300))
    assertSnapshots(
        of: Card(), as: .matrix(sizes: [Canvas.Extent(width: 320)], appearances: [.light, .dark]), named: "all")
}

private struct Card: LayoutElement {
    var element: Element<InsetLayout> {
        Text("Anna").color(Color(light: RGBA(hex: 0x111111), dark: RGBA(hex: 0xEEEEEE))).inset(12)
    }
}

@Suite("Samples: README")
struct READMESamples {
    @Test("a card and its picture")
    func card() throws {
        let card = Row(spacing: 10, alignItems: .center) {
            Box().fill(.black).size(40, 40).cornerRadius(20).id("dot")
            Text("Anna").flexShrink()
            Spacer()
            Text("30m")
        }
        .inset(12)

        let picture = try PictureRenderer().draw(card, on: Canvas(width: 300, scale: 2))
        let bytes = picture.png
        let dot = picture.layout.frame(ofID: "dot")

        #expect(bytes.count > 8)
        #expect(dot == Rect(12, 12, 40, 40))
    }
}
