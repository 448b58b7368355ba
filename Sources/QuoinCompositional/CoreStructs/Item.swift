/// A place for one cell.
///
///     Item(width: .fractionalWidth(0.25)) {
///         SupplementaryItem(elementKind: "badge")
///     }
public struct Item: LayoutItem, SizedItem {
    /// The dimensions in the container.
    public var layoutSize: CollectionLayoutSize
    private var supplementaryItems: [any LayoutSupplementaryItem] = []

    /// An item with nothing attached.
    public init(size: CollectionLayoutSize) {
        layoutSize = size
    }

    /// An item with nothing attached, as large as its container unless told otherwise.
    public init(
        width: CollectionLayoutDimension = .fractionalWidth(1),
        height: CollectionLayoutDimension = .fractionalHeight(1)
    ) {
        self.init(size: CollectionLayoutSize(widthDimension: width, heightDimension: height))
    }

    /// An item of the whole container, with supplementary items attached.
    public init(@LayoutSupplementaryItemBuilder supplementaryItems: () -> [any LayoutSupplementaryItem]) {
        self.init()
        self.supplementaryItems = supplementaryItems()
    }

    /// An item with supplementary items attached; both dimensions have to be given.
    public init(
        width: CollectionLayoutDimension, height: CollectionLayoutDimension,
        @LayoutSupplementaryItemBuilder supplementaryItems: () -> [any LayoutSupplementaryItem]
    ) {
        self.init(width: width, height: height)
        self.supplementaryItems = supplementaryItems()
    }

    public var layoutItem: any LayoutItem { self }
}

extension Item: CoreStruct {
    func description(_ describing: Describing) throws(CollectionLayoutError) -> CollectionLayoutItem {
        var item = CollectionLayoutItem(layoutSize: layoutSize)
        for (index, part) in supplementaryItems.enumerated() {
            item.supplementaryItems.append(
                try describing.describe(
                    part, as: CollectionLayoutSupplementaryItem.self, part: "supplementaryItems[\(index)]"))
        }
        return item
    }
}
