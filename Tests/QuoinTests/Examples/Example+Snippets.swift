import Quoin

/// The snippets of the page on layout specs (Texture, §9.10).
extension Example {
    static let snippets = [
        snippet("wrapper", 240, 160) {
            Box().fill(.blue).preferredLayoutSize(.percent(100), .percent(50)).wrapped().atStartOfSheet()
        },
        snippet("stack") {
            Row(spacing: 6, alignItems: .center) {
                Image(Photo.portrait).preferredSize(24, 24).cornerRadius(12)
                Text("7", size: 17, .semibold, .darkBlue)
            }
            .minWidth(60).maxHeight(40).onSheet()
        },
        snippet("inset") {
            Text("text", size: 28).fill(.sheetGray).inset(10).border(width: 2, color: .vermilion).inset(20)
        },
        snippet("overlay", 240, 160) {
            Box().fill(.blue).overlay(Box().fill(.vermilion).cornerRadius(40)).inset(20)
        },
        snippet("background", 240, 160) {
            Box().fill(.blue).cornerRadius(40).background(Box().fill(.vermilion)).inset(20)
        },
        snippet("center", 240, 160) {
            Box().fill(.green).preferredSize(70, 100).centered().onSheet()
        },
        snippet("ratio", 140, 140) {
            Box().fill(.green).ratio(0.5).atStartOfSheet()
        },
        snippet("relative", 240, 160) {
            Box().fill(.green).preferredSize(70, 100).position(horizontal: .start, vertical: .start)
                .background(Box().fill(.vermilion)).inset(20)
        },
        snippet("absolute", 240, 240) {
            Absolute {
                video(Photo.landscape).preferredSize(240, 80).at(0, 0)
                video(Photo.dessert).preferredSize(120, 80).at(120, 80)
                video(Photo.forest).preferredSize(240, 80).at(0, 160)
                video(Photo.portrait).preferredSize(120, 80).at(0, 80)
            }
        },
        snippet("corner") {
            let badge = Box().fill(.red).border(width: 2, color: .white).cornerRadius(12).preferredSize(24, 24)
            return Image(Photo.portrait).preferredSize(80, 80).cornerRadius(10)
                .corner(badge, at: .topRight, offset: Point(-3, 3)).inset(24)
        },
        snippet("spacer", 320) {
            Row(alignItems: .center) {
                Image(Photo.portrait).preferredSize(40, 40).cornerRadius(20)
                Spacer()
                Text("Anna Lindqvist", size: 17)
            }
            .inset(12).fill(.white).inset(20)
        },
        snippet("scroll", 220, 200) {
            Column(spacing: 12) {
                for (photo, title) in [
                    (Photo.portrait, "Portrait"), (Photo.landscape, "Sunset"), (Photo.forest, "Forest"),
                    (Photo.dessert, "Dessert"), (Photo.plus, "Plus"),
                ] {
                    Row(spacing: 10, alignItems: .center) {
                        Image(photo).preferredSize(44, 44).cornerRadius(6)
                        Text(title, size: 15, .medium)
                    }
                }
            }
            .inset(12).scroll(offset: Point(0, 40), showsIndicators: true).fill(.white).inset(20)
        },
        snippet("layout-size", 240, 160) {
            Text("half as high", size: 22).fill(.sheetGray).preferredLayoutSize(.auto, .percent(50)).atStartOfSheet()
        },
    ]

    private static func snippet(
        _ name: String, _ width: Double? = nil, _ height: Double? = nil, _ element: () -> any LayoutElement
    ) -> Example {
        Example(
            "Texture/Snippets/\(name)", width: width.map { .points($0) } ?? .unconstrained,
            height: height.map { .points($0) } ?? .unconstrained, element)
    }

    private static func video(_ photo: ImageResource) -> Element<OverlayLayout> {
        Image(photo).overlay(Text("▶", size: 24, .regular, Color(hex: 0xFFFFFF, alpha: 217 / 255)).centered())
    }
}

extension Color {
    fileprivate static let sheetGray = Color(hex: 0xBEBEBE)
}

extension LayoutElement {
    /// A white sheet behind the element, 20 points from the canvas's edges.
    fileprivate func onSheet() -> Element<InsetLayout> { background(Box().fill(.white)).inset(20) }

    /// The element at the start of a white sheet that takes the whole room.
    fileprivate func atStartOfSheet() -> Element<InsetLayout> {
        position(horizontal: .start, vertical: .start).onSheet()
    }
}
