import Quoin

struct AvatarRow: LayoutElement {
    static let canvas = Canvas(width: 320, scale: 2, fill: .white)

    var element: some LayoutElement {
        Row(spacing: 12, alignItems: .center) {
            Image("portrait.png").size(44, 44).cornerRadius(22)
            Column(spacing: 2) {
                Text("Anna Lindqvist").fontSize(16).weight(.semibold).lineLimit(1)
                Text("The ferry leaves at nine from the north pier")
                    .fontSize(14).color(Color(hex: 0x6B7280)).lineLimit(1)
            }
            .flexGrow().flexShrink()
            Text("9:41").fontSize(13).color(Color(hex: 0x6B7280))
        }
        .inset(horizontal: 16, vertical: 10)
    }
}
