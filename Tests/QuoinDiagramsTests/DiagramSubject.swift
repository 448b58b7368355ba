import Foundation
import Quoin
import QuoinDiagrams
import QuoinDocument
import QuoinFiles

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

/// The documents of all diagrams, by their paths from `Snapshots/Diagrams`, without extension.
struct DiagramDocuments {
    private let texts: [String: String]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots/Diagrams")

    init() throws {
        var texts: [String: String] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: Self.folder.path)?.allObjects ?? [] {
            guard path.hasSuffix(".yaml") else { continue }
            let text = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
            texts[String(path.dropLast(".yaml".count))] = text.withoutWords
        }
        self.texts = texts
    }

    /// What a document sets; what its comments and its caption claim is left out.
    func text(_ name: String) -> String? { texts[name] }

    func document(_ name: String) throws -> Document {
        let root = Self.folder.deletingLastPathComponent().path
        let path = Self.folder.appendingPathComponent(name + ".yaml").path
        return try DocumentFile(path: path, access: .below(root)).read()
    }

    func names(below folder: String, beginningWith prefix: String) -> [String] {
        texts.keys.filter { $0.hasPrefix("\(folder)/\(prefix)") }
    }

    func names(below folder: String, endingWith suffix: String) -> [String] {
        texts.keys.filter { $0.hasPrefix("\(folder)/") && ($0.hasSuffix("/\(suffix)") || $0.hasSuffix("-\(suffix)")) }
    }
}

extension String {
    /// A camel-case name as file names have it: `spaceBetween` is `space-between`.
    var kebab: String { map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined() }

    /// A document without comments and captions.
    fileprivate var withoutWords: String {
        split(separator: "\n").filter { line in
            !["#", "caption:"].contains { line.drop { $0 == " " }.hasPrefix($0) }
        }.joined(separator: "\n")
    }
}

extension Diagram.Picture {
    /// The diagram of a document without images and fonts.
    init(of text: String) throws {
        let document = try Document(parsing: text, resources: NoResources())
        self = try PictureRenderer().diagram(
            document.diagram?.diagram ?? Diagram(), of: document.diagramPanels(on: document.canvas) { $0 })
    }

    /// The label with a text.
    func label(_ text: String) -> Label? { labels.first { $0.text == text } }

    /// Everything that is drawn, in order.
    var operations: [DisplayOperation] { list.commands.map(\.operation) }

    /// The bounds of the lines that are drawn with some dashes.
    func dashed(_ lengths: [Double]) -> [Rect] {
        operations.compactMap { operation in
            guard case .stroke(let path, let style, _) = operation, style.dash == lengths else { return nil }
            return path.bounds
        }
    }
}

extension Diagram.Picture {
    /// The words of all labels, sorted.
    var words: [String] { labels.map(\.text).sorted() }
}
