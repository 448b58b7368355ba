import Quoin

// The layouts of the cells of Texture's examples/CustomCollectionView-Swift, ASCollectionView and ASViewController.

/// An image with its own ratio.
public struct ImageCell: LayoutElement {
    public var name: String

    public init(name: String) {
        self.name = name
    }

    public var element: some LayoutElement {
        let image = Image(name)
        let size = image.kind.image?.size ?? Size(2, 1)
        Row(alignItems: .start) {
            image.ratio(size.height / size.width)
        }
        .flexShrink()
        .inset(.zero)
    }
}

/// The header or the footer of a section.
public struct SupplementaryCell: LayoutElement {
    public var text: String

    public init(text: String) {
        self.text = text
    }

    public var element: some LayoutElement {
        Text(text).fontSize(18).color(.white).centered(.both).inset(15).fill(.blue)
    }
}

/// A square image.
public struct DetailCell: LayoutElement {
    public init() {}

    public var element: some LayoutElement {
        Image("dessert.png").ratio(1)
    }
}
