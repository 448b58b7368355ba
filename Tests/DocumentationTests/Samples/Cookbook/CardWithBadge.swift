import Quoin

struct CardWithBadge: LayoutElement {
    static let canvas = Canvas(width: 240, scale: 2, fill: Color(hex: 0xF3F4F6))

    var element: some LayoutElement {
        Column {
            Image("dessert.png").crop(.alignment(Point(0.5, 0.15))).ratio(0.6).overlay(badge)
            Column(spacing: 4) {
                Text("Mousse au chocolat").fontSize(17).weight(.semibold)
                Text("25 minutes · easy").fontSize(14).color(Color(hex: 0x6B7280))
            }
            .inset(top: 12, left: 14, bottom: 14, right: 14)
        }
        .fill(.white).cornerRadius(14).clip()
        .inset(16)
    }

    private var badge: some LayoutElement {
        Text("NEW").fontSize(11).weight(.bold).color(.white).letterSpacing(0.5)
            .inset(horizontal: 8, vertical: 4).fill(Color(hex: 0xDC2626)).cornerRadius(4)
            .position(horizontal: .end, vertical: .start)
            .inset(10)
    }
}
