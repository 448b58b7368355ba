import Quoin

struct Rating: LayoutElement {
    static let canvas = Canvas(scale: 2, fill: .white)

    var element: some LayoutElement {
        Row(spacing: 8, alignItems: .center) {
            stars(Color(hex: 0xE5E7EB)).overlay(part)
            Text("4.3").fontSize(16).weight(.semibold)
            Text("(218)").fontSize(14).color(Color(hex: 0x6B7280))
        }
        .inset(16)
    }

    private var part: some LayoutElement {
        Absolute {
            stars(Color(hex: 0xF59E0B)).lineLimit(1).maxWidth(200)
        }
        .maxWidth(.percent(86)).clip()
        .position(horizontal: .start)
    }

    private func stars(_ color: Color) -> Text {
        Text("★★★★★").font("DejaVu Sans", size: 22).color(color)
    }
}
