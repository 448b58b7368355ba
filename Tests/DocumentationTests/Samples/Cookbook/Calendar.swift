import Quoin

struct Calendar: LayoutElement {
    static let canvas = Canvas(width: 308, scale: 2, fill: .white)

    var element: some LayoutElement {
        Column(spacing: 4) {
            Text("November 2026").fontSize(18).weight(.semibold).spacingAfter(6)
            Row {
                for letter in ["M", "T", "W", "T", "F", "S", "S"] { day(letter, ink: Color(hex: 0x9CA3AF)) }
            }
            for monday in [-5, 2, 9, 16, 23, 30] {
                Row {
                    for number in monday..<monday + 7 {
                        if number == 22 {
                            day("22", ink: .white, tint: Color(hex: 0xDC2626))
                        } else {
                            day((1...30).contains(number) ? "\(number)" : "")
                        }
                    }
                }
            }
        }
        .inset(14)
    }

    private func day(
        _ text: String, ink: Color = Color(hex: 0x111827), tint: Color = .transparent
    ) -> some LayoutElement {
        Text(text).fontSize(15).color(ink).centered()
            .size(36, 36).fill(tint).cornerRadius(18)
            .centered(.x, sizing: .minimumHeight)
            .flexGrow().flexBasis(0)
    }
}
