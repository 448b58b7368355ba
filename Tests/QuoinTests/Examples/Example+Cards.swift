import Quoin

/// A photo beside two texts (Texture, §9.9, example 1).
func speakerLayout(
    photo: some LayoutElement, name: some LayoutElement, about: some LayoutElement, rowFrame: Color = .transparent,
    columnFrame: Color = .transparent
) -> Box {
    Row(spacing: 5) {
        photo.preferredSize(120, 120)
        Column {
            name
            about
        }
        .border(width: 3, color: columnFrame).flexShrink()
    }
    .inset(5).border(width: 3, color: rowFrame)
}

/// An offer: a photo with a badge over a label with what it costs (Texture, §9.9, example 3).
struct Deal: LayoutElement {
    var photo: ImageResource
    var badge: String
    var title: String
    var place: String
    var distance: String
    var price: String
    var terms: String
    var finalPrice: String
    var isSoldOut = false

    var element: AnyElement {
        let cell = Column {
            if isSoldOut { photoWithBadge.overlay(soldOut) } else { photoWithBadge }
            label
        }
        .height(299).inset(bottom: 8).fill(.white)
        return isSoldOut ? cell.overlay(Box().fill(Color(hex: 0xFFFFFF, alpha: 128 / 255))).erased : cell.erased
    }

    private var photoWithBadge: some LayoutElement {
        Image(photo).ratio(0.634375).overlay {
            Absolute {
                Text(badge, size: 20, .bold, .white).inset(horizontal: 12).centered(.y)
                    .fill(Color(hex: 0x6F3FA8, alpha: 217 / 255)).height(34).at(0, 169)
            }
        }
    }

    private var soldOut: some LayoutElement {
        Text("SOLD OUT", size: 24, .bold, .darkGray, letterSpacing: 1)
            .centered(sizing: .minimumSize)
            .background {
                Absolute(sizing: .sizeToFit) {
                    Box().fill(Color(hex: 0xFFFFFF, alpha: 230 / 255)).width(.percent(100)).height(50)
                }
                .centered()
            }
    }

    private var label: some LayoutElement {
        Column(justifyContent: .end) {
            Text(title, size: 20, .bold, .darkGray, lines: 1)
            Spacer()
            Row(spacing: 1, alignItems: .baselineLast) {
                Text(place, size: 14, .regular, .mediumGray)
                Text(distance, size: 14, .regular, .mediumGray)
                Spacer()
                Text(price, size: 14, .regular, .mediumGray)
                    .overlay(Box().fill(.mediumGray).height(1).centered(.y)).descender(3.5)
            }
            Row(justifyContent: .center, alignItems: .baselineLast) {
                Text(terms, size: 14, .regular, .mediumGray)
                Spacer()
                Text(finalPrice, size: 20, .bold, Color(hex: 0x2FA84F))
            }
        }
        .inset(top: 6, left: 16, right: 16).flexGrow()
    }
}

extension Example {
    static let cards = [speaker, deals]

    private static let speaker = Example("Texture/speaker", width: .points(340)) {
        speakerLayout(
            photo: Image(Photo.portrait).border(width: 3, color: node),
            name: Text("Anna Lindqvist", size: 18, .bold)
                .inset(horizontal: 8, vertical: 5).border(width: 3, color: node)
                .inset(top: 6, left: 6, bottom: 3, right: 6),
            about: Text("Draws maps of places that do not exist yet.", size: 15)
                .inset(horizontal: 8, vertical: 5).border(width: 3, color: node)
                .inset(top: 3, left: 6, bottom: 6, right: 6).flexGrow(),
            rowFrame: Color(hex: 0x3B75FA), columnFrame: Color(hex: 0x6BE8F0)
        )
        .inset(10)
    }

    private static let node = Color(hex: 0xFFCC27)

    private static let deals = Example("Texture/deals", width: .points(340), fill: Color(hex: 0xE9E9EC)) {
        Column(spacing: 10) {
            Deal(
                photo: Photo.forest, badge: "40 % off", title: "A cabin among the firs", place: "Fir Valley, ",
                distance: "12 km", price: "$120", terms: "Two nights", finalPrice: "$72")
            Deal(
                photo: Photo.landscape, badge: "25 % off", title: "Sunset on the lake", place: "Lake Siljan, ",
                distance: "900 m", price: "$24", terms: "Weekdays only", finalPrice: "$18", isSoldOut: true)
        }
        .inset(10)
    }
}
