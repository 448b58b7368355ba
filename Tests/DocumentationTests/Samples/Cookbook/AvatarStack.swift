import Quoin

struct AvatarStack: LayoutElement {
    static let canvas = Canvas(scale: 2, fill: .white)

    var element: some LayoutElement {
        Row(spacing: -10) {
            avatar("A", Color(hex: 0x2563EB))
            avatar("B", Color(hex: 0xDB2777))
            avatar("C", Color(hex: 0x059669))
            avatar("+5", Color(hex: 0x6B7280))
        }
        .inset(12)
    }

    private func avatar(_ letter: String, _ tint: Color) -> some LayoutElement {
        Text(letter).fontSize(16).weight(.semibold).color(.white).centered()
            .size(40, 40).fill(tint).cornerRadius(20).border(width: 2, color: .white)
    }
}
