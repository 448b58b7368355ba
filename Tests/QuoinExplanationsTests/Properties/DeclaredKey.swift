import QuoinAutoLayout
import QuoinCompositional
import QuoinDocument
import Testing

/// A key that documents may set, with where it stands and what its values may be.
struct DeclaredKey: Sendable {
    /// Whose key it is: `element`, `canvas`, the key of a kind, or a struct of a collection.
    let owner: String
    let key: String
    let shape: ValueShape
    /// What it is where nothing is said.
    let defaultValue: PropertyValue?
    /// The keys that are recorded in its place.
    var recorded: Set<String> = []
}

extension DeclaredKey: CustomTestStringConvertible {
    var name: String { "\(owner).\(key)" }
    var testDescription: String { name }
}

extension DeclaredKey {
    static let all: [DeclaredKey] =
        (elementKeys + kindKeys + keys(of: "canvas", Canvas.properties.keys)
        + keys(of: "view", ConstraintsLayout.ViewTraits.properties.keys) + collectionKeys)
        // A style is recorded as the keys that it sets.
        .filter { $0.key != "style" }

    private static func keys(of owner: String, _ shapes: [KeyShape]) -> [DeclaredKey] {
        shapes.map { DeclaredKey(owner: owner, key: $0.key, shape: $0.shape, defaultValue: $0.defaultValue) }
    }

    /// What a shorthand sets is recorded in its place.
    private static let elementKeys: [DeclaredKey] =
        keys(of: "element", ElementStyle.properties.keys + Paint.properties.keys).map { key in
            var key = key
            switch key.key {
            case "preferredSize", "preferredLayoutSize": key.recorded = ["width", "height"]
            case "minSize", "minLayoutSize": key.recorded = ["minWidth", "minHeight"]
            case "maxSize", "maxLayoutSize": key.recorded = ["maxWidth", "maxHeight"]
            default: break
            }
            return key
        }

    /// The keys of every kind but those that give its children, its words and what it is made of.
    private static let kindKeys: [DeclaredKey] = KindReaders.all.flatMap { reader -> [DeclaredKey] in
        guard !["constraints", "collection"].contains(reader.key), !reader.shape.isElement else { return [] }
        // The fonts that are always there have one width and no axes.
        let parts: Set<String> = ["children", "string", "spans", "markdown", "title", "stretch", "axes", "rows"]
        let shapes = reader.shape.mappings.flatMap(\.keys).filter { !$0.shape.isElement && !parts.contains($0.key) }
        return keys(of: reader.key, shapes)
    }

    private static let collectionKeys: [DeclaredKey] =
        keys(of: "collection", CollectionLayout.declaration.properties?.keys ?? [])
        + keys(of: "configuration", CollectionViewCompositionalLayout.Configuration.properties.keys)
        + keys(of: "section", CollectionLayoutSection.properties.keys.filter { $0.key != "group" })
        + keys(of: "list", CollectionLayoutSection.ListConfiguration.properties.keys)
        + keys(of: "item", structKeys("item")) + keys(of: "group", structKeys("hgroup").filter { $0.key != "subitems" })
        + keys(of: "boundary", CollectionLayoutSection.BoundarySupplementaryItem.properties.keys)
        + keys(of: "supplementary", CollectionLayoutItem.SupplementaryItem.properties.keys)
        + keys(of: "decoration", CollectionLayoutSection.DecorationItem.properties.keys)

    /// The keys of an item or a group, which a section's group may be.
    private static func structKeys(_ kind: String) -> [KeyShape] {
        let group = CollectionLayoutSection.properties.keys.first { $0.key == "group" }
        let shapes = group?.shape.mappings.map(\.keys) ?? []
        let keys = shapes.first { $0.contains { $0.key == "kind" && $0.shape.words == [kind] } } ?? []
        return keys.filter { $0.key != "kind" }
    }
}

extension ValueShape {
    /// The mappings among the alternatives.
    var mappings: [MappingShape] {
        alternatives.flatMap { alternative -> [MappingShape] in
            switch alternative {
            case .mapping(let shape): [shape()]
            case .named(_, let shape): shape().mappings
            default: []
            }
        }
    }

    var words: [String]? {
        if case .words(let words)? = alternatives.first, alternatives.count == 1 { words } else { nil }
    }

    fileprivate var isElement: Bool {
        alternatives.contains { alternative in
            switch alternative {
            case .named(let name, _): name == "element"
            case .list(let item, _): item.isElement
            default: false
            }
        }
    }
}

extension DeclaredKey {
    /// Whether the scene cannot do without it.
    var isRequired: Bool {
        [
            "inset.insets", "ratio.ratio", "image.source", "image.placeholder", "collection.sections",
            "boundary.elementKind",
            "supplementary.elementKind", "decoration.elementKind", "boundary.alignment", "list.appearance",
        ].contains(name)
    }
}
