import Quoin

// The layouts of Texture's examples/CatDealsCollectionView.

/// A deal: an image with a badge, its title, and prices; pale and with a band across the image if it is sold out.
public struct DealCell: LayoutElement {
    public var title = "Cozy basket with a window and a soft blanket"
    public var firstInfo = "Lisbon"
    public var distance = "2.4 km"
    public var secondInfo = "1,340 bought"
    public var originalPrice = "$60"
    public var finalPrice = "$39"
    public var badge: String?
    public var soldOut: String?

    public init(badge: String? = nil, soldOut: String? = nil) {
        (self.badge, self.soldOut) = (badge, soldOut)
    }

    private let labelsHeight = 96.0
    private let badgeHeight = 34.0
    private let soldOutHeight = 50.0

    public var element: some LayoutElement {
        WhenSize { range in
            Column {
                image(in: range.max).overlay(soldOutBand)
                texts
            }
            .overlay(Box().fill(.white.opacity(0.5)).hidden(soldOut == nil))
        }
    }

    /// The image takes the offered height but for the labels; the badge is at its foot.
    private func image(in size: Size) -> some LayoutElement {
        Image("dessert.png", mode: .stretch).ratio((size.height - labelsHeight) / size.width)
            .overlay(
                Absolute {
                    Text(badge ?? "").fontSize(14).bold().color(.white).textInsets(
                        EdgeInsets(horizontal: 8, vertical: 8)
                    )
                    .fill(Color(hex: 0xDC143C)).hidden(badge == nil).height(badgeHeight)
                    .at(0, size.height - labelsHeight - badgeHeight)
                }
            )
            .flexGrow()
    }

    private var texts: some LayoutElement {
        Column(justifyContent: .end) {
            Text(title).fontSize(15).lineLimit(2).alignSelf(.start).flexGrow()
            Spacer()
            Row(spacing: 1, alignItems: .baselineLast) {
                Text(firstInfo).fontSize(12).color(.gray).lineLimit(1)
                Text(" • " + distance).fontSize(12).color(.gray).lineLimit(1)
                Spacer()
                Text(originalPrice).fontSize(12).color(.gray).strikethrough().lineLimit(1)
            }
            Row(justifyContent: .center, alignItems: .baselineLast) {
                Text(secondInfo).fontSize(12).color(.gray).lineLimit(1)
                Spacer()
                Text(finalPrice).fontSize(18).color(.green).lineLimit(1)
            }
        }
        .inset(top: 6, left: 16, right: 16)
        .flexGrow()
    }

    private var soldOutBand: some LayoutElement {
        Text(soldOut ?? "").fontSize(16).bold().hidden(soldOut == nil).centered(.both, sizing: .minimumSize)
            .background(
                Box().width(.percent(100)).height(soldOutHeight).fill(.white.opacity(0.9)).hidden(soldOut == nil)
                    .centered())
    }
}

/// The note on sources at the end of the list.
public struct BlurbCell: LayoutElement {
    public init() {}

    public var element: some LayoutElement {
        (Text("Kittens courtesy ").fontSize(16).weight(.light)
            + Text("lorempixel.com").fontSize(16).weight(.light).color(.blue).underline(.dotted)
            + Text("\nTitles courtesy of ").fontSize(16).weight(.light)
            + Text("catipsum.com").fontSize(16).weight(.light).color(.blue).underline(.dotted))
            .lineLimit(2)
            .centered(.x, sizing: .minimumHeight)
            .inset(10)
            .fill(.lightgray)
    }
}

/// What is shown while deals are loaded.
public struct LoadingCell: LayoutElement {
    public init() {}

    public var element: some LayoutElement {
        Box().size(50, 50).border(width: 3, color: .gray).cornerRadius(25).centered()
    }
}
