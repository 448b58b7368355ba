import Quoin

struct Skeleton: LayoutElement {
    static let canvas = Canvas(width: 320, scale: 2, fill: .white)

    private static let gray = Color(hex: 0xE5E7EB)

    var element: some LayoutElement {
        Column(spacing: 14) {
            Row(spacing: 12, alignItems: .center) {
                Box().size(44, 44).cornerRadius(22).fill(Self.gray)
                Column(spacing: 8) {
                    bar.width(140)
                    bar.width(90)
                }
            }
            Box().height(120).cornerRadius(12).fill(Self.gray)
            bar
            Row { bar.width(200) }
        }
        .inset(16)
    }

    private var bar: Box {
        Box().height(12).cornerRadius(6)
            .fill(.linear(.toRight, colors: [Self.gray, Color(hex: 0xF3F4F6), Self.gray]))
    }
}
