import Quoin

struct ChartLegend: LayoutElement {
    static let canvas = Canvas(width: 320, scale: 2, fill: .white)

    private let shares: [(label: String, percent: Int, tint: Color)] = [
        ("Stacks", 52, Color(hex: 0x2563EB)), ("Constraints", 31, Color(hex: 0x14B8A6)),
        ("Collections", 17, Color(hex: 0xF59E0B)),
    ]

    var element: some LayoutElement {
        Column(spacing: 8) {
            Row(spacing: 2) {
                for share in shares {
                    Box().fill(share.tint).flexGrow(Double(share.percent)).flexBasis(0).height(14)
                }
            }
            .cornerRadius(7).clip().spacingAfter(6)
            for share in shares {
                Row(spacing: 8, alignItems: .center) {
                    Box().size(10, 10).cornerRadius(3).fill(share.tint)
                    Text(share.label).fontSize(14).flexGrow()
                    Text("\(share.percent) %").fontSize(14).weight(.semibold)
                }
            }
        }
        .inset(16)
    }
}
