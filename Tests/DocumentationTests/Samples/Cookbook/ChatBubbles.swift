import Quoin

struct ChatBubbles: LayoutElement {
    static let canvas = Canvas(width: 320, scale: 2, fill: .white)

    var element: some LayoutElement {
        Column(spacing: 6) {
            received("Are you at the harbor already?")
            sent("Yes, beside the old crane. The boat is late and it is getting cold out here.")
            received("Ten minutes!")
            sent("👍")
        }
        .inset(16)
    }

    private func received(_ message: String) -> some LayoutElement {
        bubble(message, ink: Color(hex: 0x111827), tint: Color(hex: 0xE5E7EB)).alignSelf(.start)
    }

    private func sent(_ message: String) -> some LayoutElement {
        bubble(message, ink: .white, tint: Color(hex: 0x2563EB)).alignSelf(.end)
    }

    private func bubble(_ message: String, ink: Color, tint: Color) -> Box {
        Text(message).fontSize(15).color(ink)
            .inset(horizontal: 12, vertical: 8).fill(tint).cornerRadius(16).maxWidth(220)
    }
}
