import QuoinLayout

extension CollectionLayoutSection {
    /// A list: one cell per row, at full width and measured height.
    ///
    /// - Parameter layoutEnvironment: the section provider's. The width of its container determines the insets at the
    ///   sides, its scale the height of separators.
    public static func list(
        using configuration: ListConfiguration, layoutEnvironment: CollectionLayoutSection.Environment
    ) -> CollectionLayoutSection {
        let side = configuration.sideInset(width: layoutEnvironment.container.contentSize.width)
        let insets = DirectionalEdgeInsets(leading: side, trailing: side)
        var section = CollectionLayoutSection(
            group: configuration.group(scale: layoutEnvironment.traitCollection.displayScale), contentInsets: insets,
            boundarySupplementaryItems: configuration.boundaryItems,
            decorationItems: configuration.decorationItems(insets))
        section.list = configuration
        return section
    }

    /// The appearance of a list.
    public struct ListConfiguration: Hashable, Sendable {
        /// The style of a list.
        public enum Appearance: String, Hashable, Sendable, CaseIterable {
            /// `plain` pins its headers and footers. `grouped` and `insetGrouped` have space above each section,
            /// `insetGrouped` also at its sides. Only `plain` and `insetGrouped` have separators.
            case plain, grouped, insetGrouped, sidebar, sidebarPlain
        }

        /// What is above the rows.
        public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
            case none
            /// A boundary item of the kind `header`.
            case supplementary
            /// The first row is the header.
            case firstItemInSection
        }

        /// What is below the rows.
        public enum FooterMode: String, Hashable, Sendable, CaseIterable {
            case none
            /// A boundary item of the kind `footer`.
            case supplementary
        }

        /// The element kind of the line between two rows.
        public static let separatorKind = "separator"
        /// The element kind of the background, if there is a background color.
        public static let backgroundKind = "background"
        static let headerKind = "header"
        static let footerKind = "footer"

        public var appearance: Appearance
        /// Whether lines separate the rows, if the appearance has them.
        public var showsSeparators: Bool
        /// The color behind the rows; `nil` is none.
        public var backgroundColor: RGBA?
        public var headerMode: HeaderMode
        public var footerMode: FooterMode

        /// By default with separators, and without a background, a header and a footer.
        public init(
            appearance: Appearance, showsSeparators: Bool = true, backgroundColor: RGBA? = nil,
            headerMode: HeaderMode = .none, footerMode: FooterMode = .none
        ) {
            self.appearance = appearance
            self.showsSeparators = showsSeparators
            self.backgroundColor = backgroundColor
            self.headerMode = headerMode
            self.footerMode = footerMode
        }
    }
}

extension CollectionLayoutSection.ListConfiguration {
    /// The least height of a row, in points.
    static let minimumRowHeight = 44.0

    /// The space above a section, in points.
    func spaceAbove(isFirst: Bool) -> Double {
        switch appearance {
        case .grouped, .insetGrouped: isFirst ? 18 : 35
        case .plain, .sidebar, .sidebarPlain: 0
        }
    }

    /// The radius of the background's corners, in points.
    package var cornerRadius: Double { appearance == .insetGrouped ? 10 : 0 }

    /// The space at the sides of a list of this width, in points.
    fileprivate func sideInset(width: Double) -> Double {
        guard appearance == .insetGrouped else { return 0 }
        return width < 400 ? 16 : 20
    }

    fileprivate func group(scale: Double) -> CollectionLayoutItem {
        let size = CollectionLayoutSize(heightDimension: .estimated(Self.minimumRowHeight))
        let row = CollectionLayoutItem(layoutSize: size, supplementaryItems: separators(scale: scale))
        return CollectionLayoutItem(layoutSize: size, arrangement: .linear(.horizontal, [row], .equalShares(1)))
    }

    /// One pixel high, from an inset of 16 points to the trailing edge.
    private func separators(scale: Double) -> [CollectionLayoutItem.SupplementaryItem] {
        guard showsSeparators && (appearance == .plain || appearance == .insetGrouped) else { return [] }
        return [
            CollectionLayoutItem.SupplementaryItem(
                layoutSize: CollectionLayoutSize(heightDimension: .absolute(1 / scale)),
                elementKind: Self.separatorKind,
                containerAnchor: CollectionLayoutItem.Anchor(edges: [.bottom, .leading]),
                contentInsets: DirectionalEdgeInsets(leading: 16))
        ]
    }

    fileprivate var boundaryItems: [CollectionLayoutSection.BoundarySupplementaryItem] {
        var items: [CollectionLayoutSection.BoundarySupplementaryItem] = []
        if headerMode == .supplementary { items.append(boundaryItem(Self.headerKind, .top)) }
        if footerMode == .supplementary { items.append(boundaryItem(Self.footerKind, .bottom)) }
        return items
    }

    private func boundaryItem(
        _ kind: String, _ alignment: CollectionLayoutSection.BoundarySupplementaryItem.Alignment
    ) -> CollectionLayoutSection.BoundarySupplementaryItem {
        CollectionLayoutSection.BoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(heightDimension: .estimated(28)), elementKind: kind,
            alignment: alignment, pinToVisibleBounds: appearance == .plain)
    }

    fileprivate func decorationItems(_ insets: DirectionalEdgeInsets) -> [CollectionLayoutSection.DecorationItem] {
        guard backgroundColor != nil else { return [] }
        return [CollectionLayoutSection.DecorationItem(elementKind: Self.backgroundKind, contentInsets: insets)]
    }
}
