import Quoin

// Layouts of Texture's documentation, of which ``ExampleFrameTests`` knows the frames.

/// What stands in for a text or an image whose natural size is given.
struct Placeholder: LayoutKind {
    static let name = "placeholder"
    static let isNode = true

    var size: Size

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: size) }
}

/// A placeholder with a name, its size in points.
func placeholder(_ id: String, _ width: Double, _ height: Double) -> Element<Placeholder> {
    Element(Placeholder(size: Size(width, height))).id(id)
}

extension ExtentRange {
    /// One extent, in points.
    static func points(_ extent: Double) -> ExtentRange { ExtentRange(exactly: extent) }
}

/// Text justified left and right (Texture, §9.1).
func headerLayout(name: some LayoutElement, place: some LayoutElement, time: some LayoutElement) -> Element<InsetLayout>
{
    Row(spacing: 40, alignItems: .center) {
        Column {
            name
            place
        }
        .flexGrow().flexShrink()
        time
    }
    .inset(horizontal: 10)
}

/// A text in the middle of a cell's height, at its left (Texture, §9.4).
func textCellLayout(title: some LayoutElement) -> Element<CenterLayout> {
    title.inset(EdgeInsets(top: 0, left: 12, bottom: 4, right: 4)).centered(.y, sizing: .minimumWidth)
}

/// Two lines, and a text between them that has room on all sides (Texture, §9.5).
func separatorsLayout(line: some LayoutElement, text: some LayoutElement) -> Element<StackLayout> {
    Column(justifyContent: .center) {
        line.flexGrow().id("top")
        text.inset(20)
        line.flexGrow().id("bottom")
    }
    .element
}

/// Two lines, and a text between them that is as wide as it needs (Texture, §6.5 and §9.5).
func insetSeparatorsLayout(line: some LayoutElement, text: some LayoutElement) -> Element<InsetLayout> {
    Column(spacing: 20, justifyContent: .center) {
        line.flexGrow().id("top")
        text.alignSelf(.center)
        line.flexGrow().id("bottom")
    }
    .inset(vertical: 60)
}

/// A gradient over a photo, and a title at the bottom right (Texture, §6.5).
func titledPhotoLayout(
    photo: some LayoutElement, gradient: some LayoutElement, title: some LayoutElement
) -> Element<RatioLayout> {
    photo
        .overlay(
            gradient.overlay(
                title.position(horizontal: .end, vertical: .end)
                    .inset(EdgeInsets(top: .infinity, left: .infinity, bottom: 4, right: 4)))
        )
        .ratio(1)
}

/// A text over a photo, at a distance from three of its edges (Texture, §9.2).
func captionedPhotoLayout(photo: some LayoutElement, caption: some LayoutElement) -> Element<OverlayLayout> {
    photo.overlay(caption.inset(top: .infinity, left: 12, bottom: 12, right: 12))
}

/// An icon that sticks out over the corner of a photo, at fixed places (Texture, §6.5 and §9.3).
func outsetIconLayout(photo: some LayoutElement, icon: some LayoutElement) -> Element<AbsoluteLayout> {
    Absolute(sizing: .sizeToFit) {
        photo.preferredSize(150, 150).at(20, 20)
        icon.preferredSize(40, 40).at(150, 0)
    }
}

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

/// Tiles one below another, each with a badge at its top right corner (Texture, §9.8).
func badgedTilesLayout(
    tile: some LayoutElement, photo: some LayoutElement, label: some LayoutElement, plus: some LayoutElement
) -> Element<StackLayout> {
    Column(spacing: 40, alignItems: .start) {
        tile.preferredSize(100, 100)
            .corner(Box().fill(.black).cornerRadius(13).preferredSize(26, 26).id("dot"), offset: Point(-3, 3))
        tile.preferredSize(100, 100)
            .corner(label.background(Box().fill(.black).cornerRadius(12)).id("badge"))
        photo.preferredSize(100, 100)
            .corner(plus.preferredSize(26, 26).id("icon"))
    }
    .element
}

/// A photo beside two texts (Texture, §9.9, example 1).
func speakerLayout(
    photo: some LayoutElement, name: some LayoutElement, about: some LayoutElement
) -> Box {
    Row(spacing: 5) {
        photo.preferredSize(120, 120)
        Column {
            name
            about
        }
        .border(width: 3, color: .transparent).flexShrink()
    }
    .inset(5).border(width: 3, color: .transparent)
}
