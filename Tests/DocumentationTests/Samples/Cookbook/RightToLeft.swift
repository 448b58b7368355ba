import Quoin

struct RightToLeft: LayoutElement {
    static let canvas = Canvas(width: 320, scale: 2, direction: .rightToLeft, fill: .white)

    var element: some LayoutElement {
        Row(spacing: 12, alignItems: .center) {
            Image("portrait.png").size(44, 44).cornerRadius(22)
            Column(spacing: 2) {
                Text("آنا").fontSize(17).weight(.bold)
                Text("متصل الآن").fontSize(14).color(Color(hex: 0x059669))
            }
            .flexGrow().flexShrink()
            Text("9:41").fontSize(13).color(Color(hex: 0x6B7280))
        }
        .inset(horizontal: 16, vertical: 10)
    }
}
