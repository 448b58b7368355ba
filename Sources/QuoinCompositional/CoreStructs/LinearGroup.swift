import QuoinLayout

/// A group whose items stand side by side.
public typealias HGroup = LinearGroup<HorizontalGroupAxis>

/// A group whose items stand one below the other.
public typealias VGroup = LinearGroup<VerticalGroupAxis>

/// A group whose items follow one another along an axis.
///
/// Items that are listed are repeated in turn until the next one would not fit. With a count, one item is repeated so
/// many times, each with an equal share of the group.
public struct LinearGroup<GroupAxis: LinearGroupAxis>: LayoutGroup, SizedItem {
    /// The dimensions in the container.
    public var layoutSize: CollectionLayoutSize
    private let subitems: [any LayoutItem]
    private let filling: CollectionLayoutGroup.Filling

    /// A group that is filled with items in turn.
    public init(size: CollectionLayoutSize, @LayoutItemBuilder items: () -> [any LayoutItem]) {
        layoutSize = size
        subitems = items()
        filling = .untilFull
    }

    /// A group that is filled with items in turn, as large as its container unless told otherwise.
    public init(
        width: CollectionLayoutDimension = .fractionalWidth(1),
        height: CollectionLayoutDimension = .fractionalHeight(1),
        @LayoutItemBuilder items: () -> [any LayoutItem]
    ) {
        self.init(size: CollectionLayoutSize(widthDimension: width, heightDimension: height), items: items)
    }

    /// - Parameter count: how many items the group holds, at least 1.
    public init(size: CollectionLayoutSize, count: Int, item: () -> any LayoutItem) {
        layoutSize = size
        subitems = [item()]
        filling = .equalShares(count)
    }

    /// - Parameter count: how many items the group holds, at least 1.
    public init(
        width: CollectionLayoutDimension = .fractionalWidth(1),
        height: CollectionLayoutDimension = .fractionalHeight(1),
        count: Int, item: () -> any LayoutItem
    ) {
        self.init(
            size: CollectionLayoutSize(widthDimension: width, heightDimension: height), count: count, item: item)
    }

    /// A group that repeats an item a number of times without resizing it.
    ///
    /// - Parameter count: how many items the group holds, at least 1.
    public init(
        width: CollectionLayoutDimension = .fractionalWidth(1),
        height: CollectionLayoutDimension = .fractionalHeight(1),
        repeatingSubitem subitem: any LayoutItem, count: Int
    ) {
        layoutSize = CollectionLayoutSize(widthDimension: width, heightDimension: height)
        subitems = [subitem]
        filling = .repetitions(count)
    }

    public var layoutGroup: any LayoutGroup { self }
}

extension LinearGroup: CoreStruct {
    func description(_ describing: Describing) throws(CollectionLayoutError) -> CollectionLayoutItem {
        var items: [CollectionLayoutItem] = []
        for (index, subitem) in subitems.enumerated() {
            items.append(
                try describing.describe(subitem, as: CollectionLayoutItem.self, part: "subitems[\(index)]"))
        }
        return CollectionLayoutItem(
            layoutSize: layoutSize, group: CollectionLayoutGroup(.linear(GroupAxis.axis, items, filling)))
    }
}

/// Names the axis of a ``LinearGroup``.
public protocol LinearGroupAxis: Sendable {
    /// Along which the group's items follow one another.
    static var axis: Axis { get }
}

/// The axis of an ``HGroup``.
public enum HorizontalGroupAxis: LinearGroupAxis {
    public static var axis: Axis { .horizontal }
}

/// The axis of a ``VGroup``.
public enum VerticalGroupAxis: LinearGroupAxis {
    public static var axis: Axis { .vertical }
}
