import Quoin

struct OGGradient: LayoutElement {
    static let canvas = Canvas(
        width: 600, height: 315,
        fill: .linear(.degrees(135), colors: [Color(hex: 0x0F172A), Color(hex: 0x312E81)]))

    var element: some LayoutElement {
        Column(justifyContent: .end) {
            Text("Release 2").fontSize(18).weight(.semibold).color(Color(hex: 0xA5B4FC))
            Text("Faster, smaller, the same to the bit").fontSize(44).weight(.extraBold).color(.white)
                .lineHeight(.multiple(1.1)).lineLimit(2).letterSpacing(-1)
                .spacingBefore(6).flexShrink()
        }
        .inset(40)
        .background(
            Absolute {
                disc(160, Color(hex: 0x6366F1, alpha: 2 / 3)).at(400, 10)
                disc(120, Color(hex: 0xEC4899, alpha: 8 / 15)).at(330, 90)
            })
    }

    private func disc(_ diameter: Double, _ color: Color) -> Box {
        Box().size(diameter, diameter).cornerRadius(diameter / 2).fill(color).blur(30)
    }
}
