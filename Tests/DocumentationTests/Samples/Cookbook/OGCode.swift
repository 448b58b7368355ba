import Quoin

struct OGCode: LayoutElement {
    static let canvas = Canvas(
        width: 600, height: 315,
        fill: .linear(.degrees(120), colors: [Color(hex: 0x0EA5E9), Color(hex: 0x6366F1)]))

    var element: some LayoutElement {
        Column {
            Row(spacing: 8) {
                for tint in [0xF87171, 0xFBBF24, 0x34D399] as [UInt32] {
                    Box().size(12, 12).cornerRadius(6).fill(Color(hex: tint))
                }
            }
            .inset(top: 14, left: 16, bottom: 6, right: 16)
            code.inset(top: 8, left: 20, bottom: 20, right: 20)
        }
        .fill(Color(hex: 0x0F172A)).cornerRadius(14)
        .shadow(Shadow(color: .black.opacity(0.4), radius: 16, offset: Point(0, 12)))
        .inset(horizontal: 60, vertical: 48)
    }

    private var code: Text {
        let (key, number, word) = (Color(hex: 0x7DD3FC), Color(hex: 0xFCD34D), Color(hex: 0x86EFAC))
        let text =
            Text("layout:\n  row:\n    spacing: ").color(key) + Text("12\n").color(number)
            + Text("    children:\n      - text: ").color(key) + Text("Hello").color(word)
        return text.font("DejaVu Sans Mono", size: 17).lineHeight(.multiple(1.5))
    }
}
