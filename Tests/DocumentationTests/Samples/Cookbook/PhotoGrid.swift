import Quoin

struct PhotoGrid: LayoutElement {
    static let canvas = Canvas(width: 320, scale: 2, fill: .white)

    var element: some LayoutElement {
        Row(spacing: 4) {
            Image("landscape.png").flexGrow(2).flexBasis(0).height(204)
            Column(spacing: 4) {
                Image("forest.png").height(100)
                Image("dessert.png").height(100)
            }
            .flexGrow(1).flexBasis(0)
        }
        .cornerRadius(12).clip()
        .inset(16)
    }
}
