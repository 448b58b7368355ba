import Quoin

struct BadgeOnIcon: LayoutElement {
    static let canvas = Canvas(scale: 2, fill: .white)

    var element: some LayoutElement {
        Box().size(56, 56).cornerRadius(14)
            .fill(.linear(.toBottom, colors: [Color(hex: 0x34D399), Color(hex: 0x059669)]))
            .corner(badge, at: .topRight, offset: Point(-6, 6))
            .inset(16)
    }

    private var badge: some LayoutElement {
        Text("3").fontSize(12).weight(.bold).color(.white).centered()
            .size(20, 20).fill(Color(hex: 0xDC2626)).cornerRadius(10).border(width: 2, color: .white)
    }
}
