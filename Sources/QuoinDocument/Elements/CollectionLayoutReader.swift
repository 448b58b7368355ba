import QuoinCompositional
import QuoinScene

/// Reads the layout of a collection: one section for every index, or a configuration with sections that are used in
/// turn.
struct CollectionLayoutReader {
    /// The number of sections in the collection.
    let sectionCount: Int
    /// The element kinds in the layout.
    let kinds = ElementKinds()
    /// The backgrounds of lists, by the position of the section in the layout.
    private(set) var listBackgrounds: [ListBackground?] = []

    static let shape = ParsedSection.codec.shape + configuration.shape

    mutating func layout(_ value: DocumentValue) -> CollectionViewCompositionalLayout? {
        value.reading[ElementKindsKey.self] = kinds
        guard let layout = Self.codec.read(value) else { return nil }
        for (index, section) in layout.sections.enumerated() where section == nil && index < sectionCount {
            let item = value.mapping()?["sections"]?.list()?[index]
            item?.report(CollectionLayoutSection.LayoutError.Reason.missingSection(index).description)
        }
        return self.layout(of: layout.sections.map { $0 ?? .missing }, layout.configuration)
    }

    /// A configuration with its sections.
    private struct Layout: Sendable {
        var configuration = CollectionViewCompositionalLayout.Configuration()
        var sections: [ParsedSection?] = []

        static let properties = CollectionViewCompositionalLayout.Configuration.properties.within(
            Layout(), \.configuration,
            [
                Property(
                    written: "sections", \.sections, .list(.orNull(ParsedSection.codec)), .contentLayout,
                    isRequired: true, "The sections, which are used in turn."
                ).named("CollectionViewCompositionalLayout")
            ])
    }

    private static let codec = Codec<Layout>.kinds(
        ParsedSection.kinds { Layout(sections: [$0]) } + [.kind("configuration", Layout.properties, { $0 }) { $0 }])
    private static let configuration = Codec<Layout>.kinds([.kind("configuration", Layout.properties, { $0 }) { $0 }])

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

/// A section that was read.
enum ParsedSection: Sendable {
    case plain(CollectionLayoutSection)
    /// A ready-made list, whose section depends on the environment.
    case list(CollectionLayoutSection.ListConfiguration, background: ListBackground?)
    /// `null`, or a section that could not be read.
    case missing

    func section(in environment: CollectionLayoutSection.Environment) -> CollectionLayoutSection? {
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

    /// A section, or a list.
    fileprivate static let codec = Codec<ParsedSection>.kinds(kinds { $0 }).named("section")

    fileprivate static func kinds<Value>(_ make: @escaping @Sendable (ParsedSection) -> Value) -> [Codec<Value>.Kind] {
        [
            .kind("section", CollectionLayoutSection.properties, { make(.plain($0)) }, { _ in nil }),
            .kind("list", ParsedList.properties, { make($0.section) }, { _ in nil }),
        ]
    }
}

/// A ready-made list.
private struct ParsedList: Sendable {
    var list = CollectionLayoutSection.ListConfiguration.properties.base
    var background: Color?

    var section: ParsedSection {
        guard let background else { return .list(list, background: nil) }
        var list = list
        list.backgroundColor = background.light
        return .list(list, background: ListBackground(color: background, cornerRadius: list.cornerRadius))
    }

    static let properties = CollectionLayoutSection.ListConfiguration.properties.within(
        ParsedList(), \.list,
        [
            Property("backgroundColor", \.background, .color, .contentPixels, "What is behind the rows.")
                .named("CollectionLayoutSection.ListConfiguration.backgroundColor")
        ])
}

/// The background of a list's rows, unless `decoration` replaces it.
struct ListBackground: Hashable, Sendable {
    var color: Color
    /// In points.
    var cornerRadius: Double
}
