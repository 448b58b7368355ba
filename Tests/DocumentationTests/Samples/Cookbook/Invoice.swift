import Quoin

struct Invoice: LayoutElement {
    static let canvas = Canvas(width: 380, scale: 2, fill: .white)

    var element: some LayoutElement {
        Column(spacing: 8) {
            Row(justifyContent: .spaceBetween, alignItems: .baselineFirst) {
                Text("Invoice").fontSize(26).weight(.bold)
                Text("No. 2026-118").fontSize(14).color(Color(hex: 0x6B7280))
            }
            .spacingAfter(10)
            entry("Item", "Count", "Amount", weight: .semibold, ink: Color(hex: 0x6B7280))
            line
            entry("Map of the northern islands, printed", "2", "€ 48.00")
            entry("Linen binding", "1", "€ 15.50")
            entry("Shipping", "", "€ 6.90")
            line
            entry("Total", "", "€ 118.40", weight: .bold)
        }
        .inset(20)
    }

    private var line: some LayoutElement { Box().height(1).fill(Color(hex: 0xE5E7EB)) }

    private func entry(
        _ item: String, _ count: String, _ amount: String, weight: FontWeight = .regular,
        ink: Color = Color(hex: 0x111827)
    ) -> some LayoutElement {
        Row {
            Text(item).fontSize(14).weight(weight).color(ink).flexGrow().flexShrink()
            Text(count).fontSize(14).weight(weight).color(ink).align(.right).width(50)
            Text(amount).fontSize(14).weight(weight).color(ink).align(.right).width(90)
        }
    }
}
