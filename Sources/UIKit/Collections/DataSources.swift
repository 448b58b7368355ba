import Foundation

@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind kind: String, at path: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {}
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind kind: String, at path: IndexPath
    ) {}
}

/// The sizes of a flow layout; `nil` from the defaults here means those of the layout.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { flow(layout).itemSize }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(layout).sectionInset }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(layout).minimumLineSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(layout).minimumInteritemSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(layout).headerReferenceSize }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(layout).footerReferenceSize }
}

// MARK: - Registrations

extension UICollectionView {
    /// How cells of a type are made for items of a type.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let handler: Handler

        public init(handler: @escaping Handler) { self.handler = handler }
    }

    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }
}

// MARK: - Snapshots of data

/// Sections and their items.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
    private var sections: [(section: Section, items: [Item])] = []

    public init() {}

    public var sectionIdentifiers: [Section] { sections.map(\.section) }
    public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { itemIdentifiers.count }

    public func itemIdentifiers(inSection section: Section) -> [Item] {
        sections.first { $0.section == section }?.items ?? []
    }
    public func numberOfItems(inSection section: Section) -> Int { itemIdentifiers(inSection: section).count }
    public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
    public func indexOfSection(_ section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }
    public func sectionIdentifier(containingItem item: Item) -> Section? {
        sections.first { $0.items.contains(item) }?.section
    }

    public mutating func appendSections(_ new: [Section]) { sections += new.map { ($0, []) } }

    public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {
        guard
            let index = section.map({ section in sections.firstIndex { $0.section == section } })
                ?? sections.indices.last
        else { return }
        sections[index].items += items
    }

    public mutating func insertItems(_ items: [Item], beforeItem item: Item) { insert(items, at: item, offset: 0) }
    public mutating func insertItems(_ items: [Item], afterItem item: Item) { insert(items, at: item, offset: 1) }
    public mutating func moveItem(_ item: Item, beforeItem other: Item) {
        deleteItems([item])
        insertItems([item], beforeItem: other)
    }
    public mutating func moveItem(_ item: Item, afterItem other: Item) {
        deleteItems([item])
        insertItems([item], afterItem: other)
    }

    private mutating func insert(_ items: [Item], at item: Item, offset: Int) {
        for index in sections.indices {
            guard let found = sections[index].items.firstIndex(of: item) else { continue }
            sections[index].items.insert(contentsOf: items, at: found + offset)
            return
        }
    }

    public mutating func insertSections(_ new: [Section], beforeSection section: Section) {
        let index = sections.firstIndex { $0.section == section } ?? sections.endIndex
        sections.insert(contentsOf: new.map { ($0, []) }, at: index)
    }
    public mutating func insertSections(_ new: [Section], afterSection section: Section) {
        let index = sections.firstIndex { $0.section == section }.map { $0 + 1 } ?? sections.endIndex
        sections.insert(contentsOf: new.map { ($0, []) }, at: index)
    }

    public mutating func deleteItems(_ items: [Item]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }
    public mutating func deleteSections(_ old: [Section]) { sections.removeAll { old.contains($0.section) } }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func reloadItems(_ items: [Item]) {}
    public mutating func reconfigureItems(_ items: [Item]) {}
    public mutating func reloadSections(_ sections: [Section]) {}

    func item(at path: IndexPath) -> Item? {
        guard sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }
}

/// What the data sources of snapshots share.
open class DiffableDataSource<Section: Hashable, Item: Hashable>: MainActorObject {
    private let reload: @MainActor () -> Void
    var current = NSDiffableDataSourceSnapshot<Section, Item>()

    init(reload: @escaping @MainActor () -> Void) { self.reload = reload }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        reload()
        completion?()
    }
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) { apply(snapshot) }
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
    open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }
    open func indexPath(for item: Item) -> IndexPath? {
        for (section, identifier) in current.sectionIdentifiers.enumerated() {
            if let index = current.itemIdentifiers(inSection: identifier).firstIndex(of: item) {
                return IndexPath(item: index, section: section)
            }
        }
        return nil
    }
    open func sectionIdentifier(for index: Int) -> Section? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    func count(in section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
}

/// A data source of snapshots.
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: DiffableDataSource<Section, Item>,
    UICollectionViewDataSource
{
    public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private let provider: CellProvider
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Without effect on a picture.
    open var reorderingHandlers = ReorderingHandlers()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init { [weak collectionView] in collectionView?.reloadData() }
        collectionView.dataSource = self
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count(in: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
        itemIdentifier(for: path).flatMap { provider(collectionView, path, $0) } ?? UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, path) ?? UICollectionReusableView(frame: .zero)
    }
}
