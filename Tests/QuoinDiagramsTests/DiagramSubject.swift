import Quoin
import QuoinDocument

/// A type whose properties diagrams explain, as it declares them: a new property is one that needs a diagram.
struct DiagramSubject {
    /// Where its diagrams are.
    let folder: String
    let isNode: Bool
    /// Properties with the names of all their values.
    private(set) var enumerations: [(property: String, values: [String])] = []
    /// Properties that are distances, places or proportions.
    private(set) var measures: [String] = []

    init<Kind: LayoutKind>(_ kind: Kind) {
        let name = "\(Kind.self)"
        let suffix = ["Layout", "Node"].first { name.hasSuffix($0) } ?? ""
        self.init(String(name.dropLast(suffix.count)), Kind.declaration.properties, isNode: Kind.isNode)
    }

    /// - Parameter silent: properties that a picture of the whole cannot show one by one.
    init<Root>(_ folder: String, _ table: PropertyTable<Root>?, isNode: Bool = false, except silent: Set<String> = []) {
        (self.folder, self.isNode) = (folder, isNode)
        for property in table?.properties ?? [] where !silent.contains(property.key) {
            if let values = property.shape.valueNames {
                enumerations.append((property.key, values))
            } else if property.shape.isMeasure {
                measures.append(property.key)
            }
        }
    }
}

extension DiagramSubject {
    /// Everything that documents describe.
    static func all(in documents: DiagramDocuments) throws -> [DiagramSubject] {
        try kinds(in: documents) + others
    }

    /// All kinds in the diagrams of kinds, of which there is one for each key of documents.
    static func kinds(in documents: DiagramDocuments) throws -> [DiagramSubject] {
        var subjects: [String: DiagramSubject] = [:]
        for key in KindReaders.all.map({ $0.key }) {
            let tree = try LayoutTree(documents.document("Kinds/\(key)").root)
            for kind in tree.paintOrder.map(tree.kind) {
                let subject = DiagramSubject(kind)
                subjects[subject.folder] = subject
            }
        }
        return subjects.values.sorted { $0.folder < $1.folder }
    }

    /// What documents describe that is no kind in the tree.
    private static let others = [
        DiagramSubject("Stack", ElementStyle.properties),
        DiagramSubject("Button", Button.properties),
        DiagramSubject("Collection", CollectionViewCompositionalLayout.Configuration.properties),
        DiagramSubject("Collection", CollectionLayoutSection.properties),
        DiagramSubject("Collection", CollectionLayoutSection.BoundarySupplementaryItem.properties),
        DiagramSubject("Collection", CollectionLayoutSection.ListConfiguration.properties),
    ]
}

extension ValueShape {
    /// The names of all values in documents, if they can be counted.
    fileprivate var valueNames: [String]? {
        var names: [String] = []
        for alternative in alternatives {
            switch alternative {
            case .words(let words): names += words
            case .bool: names += ["false", "true"]
            case .null: continue
            default: return nil
            }
        }
        return names.isEmpty ? nil : names
    }

    fileprivate var isMeasure: Bool {
        alternatives.contains { alternative in
            switch alternative {
            case .number, .numberAbove: true
            case .named(let name, _): name == "insets"
            // A point.
            case .list(let item, let count): count == 2...2 && item.isMeasure
            default: false
            }
        }
    }
}
