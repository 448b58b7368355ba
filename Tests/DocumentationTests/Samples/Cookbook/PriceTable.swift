import Quoin

struct PriceTable: LayoutElement {
    static let canvas = Canvas(scale: 2, fill: .white)

    private static let line = TableNode.Line(width: 1, color: Color(hex: 0xE5E7EB))

    var element: some LayoutElement {
        Table(columns: [.init(minimum: 90), .init(alignment: .end), .init(alignment: .decimal)], headers: 1) {
            row("Item", "Number", "Price", weight: .semibold, color: Color(hex: 0x4B5563))
            row("Cable", "2", "19.00")
            row("Lamp", "1", "109.50")
            row("Screw", "300", "37.5")
            TableRow(fill: .solid(Color(hex: 0xEFF6FF))) {
                text("Total", weight: .semibold).columnSpan(2)
                text("166.00", weight: .semibold)
            }
        }
        .lines(TableNode.Lines(rows: Self.line, around: Self.line))
        .inset(20)
    }

    private func row(
        _ item: String, _ number: String, _ price: String, weight: FontWeight = .regular, color: Color = .black
    ) -> TableRow {
        TableRow {
            text(item, weight: weight, color: color)
            text(number, weight: weight, color: color)
            text(price, weight: weight, color: color)
        }
    }

    private func text(_ string: String, weight: FontWeight = .regular, color: Color = .black) -> Text {
        Text(string).fontSize(14).weight(weight).color(color)
    }
}
