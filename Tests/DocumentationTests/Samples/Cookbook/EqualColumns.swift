import Quoin

struct EqualColumns: LayoutElement {
    static let canvas = Canvas(width: 330, scale: 2, fill: .white)

    var element: some LayoutElement {
        Row(spacing: 10) {
            figure("128", "pictures")
            figure("7", "faults")
            figure("1,389", "tests passed")
        }
        .inset(16)
    }

    private func figure(_ number: String, _ label: String) -> some LayoutElement {
        Column(spacing: 2, alignItems: .center) {
            Text(number).fontSize(24).weight(.bold)
            Text(label).fontSize(13).color(Color(hex: 0x6B7280))
        }
        .inset(horizontal: 6, vertical: 12).fill(Color(hex: 0xF3F4F6)).cornerRadius(10)
        .flexGrow().flexBasis(0)
    }
}
