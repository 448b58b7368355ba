import Quoin

/// A gradient over a photo, and a title at the bottom right (Texture, §6.5).
///
/// - Parameter margins: from the bottom and the right, in points.
func titledPhotoLayout(
    photo: some LayoutElement, gradient: some LayoutElement, title: some LayoutElement,
    margins: EdgeInsets = EdgeInsets(top: .infinity, left: .infinity, bottom: 4, right: 4)
) -> Element<RatioLayout> {
    photo
        .overlay(gradient.overlay(title.position(horizontal: .end, vertical: .end).inset(margins)))
        .ratio(1)
}

/// A text over a photo, at a distance from three of its edges (Texture, §9.2).
///
/// - Parameter bottom: from the bottom, in points.
func captionedPhotoLayout(
    photo: some LayoutElement, caption: some LayoutElement, bottom: Double = 12.0
) -> Element<OverlayLayout> {
    photo.overlay(caption.inset(top: .infinity, left: 12, bottom: bottom, right: 12))
}

/// An icon that sticks out over the corner of a photo, at fixed places (Texture, §6.5 and §9.3).
func outsetIconLayout(photo: some LayoutElement, icon: some LayoutElement) -> Element<AbsoluteLayout> {
    Absolute(sizing: .sizeToFit) {
        photo.preferredSize(150, 150).at(20, 20)
        icon.preferredSize(40, 40).at(150, 0)
    }
}

extension Example {
    static let photos = [
        photoWithTitle, photoWithText, dessertWithText, photoWithIcon,
        photoWithIconAbsolute,
    ]

    private static let photoWithTitle = Example(
        "Texture/photo-with-title", width: .points(300), height: .points(300), fill: nil
    ) {
        titledPhotoLayout(
            photo: Image(Photo.landscape),
            gradient: Box().fill(
                .linear(
                    .toBottom,
                    [
                        Gradient.Stop(.transparent, at: .percent(55)),
                        Gradient.Stop(Color(hex: 0x000000, alpha: 0.8)),
                    ])),
            title: Text("Evening by the lake", .semibold, .white),
            margins: EdgeInsets(top: .infinity, left: .infinity, bottom: 10, right: 12))
    }

    private static let photoWithText = Example("Texture/photo-with-inset-text") {
        captionedPhotoLayout(
            photo: Image(Photo.forest).preferredSize(150, 150).cornerRadius(10),
            caption: Text("Morning among the firs", .bold, .white, lines: 2)
        )
        .inset(20)
    }

    private static let dessertWithText = Example("Texture/dessert-with-text") {
        captionedPhotoLayout(
            photo: Image(Photo.dessert).preferredSize(150, 150).cornerRadius(10),
            caption: Text("Chocolate and raspberries", .bold, .white, lines: 2), bottom: 8
        )
        .inset(20)
    }

    private static let photoWithIcon = Example("Texture/photo-with-icon") {
        Image(Photo.portrait).preferredSize(150, 150).cornerRadius(6)
            .corner(Image(Photo.plus).preferredSize(40, 40), at: .topRight)
            .inset(30)
    }

    private static let photoWithIconAbsolute = Example("Texture/photo-with-icon-absolute") {
        outsetIconLayout(photo: Image(Photo.portrait).cornerRadius(6), icon: Image(Photo.plus))
            .inset(top: 10, left: 10, bottom: 30, right: 20)
    }
}
