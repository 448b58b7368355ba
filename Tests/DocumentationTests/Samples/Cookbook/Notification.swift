import Quoin

struct Notification: LayoutElement {
    static let canvas = Canvas(width: 340, scale: 2, fill: .white)

    var element: some LayoutElement {
        Row {
            Box().width(4).fill(Color(hex: 0xF59E0B))
            Row(spacing: 10) {
                Text("!").fontSize(14).weight(.bold).color(.white).centered()
                    .size(22, 22).fill(Color(hex: 0xF59E0B)).cornerRadius(11)
                Column(spacing: 2) {
                    Text("Two fonts are missing").fontSize(15).weight(.semibold)
                    Text("The picture would have boxes in place of letters.")
                        .fontSize(14).color(Color(hex: 0x78350F))
                }
                .flexGrow().flexShrink()
            }
            .inset(12).flexGrow().flexShrink()
        }
        .fill(Color(hex: 0xFFFBEB)).cornerRadius(8).clip()
        .inset(16)
    }
}
