import QuoinLayout

/// The sections of a collection view and how they follow one another.
public struct CollectionViewCompositionalLayout: Sendable {
    package enum Sections: Sendable {
        /// The same section for every index.
        case one(@Sendable () throws(CollectionLayoutSection.LayoutError) -> CollectionLayoutSection)
        /// A section for each index; `nil` is an error if the collection has this section.
        case each(
            @Sendable (Int, CollectionLayoutSection.Environment) throws(CollectionLayoutSection.LayoutError) ->
                CollectionLayoutSection?)
    }

    package let sections: Sections
    package var configuration: @Sendable () throws(CollectionLayoutSection.LayoutError) -> Configuration

    package init(
        _ sections: Sections,
        configuration: @escaping @Sendable () throws(CollectionLayoutSection.LayoutError) -> Configuration
    ) {
        self.sections = sections
        self.configuration = configuration
    }

    /// The same section for every index.
    public init(section: CollectionLayoutSection, configuration: Configuration = Configuration()) {
        self.init(.one { section }, configuration: { configuration })
    }

    /// A section for each index.
    ///
    /// - Parameter sectionProvider: called for every section in order, each time the collection is laid out. If it
    ///   returns `nil` for an existing section, the layout fails.
    public init(
        sectionProvider: @escaping @Sendable (Int, CollectionLayoutSection.Environment) -> CollectionLayoutSection?,
        configuration: Configuration
    ) {
        self.init(.each { sectionProvider($0, $1) }, configuration: { configuration })
    }

    /// The properties of a layout that concern all sections.
    public struct Configuration: Hashable, Sendable {
        public var scrollDirection: ScrollDirection
        /// The space between sections, in points.
        public var interSectionSpacing: Double
        /// The insets of the sections' containers across the scroll axis; automatic means the safe area.
        public var contentInsetsReference: CollectionLayoutSection.ContentInsetsReference
        /// Headers, footers and other boundary items of the whole layout; their element kinds must differ.
        public var boundarySupplementaryItems: [CollectionLayoutSection.BoundarySupplementaryItem]

        /// By default sections follow one another downward without spacing, within the safe area.
        public init(
            scrollDirection: ScrollDirection = .vertical, interSectionSpacing: Double = 0,
            contentInsetsReference: CollectionLayoutSection.ContentInsetsReference = .automatic,
            boundarySupplementaryItems: [CollectionLayoutSection.BoundarySupplementaryItem] = []
        ) {
            self.scrollDirection = scrollDirection
            self.interSectionSpacing = interSectionSpacing
            self.contentInsetsReference = contentInsetsReference
            self.boundarySupplementaryItems = boundarySupplementaryItems
        }

        /// The direction in which sections follow one another.
        public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
            case vertical, horizontal

            var axis: Axis { self == .vertical ? .vertical : .horizontal }
        }
    }
}

extension CollectionViewCompositionalLayout {
    /// Identifies a cell, a supplementary view or a background of a collection.
    public struct Content: Hashable, Sendable {
        public var category: CollectionLayoutSection.VisibleItem.Category
        /// `nil` for a boundary item of the layout.
        public var section: Int?
        /// The index of the item in its section; for a supplementary item, of the item or group that it is attached to.
        /// While a group's supplementary item is measured, it is the index of the group's first item.
        public var index: Int
        /// `nil` for a cell.
        public var elementKind: String?

        public init(
            category: CollectionLayoutSection.VisibleItem.Category, section: Int?, index: Int,
            elementKind: String? = nil
        ) {
            self.category = category
            self.section = section
            self.index = index
            self.elementKind = elementKind
        }
    }
}

/// Measures a cell or a view in a range of sizes, in points: exact on the axis with a known length, unbounded on the
/// estimated one. `nil` keeps the estimate.
package typealias ContentMeasuring = (CollectionViewCompositionalLayout.Content, SizeRange) -> Size?
