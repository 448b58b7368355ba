import Quoin

struct OGQuote: LayoutElement {
    static let canvas = Canvas(width: 600, height: 315, fill: Color(hex: 0xFEF3C7))

    var element: some LayoutElement {
        Row(spacing: 20) {
            Text("“").fontSize(120).weight(.bold).color(Color(hex: 0xD97706)).lineHeight(.multiple(0.9))
            Column(spacing: 18, justifyContent: .center) {
                Text("A diagram that is a test cannot grow old.").fontSize(36).weight(.semibold)
                    .lineHeight(.multiple(1.2)).color(Color(hex: 0x78350F))
                Text("— from the guide to snapshot tests").fontSize(18).color(Color(hex: 0x92400E))
            }
            .flexGrow().flexShrink()
        }
        .inset(40)
    }
}
