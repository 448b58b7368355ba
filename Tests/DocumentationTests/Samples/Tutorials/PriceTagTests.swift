import Quoin
import QuoinSnapshots
import Testing

/// A price with a label beside it.
struct PriceTag: LayoutElement {
    var price: String

    var element: Element<InsetLayout> {
        Row(spacing: 8, alignItems: .center) {
            Text(price).fontSize(20).weight(.bold)
            Text("SALE").fontSize(12).weight(.bold).color(.white)
                .inset(horizontal: 8, vertical: 4).fill(Color(hex: 0xDC2626)).cornerRadius(6)
        }
        .inset(16)
    }
}

@Test("the price tag looks as it did")
func priceTag() {
    assertSnapshot(of: PriceTag(price: "€ 249"), as: .image(scale: 2))
}
