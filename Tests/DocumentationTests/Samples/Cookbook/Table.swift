import Quoin

struct KeyTable: LayoutElement {
    static let canvas = Canvas(width: 380, scale: 2, fill: .white)

    private static let rows = [
        ("spacing", "points between children", "0"), ("flexGrow", "share of the free space", "0"),
        ("alignItems", "place across the stack, or how far children are stretched", "stretch"),
    ]

    var element: some LayoutElement {
        Table(
            columns: [.init(), .init(.fraction(1)), .init(alignment: .end)], headers: 1,
            headerFill: .solid(Color(hex: 0xE5E7EB)), stripes: [nil, .solid(Color(hex: 0xF9FAFB))]
        ) {
            TableRow {
                Text("key").fontSize(13).weight(.bold)
                Text("meaning").fontSize(13).weight(.bold)
                Text("default").fontSize(13).weight(.bold)
            }
            Self.rows.map { key, meaning, byDefault in
                TableRow {
                    Text(key).font("DejaVu Sans Mono", size: 13)
                    Text(meaning).fontSize(13)
                    Text(byDefault).fontSize(13)
                }
            }
        }
        .border(width: 1, color: Color(hex: 0xE5E7EB)).cornerRadius(8).clip()
        .inset(16)
    }
}
