import Quoin

struct TabBar: LayoutElement {
    static let canvas = Canvas(width: 340, scale: 2, fill: .white)

    var element: some LayoutElement {
        Column {
            Box().height(1).fill(Color(hex: 0xE5E7EB))
            Row {
                tab("⌂", "Home", ink: Color(hex: 0x2563EB))
                tab("✉", "Messages")
                tab("☆", "Saved")
                tab("☰", "More")
            }
            .inset(top: 8, left: 8, bottom: 10, right: 8)
        }
    }

    private func tab(_ mark: String, _ name: String, ink: Color = Color(hex: 0x6B7280)) -> some LayoutElement {
        Column(spacing: 3, alignItems: .center) {
            Text(mark).font("DejaVu Sans", size: 20).color(ink)
            Text(name).fontSize(11).weight(.medium).color(ink)
        }
        .flexGrow().flexBasis(0)
    }
}
