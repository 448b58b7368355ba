/// A group whose items stand where a closure puts them.
///
///     CustomGroup(height: .absolute(100)) { environment in
///         let width = environment.container.effectiveContentSize.width
///         return [CollectionLayoutGroupCustomItem(frame: Rect(width / 2 - 20, 30, 40, 40))]
///     }
public struct CustomGroup: LayoutGroup, SizedItem {
    /// The dimensions in the container.
    public var layoutSize: CollectionLayoutSize
    private let itemProvider: CustomItemProvider

    /// - Parameter itemProvider: called each time that the group is solved.
    public init(size: CollectionLayoutSize, itemProvider: @escaping CustomItemProvider) {
        layoutSize = size
        self.itemProvider = itemProvider
    }

    /// As large as its container unless told otherwise.
    ///
    /// - Parameter itemProvider: called each time that the group is solved.
    public init(
        width: CollectionLayoutDimension = .fractionalWidth(1),
        height: CollectionLayoutDimension = .fractionalHeight(1),
        itemProvider: @escaping CustomItemProvider
    ) {
        self.init(
            size: CollectionLayoutSize(widthDimension: width, heightDimension: height), itemProvider: itemProvider)
    }

    public var layoutGroup: any LayoutGroup { self }
}

extension CustomGroup: CoreStruct {
    func description(_ describing: Describing) throws(CollectionLayoutError) -> CollectionLayoutItem {
        CollectionLayoutItem(layoutSize: layoutSize, group: CollectionLayoutGroup(.custom(itemProvider)))
    }
}
