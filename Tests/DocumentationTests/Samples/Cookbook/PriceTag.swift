import Quoin

struct ReducedPrice: LayoutElement {
    static let canvas = Canvas(scale: 2, fill: .white)

    var element: some LayoutElement {
        Row(spacing: 8, alignItems: .baselineFirst) {
            price
            Text("€39.90").fontSize(16).color(Color(hex: 0x9CA3AF)).strikethrough()
            Text("−38 %").fontSize(13).weight(.bold).color(Color(hex: 0xB91C1C))
                .inset(horizontal: 6, vertical: 2).fill(Color(hex: 0xFEE2E2)).cornerRadius(4)
                .ascender(15)
        }
        .inset(16)
    }

    private var price: Text {
        Text("€").fontSize(18).weight(.semibold) + Text("24").fontSize(34).weight(.bold)
            + Text(".90").fontSize(18).weight(.semibold)
    }
}
