import QuoinCompositional
import QuoinLayout

/// Reads the structs of a compositional layout, each a mapping with its `kind` and its properties, and remembers what
/// element kinds they name.
final class CollectionStructReader {
    /// How many sections the collection has.
    let sectionCount: Int
    /// The kinds of supplementary and boundary items.
    private(set) var supplementaryKinds: Set<String> = []
    /// The kinds of backgrounds, each with the place that names it first.
    private(set) var decorationKinds: [String: DocumentValue] = [:]
    /// The backgrounds of lists, by the number of the section in the layout.
    private(set) var listBackgrounds: [ListBackground?] = []

    init(sectionCount: Int) {
        self.sectionCount = sectionCount
    }

    /// A section for every index, or a configuration with sections that are used in turn.
    func layout(_ value: DocumentValue) -> CollectionViewCompositionalLayout? {
        guard let (kind, properties) = value.layoutStruct(LayoutStruct.self) else { return nil }
        defer { properties.finish() }
        switch kind {
        case .configuration:
            let configuration = configuration(properties)
            guard let sections = properties.required("sections")?.list() else { return nil }
            return layout(of: self.sections(sections), configuration)
        case .section: return layout(of: [section(properties)], CollectionLayoutConfiguration())
        case .list: return layout(of: [list(properties)], CollectionLayoutConfiguration())
        }
    }

    /// What a layout may be.
    private enum LayoutStruct: String, CaseIterable { case section, list, configuration }

    private func configuration(_ properties: DocumentMapping) -> CollectionLayoutConfiguration {
        var configuration = CollectionLayoutConfiguration()
        if let value = properties["scrollDirection"]?.choice(ScrollDirection.self) {
            configuration.scrollDirection = value
        }
        if let value = properties["interSectionSpacing"]?.number(0...1e9) { configuration.interSectionSpacing = value }
        if let value = properties["contentInsetsReference"]?.choice(ContentInsetsReference.self) {
            configuration.contentInsetsReference = value
        }
        configuration.boundarySupplementaryItems = boundaryItems(properties["boundarySupplementaryItems"])
        return configuration
    }

    private func sections(_ values: [DocumentValue]) -> [ReadSection] {
        values.enumerated().map { index, value in
            guard value.isNull else { return section(value) }
            if index < sectionCount { value.report(CollectionLayoutError.Reason.missingSection(index).description) }
            return .missing
        }
    }

    private func layout(
        of sections: [ReadSection], _ configuration: CollectionLayoutConfiguration
    ) -> CollectionViewCompositionalLayout? {
        listBackgrounds = sections.map(\.background)
        if case .plain(let section)? = sections.first, sections.count == 1 {
            return CollectionViewCompositionalLayout(section: section, configuration: configuration)
        }
        return CollectionViewCompositionalLayout(configuration: configuration) { index, environment in
            sections.isEmpty ? nil : sections[index % sections.count].section(in: environment)
        }
    }

    func noteSupplementaryKind(_ kind: String) { supplementaryKinds.insert(kind) }

    func noteDecorationKind(_ kind: String, at value: DocumentValue) {
        decorationKinds[kind] = decorationKinds[kind] ?? value
    }
}

extension DocumentValue {
    /// The kind of a struct, one of some, with its properties.
    func layoutStruct<Kind: RawRepresentable<String> & CaseIterable>(
        _ kinds: Kind.Type
    ) -> (kind: Kind, properties: DocumentMapping)? {
        guard let properties = mapping(), let kind = properties.required("kind")?.choice(kinds) else { return nil }
        return (kind, properties)
    }
}
