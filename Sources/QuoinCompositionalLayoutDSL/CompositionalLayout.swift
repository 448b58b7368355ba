@_exported import QuoinCompositional

/// A layout of sections that a closure returns.
///
///     CompositionalLayout { section, environment in
///         Section {
///             HGroup(height: .absolute(44)) { Item() }
///         }
///     }
///     .interSectionSpacing(8)
public typealias CompositionalLayout = CollectionViewCompositionalLayout

extension CompositionalLayout {
    /// Returns the section for an index; `nil` is an error if the collection has this section.
    public typealias SectionProvider = @Sendable (Int, CollectionLayoutSection.Environment) -> (any LayoutSection)?

    /// - Parameter sectionsBuilder: called for every section in order, each time the collection is laid out.
    public init(
        configuration: any LayoutConfiguration = Configuration(), sectionsBuilder: @escaping SectionProvider
    ) {
        self.init(
            .each { (index, environment) throws(CollectionLayoutSection.LayoutError) in
                guard let section = sectionsBuilder(index, environment) else { return nil }
                return try CollectionLayoutSection(describing: section)
            },
            configuration: { () throws(CollectionLayoutSection.LayoutError) in
                try Configuration(describing: configuration)
            })
    }

    /// - Parameter repeatingSections: sections that are used in turn.
    public init(
        configuration: any LayoutConfiguration = Configuration(), repeatingSections: [SectionProvider]
    ) {
        self.init(configuration: configuration) { index, environment in
            repeatingSections.isEmpty ? nil : repeatingSections[index % repeatingSections.count](index, environment)
        }
    }

    /// Sets the direction in which sections follow one another, by default vertical.
    public func scrollDirection(_ direction: Configuration.ScrollDirection) -> CompositionalLayout {
        configured { $0.scrollDirection(direction) }
    }

    /// Sets the space between sections, in points.
    public func interSectionSpacing(_ spacing: Double) -> CompositionalLayout {
        configured { $0.interSectionSpacing(spacing) }
    }

    /// Sets the insets of the sections' containers across the scroll axis, by default the safe area.
    public func contentInsetsReference(
        _ reference: CollectionLayoutSection.ContentInsetsReference
    ) -> CompositionalLayout {
        configured { $0.contentInsetsReference(reference) }
    }

    /// Adds headers, footers and other boundary items of the whole layout.
    public func boundarySupplementaryItems(
        @LayoutBoundarySupplementaryItemBuilder _ items: () -> [any LayoutBoundarySupplementaryItem]
    ) -> CompositionalLayout {
        let items = items()
        return configured { $0.boundarySupplementaryItems { items } }
    }

    private func configured(
        _ change: @escaping @Sendable (Configuration) -> any LayoutConfiguration
    ) -> CompositionalLayout {
        var copy = self
        copy.configuration = { [configuration] () throws(CollectionLayoutSection.LayoutError) in
            try Configuration(describing: change(try configuration()))
        }
        return copy
    }
}

extension Configuration {
    fileprivate init(describing configuration: any LayoutConfiguration) throws(CollectionLayoutSection.LayoutError) {
        self = try DescriptionConverter().describe(configuration, as: Configuration.self)
    }
}

/// Makes a layout from one section for every index, or from a ``CompositionalLayout``.
public typealias LayoutBuilder = CollectionViewCompositionalLayout

extension LayoutBuilder {
    /// One section for every index.
    public init(configuration: any LayoutConfiguration = Configuration(), layoutSection: () -> any LayoutSection) {
        let section = layoutSection()
        self.init(
            .one { () throws(CollectionLayoutSection.LayoutError) in try CollectionLayoutSection(describing: section) },
            configuration: { () throws(CollectionLayoutSection.LayoutError) in
                try Configuration(describing: configuration)
            })
    }

    /// The layout itself.
    public init(compositionalLayout: () -> CompositionalLayout) {
        self = compositionalLayout()
    }
}

extension CollectionView {
    /// Applies a layout. A picture has no animation, so `completion` is called immediately.
    public mutating func setCollectionViewLayout(
        _ layout: CompositionalLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }
}

/// The properties of a layout that concern all sections, or a type of your own that is described by them.
public protocol LayoutConfiguration: Sendable {
    /// The configuration that describes this one. If descriptions lead back to this one, the layout fails.
    var layoutConfiguration: any LayoutConfiguration { get }
}

extension LayoutConfiguration {
    /// Sets the direction in which sections follow one another, by default vertical.
    public func scrollDirection(_ direction: Configuration.ScrollDirection) -> any LayoutConfiguration {
        Modified(self, setting: \Configuration.scrollDirection, to: direction)
    }

    /// Sets the space between sections, in points.
    public func interSectionSpacing(_ spacing: Double) -> any LayoutConfiguration {
        Modified(self, setting: \Configuration.interSectionSpacing, to: spacing)
    }

    /// Sets the insets of the sections' containers across the scroll axis, by default the safe area.
    public func contentInsetsReference(
        _ reference: CollectionLayoutSection.ContentInsetsReference
    ) -> any LayoutConfiguration {
        Modified(self, setting: \Configuration.contentInsetsReference, to: reference)
    }

    /// Adds headers, footers and other boundary items of the whole layout.
    public func boundarySupplementaryItems(
        @LayoutBoundarySupplementaryItemBuilder _ items: () -> [any LayoutBoundarySupplementaryItem]
    ) -> any LayoutConfiguration {
        Modified(
            self, adding: items(), to: \Configuration.boundarySupplementaryItems, named: "boundarySupplementaryItems")
    }
}

extension Modified: LayoutConfiguration where Description == Configuration {
    var layoutConfiguration: any LayoutConfiguration { self }
}

/// The properties of a layout that concern all sections.
public typealias Configuration = CollectionViewCompositionalLayout.Configuration

extension Configuration: LayoutConfiguration {
    public var layoutConfiguration: any LayoutConfiguration { self }
}
