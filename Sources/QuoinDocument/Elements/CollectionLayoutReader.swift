import QuoinCompositional
import QuoinLayout
import QuoinScene
import QuoinValues

/// Reads the layout of a collection: one section for every index, or a configuration with sections that are used in
/// turn.
struct CollectionLayoutReader {
    /// The number of sections in the collection.
    let sectionCount: Int
    /// The element kinds in the layout.
    let kinds = ElementKinds()
    /// The backgrounds of lists, by the position of the section in the layout.
    private(set) var listBackgrounds: [ListBackground?] = []

    init(sectionCount: Int) {
        self.sectionCount = sectionCount
    }

    mutating func layout(_ value: DocumentValue) -> CollectionViewCompositionalLayout? {
        value.reading[ElementKindsKey.self] = kinds
        guard let (kind, properties) = value.layoutStruct(LayoutStruct.self) else { return nil }
        defer { properties.finish() }
        switch kind {
        case .configuration:
            var configuration = CollectionViewCompositionalLayout.Configuration()
            properties.read(CollectionViewCompositionalLayout.Configuration.properties, into: &configuration)
            guard let sections = properties.required("sections")?.list() else { return nil }
            return layout(of: self.sections(sections), configuration)
        case .section: return layout(of: [.section(properties)], CollectionViewCompositionalLayout.Configuration())
        case .list: return layout(of: [.list(properties)], CollectionViewCompositionalLayout.Configuration())
        }
    }

    /// The kinds of layout.
    private enum LayoutStruct: String, CaseIterable { case section, list, configuration }

    /// The kinds of section.
    private enum SectionStruct: String, CaseIterable { case section, list }

    private func sections(_ values: [DocumentValue]) -> [ParsedSection] {
        values.enumerated().map { index, value in
            if value.isNull {
                if index < sectionCount { value.report(CollectionLayoutError.Reason.missingSection(index).description) }
                return .missing
            }
            guard let (kind, properties) = value.layoutStruct(SectionStruct.self) else { return .missing }
            defer { properties.finish() }
            return kind == .section ? .section(properties) : .list(properties)
        }
    }

    private mutating func layout(
        of sections: [ParsedSection], _ configuration: CollectionViewCompositionalLayout.Configuration
    ) -> CollectionViewCompositionalLayout? {
        listBackgrounds = sections.map(\.background)
        if case .plain(let section)? = sections.first, sections.count == 1 {
            return CollectionViewCompositionalLayout(section: section, configuration: configuration)
        }
        return CollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                sections.isEmpty ? nil : sections[index % sections.count].section(in: environment)
            }, configuration: configuration)
    }
}

extension DocumentValue {
    /// The value of the key `kind`, with the mapping that contains it.
    fileprivate func layoutStruct<Kind: RawRepresentable<String> & CaseIterable>(
        _ kinds: Kind.Type
    ) -> (kind: Kind, properties: DocumentMapping)? {
        guard let properties = mapping(), let kind = properties.required("kind")?.choice(kinds) else { return nil }
        return (kind, properties)
    }
}

extension ParsedSection {
    fileprivate static func section(_ properties: DocumentMapping) -> ParsedSection {
        var section = CollectionLayoutSection.properties.base
        return properties.read(CollectionLayoutSection.properties, into: &section) ? .plain(section) : .missing
    }

    /// A ready-made list.
    fileprivate static func list(_ properties: DocumentMapping) -> ParsedSection {
        var list = CollectionLayoutSection.ListConfiguration.properties.base
        properties.read(CollectionLayoutSection.ListConfiguration.properties, into: &list)
        guard let color = properties["backgroundColor"].flatMap(ValueForm<Color>.color.read) else {
            return .list(list, background: nil)
        }
        list.backgroundColor = color.light
        return .list(list, background: ListBackground(color: color, cornerRadius: list.cornerRadius))
    }
}

/// A section that was read.
enum ParsedSection: Sendable {
    case plain(CollectionLayoutSection)
    /// A ready-made list, whose section depends on the environment.
    case list(CollectionLayoutSection.ListConfiguration, background: ListBackground?)
    /// `null`, or a section that could not be read.
    case missing

    func section(in environment: CollectionLayoutEnvironment) -> CollectionLayoutSection? {
        switch self {
        case .plain(let section): section
        case .list(let configuration, _):
            CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        case .missing: nil
        }
    }

    var background: ListBackground? {
        if case .list(_, let background) = self { background } else { nil }
    }
}

/// The background of a list's rows, unless `decoration` replaces it.
struct ListBackground: Hashable, Sendable {
    var color: Color
    /// In points.
    var cornerRadius: Double
}
