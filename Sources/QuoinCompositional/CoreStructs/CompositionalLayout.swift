/// A layout of sections that a closure gives, one by one.
///
///     CompositionalLayout { section, environment in
///         Section {
///             HGroup(height: .absolute(44)) { Item() }
///         }
///     }
///     .interSectionSpacing(8)
public struct CompositionalLayout: Sendable {
    /// Gives the section for an index; nil is an error if the section exists.
    public typealias SectionBuilder = @Sendable (Int, CollectionLayoutEnvironment) -> (any LayoutSection)?

    var configuration: any LayoutConfiguration
    let sectionsBuilder: SectionBuilder

    /// - Parameter sectionsBuilder: called for every section, from the first on, each time that the collection is laid
    ///   out.
    public init(
        configuration: any LayoutConfiguration = Configuration(), sectionsBuilder: @escaping SectionBuilder
    ) {
        self.configuration = configuration
        self.sectionsBuilder = sectionsBuilder
    }

    /// - Parameter repeatingSections: sections that are used in turn.
    public init(
        configuration: any LayoutConfiguration = Configuration(), repeatingSections: [SectionBuilder]
    ) {
        self.init(configuration: configuration) { index, environment in
            repeatingSections.isEmpty ? nil : repeatingSections[index % repeatingSections.count](index, environment)
        }
    }

    /// Sets the direction in which sections follow one another; vertical unless it is set.
    public func scrollDirection(_ direction: ScrollDirection) -> CompositionalLayout {
        configured(configuration.scrollDirection(direction))
    }

    /// Sets the room between sections, in points.
    public func interSectionSpacing(_ spacing: Double) -> CompositionalLayout {
        configured(configuration.interSectionSpacing(spacing))
    }

    /// Sets what narrows the containers of sections across the scroll axis; the safe area unless it is set.
    public func contentInsetsReference(_ reference: ContentInsetsReference) -> CompositionalLayout {
        configured(configuration.contentInsetsReference(reference))
    }

    /// Adds headers, footers and the like of the whole layout.
    public func boundarySupplementaryItems(
        @LayoutBoundarySupplementaryItemBuilder _ items: () -> [any LayoutBoundarySupplementaryItem]
    ) -> CompositionalLayout {
        configured(configuration.boundarySupplementaryItems(items))
    }

    private func configured(_ configuration: any LayoutConfiguration) -> CompositionalLayout {
        var copy = self
        copy.configuration = configuration
        return copy
    }
}
