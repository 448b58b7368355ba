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

extension KindReader {
    /// `collection`: `{layout, sections, contentOffset, contentInset, safeArea, orthogonalOffsets, measured, cell,
    /// cells, supplementary, decoration}`, or a list of rows.
    static let collection = KindReader(
        key: CollectionLayout.name, summary: CollectionLayout.declaration.summary,
        synonyms: ["collectionView", "grid"],
        shape: .list(.element) + .mapping { CollectionShapes.collection },
        element: { $0.isList ? $0.rows() : $0.collection() })
}

extension DocumentValue {
    /// A collection with an element for each row, as wide as the collection and as high as the element.
    fileprivate func rows() -> AnyElement? {
        let first = CollectionViewCompositionalLayout.Content(category: .cell, section: 0, index: 0)
        guard var kind = CollectionLayout.declaration.properties?.base, let cells = contentTemplates(first: first)
        else {
            return nil
        }
        let row = CollectionLayoutItem(layoutSize: CollectionLayoutSize(heightDimension: .estimated(44)))
        kind.layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: row))
        kind.itemCounts = [cells.count(inSection: 0) ?? 0]
        kind.content = { cells.template(for: $0)?.element(for: $0) }
        return Element(kind).erased
    }

    fileprivate func collection() -> AnyElement? {
        guard let mapping = mapping() else { return nil }
        guard let table = CollectionLayout.declaration.properties else { return nil }
        var kind = table.base
        let isComplete = mapping.read(table, into: &kind)
        var reader = CollectionLayoutReader(sectionCount: kind.itemCounts.count)
        let layout = mapping.required("layout").flatMap { reader.layout($0) }
        let contents = CollectionContents(mapping, reader, isWhole: layout != nil)
        kind.itemCounts = contents.resolved(kind.itemCounts, in: mapping)
        mapping.finish()
        guard let layout, isComplete else { return nil }
        kind.layout = layout
        kind.content = { contents.element(for: $0) }
        return Element(kind).erased
    }
}

/// The shapes of a collection and its layout.
private enum CollectionShapes {
    static let collection: MappingShape = {
        let contents = ValueShape.element + .list(.element)
        let elements = ValueShape.named(values: contents + .bySection(contents))
        let keys = CollectionLayout.declaration.properties?.keys ?? []
        return MappingShape(
            [
                KeyShape(
                    "layout", CollectionLayoutReader.shape, "How sections, groups and items are arranged.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)")
            ] + keys + [
                KeyShape(
                    "cell", contents,
                    "What a cell shows, or a list with one element for each; {section} and {item} in texts say which it is.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)"),
                KeyShape(
                    "cells", .bySection(contents),
                    "What the cells of a section show, or a list with one element for each, which for may make from data.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)"),
                KeyShape(
                    "supplementary", elements,
                    "What supplementary and boundary views show, by element kind: one element, or a list as for cells.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)"),
                KeyShape(
                    "decoration", elements, "What backgrounds show, by element kind.",
                    swiftName: "CollectionView.init(_:itemCounts:content:)"),
            ], required: [["layout", "sections"]])
    }()
}
