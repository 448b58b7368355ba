import QuoinLayout

/// A compositional layout as an element, with the number of items in each section and what they show.
///
///     let row = CollectionLayoutItem(layoutSize: CollectionLayoutSize(heightDimension: .absolute(44)))
///     CollectionView(
///         CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: row)), itemCounts: [20]
///     ) { content in
///         Text("\(content.index)")
///     }
public struct CollectionView: LayoutElement {
    /// The element kind of a section's header.
    public static let elementKindSectionHeader = CollectionLayoutSection.ListConfiguration.headerKind
    /// The element kind of a section's footer.
    public static let elementKindSectionFooter = CollectionLayoutSection.ListConfiguration.footerKind

    private var kind: CollectionLayout

    /// - Parameters:
    ///   - itemCounts: the number of items in each section; a negative one counts as 0.
    ///   - content: returns the element of a cell, a supplementary view or a background; `nil` is an error if it is
    ///     visible. It may be called several times for one item.
    public init(
        _ layout: CollectionViewCompositionalLayout, itemCounts: [Int],
        content: @escaping @Sendable (CollectionViewCompositionalLayout.Content) -> AnyElement?
    ) {
        kind = CollectionLayout(layout, itemCounts: itemCounts, content: content)
    }

    /// - Parameters:
    ///   - itemCounts: the number of items in each section; a negative one counts as 0.
    ///   - content: the element of a cell, a supplementary view or a background. It may be called several times for one
    ///     item.
    @_disfavoredOverload
    public init(
        _ layout: CollectionViewCompositionalLayout, itemCounts: [Int],
        @ElementBuilder.SingleElement content:
            @escaping @Sendable (CollectionViewCompositionalLayout.Content) -> some LayoutElement
    ) {
        self.init(layout, itemCounts: itemCounts) { (item: CollectionViewCompositionalLayout.Content) -> AnyElement? in
            content(item).erased
        }
    }

    public var element: Element<some LayoutKind> { Element(kind) }

    public var collectionViewLayout: CollectionViewCompositionalLayout {
        get { kind.layout }
        set { kind.layout = newValue }
    }

    /// Scrolls the content by a distance in points.
    public func contentOffset(_ offset: Point) -> CollectionView {
        changed { $0.contentOffset = offset }
    }

    /// Sets the insets of bars and the safe area, in points. Pinned items stay outside them.
    public func contentInset(_ insets: EdgeInsets) -> CollectionView {
        changed { $0.contentInset = insets }
    }

    /// Sets the safe area, in points.
    public func safeArea(_ insets: EdgeInsets) -> CollectionView {
        changed { $0.safeArea = insets }
    }

    /// Scrolls the lane of a section, in points; it stops at the nearest offset that its behavior allows.
    public func orthogonalOffset(_ offset: Double, section: Int) -> CollectionView {
        changed { $0.orthogonalOffsets[section] = offset }
    }

    /// Sets the traits for section providers. Their scale and direction are replaced by those of the canvas.
    public func traitCollection(_ traits: CollectionLayoutSection.Environment.TraitCollection) -> CollectionView {
        changed { $0.traitCollection = traits }
    }

    /// Sets how the alpha and the transform that a section's handler gave to an item change its element. By default they
    /// have no effect.
    package func appearance(
        _ change: @escaping @Sendable (AnyElement, CollectionLayoutSection.VisibleItem) -> AnyElement
    ) -> CollectionView {
        changed { $0.appearance = change }
    }

    private func changed(_ change: (inout CollectionLayout) -> Void) -> CollectionView {
        var copy = self
        change(&copy.kind)
        return copy
    }
}
