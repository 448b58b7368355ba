import Quoin

struct ProgressSteps: LayoutElement {
    static let canvas = Canvas(width: 340, scale: 2, fill: .white)

    private static let (done, current, open) = (Color(hex: 0x059669), Color(hex: 0x2563EB), Color(hex: 0xE5E7EB))

    var element: some LayoutElement {
        Row(spacing: 6, alignItems: .center) {
            step("✓", Self.done)
            bridge(Self.done)
            step("✓", Self.done)
            bridge(Self.done)
            step("3", Self.current)
            bridge(Self.open)
            step("4", Self.open, ink: Color(hex: 0x6B7280))
        }
        .inset(16)
    }

    private func step(_ number: String, _ tint: Color, ink: Color = .white) -> some LayoutElement {
        Text(number).fontSize(14).weight(.bold).color(ink).centered()
            .size(30, 30).fill(tint).cornerRadius(15)
    }

    private func bridge(_ tint: Color) -> some LayoutElement {
        Box().height(3).fill(tint).flexGrow().cornerRadius(1.5)
    }
}
