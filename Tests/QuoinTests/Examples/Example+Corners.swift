import Quoin

/// Tiles one below another, each with a badge at its top right corner (Texture, §9.8).
func badgedTilesLayout(
    tile: some LayoutElement, photo: some LayoutElement, label: some LayoutElement, plus: some LayoutElement
) -> Element<StackLayout> {
    Column(spacing: 40, alignItems: .start) {
        tile.preferredSize(100, 100)
            .corner(Box().fill(.red).cornerRadius(13).preferredSize(26, 26).id("dot"), offset: Point(-3, 3))
        tile.preferredSize(100, 100)
            .corner(label.background(Box().fill(.red).cornerRadius(12)).id("badge"))
        photo.preferredSize(100, 100)
            .corner(plus.preferredSize(26, 26).id("icon"))
    }
    .element
}

/// An avatar with a badge, beside two lines that share its height (Texture, §9.8).
func userProfileLayout(
    avatar: some LayoutElement, name: some LayoutElement, occupation: some LayoutElement
) -> Element<InsetLayout> {
    Row(spacing: 10) {
        avatar.preferredSize(44, 44).corner(badge, at: .bottomRight, offset: Point(-6, -6))
        Column(justifyContent: .spaceAround) {
            name.flexShrink()
            occupation.flexShrink()
        }
        .flexShrink()
    }
    .inset(top: 120, left: 20, bottom: .infinity, right: 20)
}

private var badge: Box {
    Box().fill(.green).border(width: 2, color: .white).cornerRadius(7.5).preferredSize(15, 15)
}

extension Example {
    static let corners = [
        badgedTiles, userProfile, badges("Texture/corner", wraps: false),
        badges("Texture/corner-wrapping", wraps: true),
    ]

    private static let badgedTiles = Example("Texture/corner-badges", fill: .white) {
        badgedTilesLayout(
            tile: Box().fill(Color(hex: 0x7F7F7F)).cornerRadius(5),
            photo: Image(Photo.portrait).cornerRadius(5),
            label: Text(" 999+ ", size: 20, .bold, .white),
            plus: Image(Photo.plus)
        )
        .inset(horizontal: 50, vertical: 30)
    }

    private static let userProfile = Example("Texture/user-profile", width: .points(320), fill: .white) {
        userProfileLayout(
            avatar: Image(Photo.portrait).cornerRadius(22),
            name: Text("Anna Lindqvist", size: 17, lines: 1),
            occupation: Text(
                "Cartographer of places that do not exist yet", size: 14, .regular, .lightGray, lines: 1)
        )
        .height(184)
        .background(Image(Photo.landscape).height(100).position(vertical: .start))
    }

    /// A badge at each corner of an avatar, the layout outlined.
    private static func badges(_ name: String, wraps: Bool) -> Example {
        Example(name) {
            Row(spacing: 32, alignItems: .start) {
                for location in CornerLayout.Location.allCases {
                    Image(Photo.portrait).preferredSize(72, 72).cornerRadius(36)
                        .corner(count, at: location, wraps: wraps)
                        .background(Box().border(width: 1, color: Color(hex: 0x9AA0A8)))
                }
            }
            .inset(24)
        }
    }

    private static var count: Box {
        Text("3", size: 13, .bold, .white).centered()
            .fill(Color(hex: 0xE5352B)).border(width: 2, color: .paper).cornerRadius(13).preferredSize(26, 26)
    }
}
