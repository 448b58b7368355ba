import Quoin

struct OGPlain: LayoutElement {
    static let canvas = Canvas(width: 600, height: 315, fill: .white)

    var element: some LayoutElement {
        Column {
            Text("Layouts that test themselves").fontSize(48).weight(.bold)
                .lineHeight(.multiple(1.1)).lineLimit(2).letterSpacing(-1).flexShrink()
            Text("Pictures of interfaces without a device").fontSize(20).color(Color(hex: 0x6B7280))
                .spacingBefore(14)
            Spacer()
            Row(spacing: 12, alignItems: .center) {
                Box().size(28, 28).cornerRadius(8).fill(Color(hex: 0x111827))
                Text("quoin.example.org").fontSize(18).weight(.semibold).flexGrow()
                Text("6 min read").fontSize(16).color(Color(hex: 0x6B7280))
            }
        }
        .inset(top: 40, left: 44, bottom: 36, right: 44)
    }
}
