/// The items of a section, some of them below others. Those below an item that is not expanded are not shown.
public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
    private var entries: [(item: Item, level: Int)] = []
    private var expanded: Set<Item> = []

    public init() {}

    public var items: [Item] { entries.map(\.item) }
    public var rootItems: [Item] { entries.filter { $0.level == 0 }.map(\.item) }
    public var visibleItems: [Item] {
        var hiddenLevel = Int.max
        return entries.compactMap { item, level in
            if level >= hiddenLevel { return nil }
            hiddenLevel = isExpanded(item) ? Int.max : level + 1
            return item
        }
    }

    public func contains(_ item: Item) -> Bool { index(of: item) != nil }
    public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: Item) -> Bool { visibleItems.contains(item) }
    public func level(of item: Item) -> Int { index(of: item).map { entries[$0].level } ?? 0 }

    public mutating func append(_ items: [Item], to parent: Item? = nil) {
        let start = parent.flatMap(index)
        let level = start.map { entries[$0].level + 1 } ?? 0
        let end = start.flatMap { start in entries[(start + 1)...].firstIndex { $0.level < level } } ?? entries.endIndex
        entries.insert(contentsOf: items.map { ($0, level) }, at: end)
    }

    public mutating func expand(_ items: [Item]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [Item]) { expanded.subtract(items) }
    public mutating func deleteAll() { self = Self() }

    private func index(of item: Item) -> Int? { entries.firstIndex { $0.item == item } }
}

extension UICollectionViewDiffableDataSource {
    /// Shows the visible items in a section, which is appended if there is none.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = current
        if !whole.sectionIdentifiers.contains(section) { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }
}
