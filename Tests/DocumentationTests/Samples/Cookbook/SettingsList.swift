import Quoin

struct SettingsList: LayoutElement {
    static let canvas = Canvas(width: 340, scale: 2, fill: Color(hex: 0xF2F2F7))

    var element: some LayoutElement {
        Column {
            setting("✈", Color(hex: 0xF59E0B), "Flight mode", value: "Off")
            line
            setting("♪", Color(hex: 0xEF4444), "Sounds")
            line
            setting("☾", Color(hex: 0x4F46E5), "Do not disturb", value: "22–7")
            line
            setting("⚙", Color(hex: 0x6B7280), "General")
        }
        .fill(.white).cornerRadius(12).clip()
        .inset(16)
    }

    private func setting(_ icon: String, _ tint: Color, _ title: String, value: String = "") -> some LayoutElement {
        Row(spacing: 12, alignItems: .center) {
            Text(icon).font("DejaVu Sans", size: 15).color(.white).centered()
                .size(28, 28).fill(tint).cornerRadius(7)
            Text(title).fontSize(16).lineLimit(1).flexGrow().flexShrink()
            Text(value).fontSize(16).color(Color(hex: 0x8E8E93))
            Text("›").fontSize(20).color(Color(hex: 0xC7C7CC))
        }
        .inset(horizontal: 14, vertical: 8)
    }

    private var line: some LayoutElement {
        Box().height(0.5).fill(Color(hex: 0xC6C6C8)).inset(left: 54)
    }
}
