import Quoin

struct StickyFooter: LayoutElement {
    static let canvas = Canvas(width: 260, height: 300, scale: 2, fill: .white)

    var element: some LayoutElement {
        Column {
            Text("All done").fontSize(24).weight(.bold)
            Text("Your pictures were drawn and compared. Nothing has changed.")
                .fontSize(15).color(Color(hex: 0x4B5563)).lineHeight(.multiple(1.3)).spacingBefore(8)
            Spacer()
            Text("Continue").fontSize(16).weight(.semibold).color(.white).centered()
                .height(46).fill(Color(hex: 0x2563EB)).cornerRadius(12)
        }
        .inset(20)
    }
}
