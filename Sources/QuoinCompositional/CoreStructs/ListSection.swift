import QuoinLayout

/// A ready-made section with one item a row, at full width and as high as it measures.
public struct ListSection: LayoutSection {
    /// What a swipe on a row offers; a still picture shows nothing of it.
    public struct SwipeActionsConfiguration: Hashable, Sendable {
        /// What is written on the buttons.
        public var titles: [String]

        public init(titles: [String]) {
            self.titles = titles
        }
    }

    /// The element kind of the line between two rows.
    public static let separatorKind = "separator"
    /// The element kind of what is behind the rows, where there is a background color.
    public static let backgroundKind = "background"

    private var configuration: CollectionLayoutListConfiguration
    private let environment: CollectionLayoutEnvironment

    /// A list in a section provider's environment.
    public init(configuration: CollectionLayoutListConfiguration, layoutEnvironment: CollectionLayoutEnvironment) {
        self.configuration = configuration
        environment = layoutEnvironment
    }

    /// A list with separators where the appearance has them, without header, footer and background.
    ///
    /// - Parameter layoutEnvironment: the section provider's; the width of its container sets the insets at the sides,
    ///   its scale the height of separators.
    public init(
        appearance: CollectionLayoutListConfiguration.Appearance, layoutEnvironment: CollectionLayoutEnvironment
    ) {
        self.init(
            configuration: CollectionLayoutListConfiguration(appearance: appearance),
            layoutEnvironment: layoutEnvironment)
    }

    /// Sets whether lines separate the rows, where the appearance has them; they do unless told otherwise.
    public func showsSeparators(_ shows: Bool) -> ListSection { setting(\.showsSeparators, to: shows) }

    /// Sets what is behind the rows; nil is nothing.
    public func backgroundColor(_ color: CollectionLayoutListConfiguration.Color?) -> ListSection {
        setting(\.backgroundColor, to: color)
    }

    /// Accepted for the sake of code that is shared with an app; a still picture has no swipes.
    public func trailingSwipeActionsConfigurationProvider(
        _ provider: (@Sendable (_ section: Int, _ item: Int) -> SwipeActionsConfiguration?)?
    ) -> ListSection {
        self
    }

    /// Sets what stands above the rows; nothing unless it is set.
    public func headerMode(_ mode: CollectionLayoutListConfiguration.HeaderMode) -> ListSection {
        setting(\.headerMode, to: mode)
    }

    /// Sets what stands below the rows; nothing unless it is set.
    public func footerMode(_ mode: CollectionLayoutListConfiguration.FooterMode) -> ListSection {
        setting(\.footerMode, to: mode)
    }

    public var layoutSection: any LayoutSection { self }

    private func setting<Value>(
        _ property: WritableKeyPath<CollectionLayoutListConfiguration, Value>, to value: Value
    ) -> ListSection {
        var copy = self
        copy.configuration[keyPath: property] = value
        return copy
    }
}

extension ListSection: CoreStruct {
    func description(_ describing: Describing) throws(CollectionLayoutError) -> CollectionLayoutSection {
        let side = configuration.sideInset(width: environment.container.contentSize.width)
        let insets = DirectionalEdgeInsets(leading: side, trailing: side)
        return CollectionLayoutSection(
            group: group, contentInsets: insets, boundarySupplementaryItems: boundaryItems,
            decorationItems: backgrounds(insets), list: configuration)
    }

    private var group: CollectionLayoutItem {
        let height = CollectionLayoutListConfiguration.minimumRowHeight
        let size = CollectionLayoutSize(heightDimension: .estimated(height))
        let row = CollectionLayoutItem(layoutSize: size, supplementaryItems: separators)
        return CollectionLayoutItem(
            layoutSize: size, group: CollectionLayoutGroup(.linear(.horizontal, [row], .equalShares(1))))
    }

    /// One pixel high, from an inset of 16 to the trailing edge.
    private var separators: [CollectionLayoutSupplementaryItem] {
        guard configuration.hasSeparators else { return [] }
        let size = CollectionLayoutSize(heightDimension: .absolute(1 / environment.traitCollection.displayScale))
        return [
            CollectionLayoutSupplementaryItem(
                elementKind: Self.separatorKind, layoutSize: size,
                containerAnchor: CollectionLayoutAnchor(edges: [.bottom, .leading]),
                contentInsets: DirectionalEdgeInsets(leading: 16))
        ]
    }

    private var boundaryItems: [CollectionLayoutBoundarySupplementaryItem] {
        var kinds: [(String, RectAlignment)] = []
        if configuration.headerMode == .supplementary { kinds.append((CollectionView.elementKindSectionHeader, .top)) }
        if configuration.footerMode == .supplementary {
            kinds.append((CollectionView.elementKindSectionFooter, .bottom))
        }
        return kinds.map { kind, alignment in
            CollectionLayoutBoundarySupplementaryItem(
                elementKind: kind, layoutSize: CollectionLayoutSize(heightDimension: .estimated(28)),
                alignment: alignment, pinToVisibleBounds: configuration.hasPinnedBoundaryItems)
        }
    }

    private func backgrounds(_ insets: DirectionalEdgeInsets) -> [CollectionLayoutDecorationItem] {
        guard configuration.backgroundColor != nil else { return [] }
        return [CollectionLayoutDecorationItem(elementKind: Self.backgroundKind, contentInsets: insets)]
    }
}
