import Quoin

struct TagCloud: LayoutElement {
    static let canvas = Canvas(width: 300, scale: 2, fill: .white)

    var element: some LayoutElement {
        Row(spacing: 8, alignItems: .start) {
            tag("Layout", ink: Color(hex: 0x1D4ED8), tint: Color(hex: 0xDBEAFE))
            tag("Typography")
            tag("Color")
            tag("Right to left", ink: Color(hex: 0x15803D), tint: Color(hex: 0xDCFCE7))
            tag("Baselines")
            tag("Stacks")
            tag("Snapshot tests", ink: Color(hex: 0xB45309), tint: Color(hex: 0xFEF3C7))
            tag("Diagrams")
        }
        .flexWrap().lineSpacing(8)
        .inset(16)
    }

    private func tag(
        _ label: String, ink: Color = Color(hex: 0x374151), tint: Color = Color(hex: 0xE5E7EB)
    ) -> some LayoutElement {
        Text(label).fontSize(13).weight(.medium).color(ink)
            .inset(horizontal: 10, vertical: 5).fill(tint).cornerRadius(13)
    }
}
