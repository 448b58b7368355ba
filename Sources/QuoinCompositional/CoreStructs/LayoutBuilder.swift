/// Makes a layout that can be applied: from one section for every index, or from a ``CompositionalLayout``.
public typealias LayoutBuilder = CollectionViewCompositionalLayout

/// Makes the plain value of a section.
public typealias LayoutSectionBuilder = CollectionLayoutSection

/// A layout that can be applied to a collection view.
public struct CollectionViewCompositionalLayout: Sendable {
    enum Sections: Sendable {
        /// The same for every index.
        case one(@Sendable () throws(CollectionLayoutError) -> CollectionLayoutSection)
        case each(
            @Sendable (Int, CollectionLayoutEnvironment) throws(CollectionLayoutError) -> CollectionLayoutSection?)
    }

    let sections: Sections
    let configuration: @Sendable () throws(CollectionLayoutError) -> CollectionLayoutConfiguration

    /// One section for every index.
    public init(configuration: any LayoutConfiguration = Configuration(), section: () -> any LayoutSection) {
        let section = section()
        sections = .one { () throws(CollectionLayoutError) in try CollectionLayoutSection(section) }
        self.configuration = { () throws(CollectionLayoutError) in try CollectionLayoutConfiguration(configuration) }
    }

    /// The sections that a layout's closure gives.
    public init(layout: () -> CompositionalLayout) {
        let layout = layout()
        sections = .each { (index, environment) throws(CollectionLayoutError) in
            guard let section = layout.sectionsBuilder(index, environment) else { return nil }
            return try CollectionLayoutSection(section)
        }
        configuration = { () throws(CollectionLayoutError) in
            try CollectionLayoutConfiguration(layout.configuration)
        }
    }

    /// One section for every index, from plain values.
    public init(
        section: CollectionLayoutSection,
        configuration: CollectionLayoutConfiguration = CollectionLayoutConfiguration()
    ) {
        sections = .one { section }
        self.configuration = { configuration }
    }

    /// A section for each index, from plain values.
    public init(
        configuration: CollectionLayoutConfiguration = CollectionLayoutConfiguration(),
        sectionProvider: @escaping @Sendable (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?
    ) {
        sections = .each { index, environment in sectionProvider(index, environment) }
        self.configuration = { configuration }
    }
}

extension CollectionLayoutSection {
    /// The plain value of a section.
    public init(section: () -> any LayoutSection) throws(CollectionLayoutError) {
        try self.init(section())
    }

    init(_ section: any LayoutSection) throws(CollectionLayoutError) {
        self = try Describing().describe(section, as: CollectionLayoutSection.self, steps: 0)
    }
}

extension CollectionLayoutConfiguration {
    init(_ configuration: any LayoutConfiguration) throws(CollectionLayoutError) {
        self = try Describing().describe(configuration, as: CollectionLayoutConfiguration.self, steps: 0)
    }
}
