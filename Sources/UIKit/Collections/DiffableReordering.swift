import Foundation

// What an app does when somebody moves an item, without effect on a picture.

extension UICollectionViewDiffableDataSource {
    public struct ReorderingHandlers {
        // Without effect on a picture:
        public var canReorderItem: ((Item) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    }
}

public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    public let difference: CollectionDifference<Item>
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]
}

public struct NSDiffableDataSourceSectionTransaction<Section: Hashable, Item: Hashable> {
    public let sectionIdentifier: Section
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    public let difference: CollectionDifference<Item>
}
