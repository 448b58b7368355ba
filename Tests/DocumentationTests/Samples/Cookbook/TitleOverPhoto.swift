import Quoin

struct TitleOverPhoto: LayoutElement {
    static let canvas = Canvas(width: 300, scale: 2, fill: .white)

    var element: some LayoutElement {
        Image("landscape.png").ratio(0.62)
            .overlay(Box().fill(shade))
            .overlay(
                Column(spacing: 2) {
                    Text("Lake Siljan").fontSize(22).weight(.bold).color(.white)
                    Text("Dalarna, Sweden").fontSize(14).color(Color(hex: 0xFFFFFF, alpha: 0.8))
                }
                .inset(top: .infinity, left: 14, bottom: 14, right: 14))
    }

    private var shade: Fill {
        .linear(
            .toBottom, [Gradient.Stop(.transparent, at: .percent(40)), Gradient.Stop(Color(hex: 0x000000, alpha: 0.8))])
    }
}
