import QuoinLayout

/// A collection as an element: a layout, the number of items in each section, and what they show.
///
///     CollectionView(LayoutBuilder { Section { HGroup(height: .absolute(44)) { Item() } } }, itemCounts: [20]) { content in
///         Spacer().erased
///     }
public struct CollectionView: LayoutElement {
    /// The element kind of a section's header.
    public static let elementKindSectionHeader = "header"
    /// The element kind of a section's footer.
    public static let elementKindSectionFooter = "footer"

    private var kind: CollectionLayout

    /// - Parameters:
    ///   - itemCounts: the number of items in each section.
    ///   - content: what a cell, a supplementary view or a background shows.
    public init(
        _ layout: CollectionViewCompositionalLayout, itemCounts: [Int],
        content: @escaping @Sendable (CollectionContent) -> AnyElement?
    ) {
        kind = CollectionLayout(layout, itemCounts: itemCounts, content: content)
    }

    public var element: Element<CollectionLayout> { Element(kind) }

    /// How sections, groups and items are arranged.
    public var collectionViewLayout: CollectionViewCompositionalLayout {
        get { kind.layout }
        set { kind.layout = newValue }
    }

    /// Applies a layout. A still picture has no animation: the completion is called at once.
    public mutating func setCollectionViewLayout(
        _ layout: CompositionalLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        kind.layout = LayoutBuilder { layout }
        completion?(true)
    }

    /// Scrolls to a place of the content, in points.
    public func contentOffset(_ offset: Point) -> CollectionView {
        changed { $0.contentOffset = offset }
    }

    /// Sets what bars and the safe area cover, in points.
    public func contentInset(_ insets: EdgeInsets) -> CollectionView {
        changed { $0.contentInset = insets }
    }

    /// Sets the safe area, in points.
    public func safeArea(_ insets: EdgeInsets) -> CollectionView {
        changed { $0.safeArea = insets }
    }

    /// Scrolls the lane of a section, in points; it rests at the nearest place its behavior allows.
    public func orthogonalOffset(_ offset: Double, section: Int) -> CollectionView {
        changed { $0.orthogonalOffsets[section] = offset }
    }

    /// Sets what the appearance that a section's handler gave to an item does to its element.
    public func appearance(
        _ change: @escaping @Sendable (AnyElement, CollectionLayoutVisibleItem) -> AnyElement
    ) -> CollectionView {
        changed { $0.appearance = change }
    }

    private func changed(_ change: (inout CollectionLayout) -> Void) -> CollectionView {
        var copy = self
        change(&copy.kind)
        return copy
    }
}
