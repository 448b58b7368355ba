import Quoin

/// The cell of a photo feed (Texture, §9.6).
func photoCellLayout(
    avatar: some LayoutElement, name: some LayoutElement, time: some LayoutElement, photo: some LayoutElement,
    likes: some LayoutElement, comment: some LayoutElement
) -> Element<StackLayout> {
    Column {
        Row(alignItems: .center) {
            avatar.preferredSize(30, 30).inset(top: 10, bottom: 10, right: 10)
            name.flexShrink()
            Spacer()
            time.spacingBefore(10)
        }
        .inset(horizontal: 10)
        photo.ratio(1)
        Column(spacing: 5) {
            likes
            comment
        }
        .inset(horizontal: 10, vertical: 5)
    }
    .element
}

/// Two columns that share the width of their row, whatever is in them (Texture, §9.7).
///
/// - Parameter share: the left column's part of the width, from 0 to 1.
func twoColumnsLayout(share: Double = 0.4, left: some LayoutElement, right: some LayoutElement) -> Element<StackLayout>
{
    Row {
        left.flexBasis(.fraction(share))
        right.flexBasis(.fraction(1 - share))
    }
    .element
}

/// A post of a social app (Texture, §9.9, example 2).
///
/// - Parameter width: the width of the photo, which is a square, in points.
func socialPostLayout(
    avatar: some LayoutElement, name: some LayoutElement, time: some LayoutElement, photo: some LayoutElement,
    width: Double, footer: some LayoutElement
) -> Element<StackLayout> {
    Column {
        Row(spacing: 10, alignItems: .center) {
            avatar.preferredSize(30, 30)
            name
            Spacer()
            time
        }
        .inset(10).flexShrink()
        photo.preferredSize(width, width)
        footer.inset(12)
    }
    .element
}

extension Example {
    static let lists = [photoCell, twoColumns, socialPost]

    private static let photoCell = Example("Texture/photo-cell", width: .points(375), fill: .white) {
        photoCellLayout(
            avatar: Image(Photo.portrait).cornerRadius(15),
            name: Text("anna.lindqvist", size: 14, .bold, .darkBlue, lines: 1),
            time: Text("30m", size: 14, .bold, .lightGray),
            photo: Image(Photo.landscape),
            likes: Text("♥ 17 likes", size: 14, .bold, .darkBlue),
            comment: Text(
                "The sun went down behind the hills before the kettle had boiled. Nobody minded.", size: 14, .regular,
                Color(hex: 0x262626)))
    }

    private static let twoColumns = Example("Texture/flex-basis", width: .points(340)) {
        twoColumnsLayout(
            left: Column(spacing: 14) {
                for (icon, label) in [("🧭", "Directions"), ("📞", "Call"), ("🕘", "Hours"), ("📖", "Menu")] {
                    Row(spacing: 8, alignItems: .center) {
                        Text(icon)
                        Text(label, size: 14, .medium, .darkBlue).flexShrink()
                    }
                }
            },
            right: Column(spacing: 14) {
                for fact in ["The Old Boathouse\n7 Jetty Lane\nPort Ellery", "+1 555 0142", "boathouse.example"] {
                    Text(fact, size: 14, .regular, .darkGray, align: .right)
                }
            }
        )
        .inset(16).fill(.white).cornerRadius(10)
        .inset(20)
    }

    private static let socialPost = Example("Texture/social-post", width: .points(320), fill: .white) {
        socialPostLayout(
            avatar: Image(Photo.portrait).cornerRadius(15),
            name: Text("Anna Lindqvist", size: 14, .bold, .darkBlue),
            time: Text("2h", size: 14, .bold, .lightGray),
            photo: Image(Photo.forest), width: 320,
            footer: Row(spacing: 16) {
                Text("♥ 128 likes", size: 14, .semibold, .darkBlue)
                Text("12 comments", size: 14, .semibold, .lightGray)
            })
    }
}
