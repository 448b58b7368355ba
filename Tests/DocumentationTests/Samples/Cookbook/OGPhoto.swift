import Quoin

struct OGPhoto: LayoutElement {
    static let canvas = Canvas(width: 600, height: 315, fill: Color(hex: 0x111827))

    var element: some LayoutElement {
        Image("landscape.png")
            .overlay(
                Box().fill(
                    .linear(
                        .toTop,
                        [
                            Gradient.Stop(Color(hex: 0x000000, alpha: 13 / 15)),
                            Gradient.Stop(.transparent, at: .percent(70)),
                        ]))
            )
            .overlay(title)
    }

    private var title: some LayoutElement {
        Column(spacing: 8, justifyContent: .end) {
            Text("The light of the north").fontSize(40).weight(.bold).color(.white).letterSpacing(-0.5)
            Row(spacing: 10, alignItems: .center) {
                Image("portrait.png").size(30, 30).cornerRadius(15)
                Text("Anna Lindqvist · Travel").fontSize(18).color(Color(hex: 0xFFFFFF, alpha: 208 / 255))
            }
        }
        .inset(32)
    }
}
