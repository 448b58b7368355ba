import Quoin

struct Table: LayoutElement {
    static let canvas = Canvas(width: 360, scale: 2, fill: .white)

    var element: some LayoutElement {
        Column {
            line("key", "meaning", "default", weight: .bold, fill: Color(hex: 0xE5E7EB))
            line("spacing", "points between children", "0")
            line("flexGrow", "share of the free space", "0", fill: Color(hex: 0xF9FAFB))
            line("alignItems", "place across the stack, or how far children are stretched", "stretch")
        }
        .border(width: 1, color: Color(hex: 0xE5E7EB)).cornerRadius(8).clip()
        .inset(16)
    }

    private func line(
        _ key: String, _ meaning: String, _ byDefault: String, weight: FontWeight = .regular, fill: Color = .white
    ) -> some LayoutElement {
        Row(spacing: 10, alignItems: .center) {
            Text(key).font("DejaVu Sans Mono", size: 13).weight(weight).width(96)
            Text(meaning).fontSize(13).weight(weight).flexGrow().flexShrink()
            Text(byDefault).fontSize(13).weight(weight).align(.right).width(60)
        }
        .inset(horizontal: 12, vertical: 7).fill(fill)
    }
}
