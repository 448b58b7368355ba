import Quoin
import QuoinInlineSnapshots
import QuoinSnapshots
import Testing

@Suite("A card")
struct CardTests {
    @Test("looks as it did, in light and dark")
    func looks() {
        assertSnapshot(of: Card(), as: .image(width: 300, scale: 2))
        assertSnapshot(of: Card(), as: .image(width: 300, appearance: .dark), named: "dark")
    }

    @Test("has its parts where they were")
    func layout() {
        assertInlineSnapshot(of: Box().size(10, 20).id("badge").inset(5), as: .layout) {
            """
            inset: 20 × 30 at 0, 0
              box (badge): 10 × 20 at 5, 5
            """
        }
    }
}

private struct Card: LayoutElement {
    var element: Element<InsetLayout> {
        Row(spacing: 10, alignItems: .center) {
            Box().fill(Color(hex: 0x0A84FF)).size(40, 40).cornerRadius(20)
            Text("Anna").color(Color(light: RGBA(hex: 0x111111), dark: RGBA(hex: 0xEEEEEE)))
        }
        .inset(12)
    }
}
