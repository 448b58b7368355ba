import Foundation
import Quoin
import QuoinDocument

/// A symbol graph that `swift symbolgraph-extract` wrote: the public declarations of a module with their comments.
package struct SymbolGraph {
    /// A declaration.
    package struct Symbol {
        /// The names from the outermost type on: `["LayoutElement", "fill(_:)"]`.
        package var path: [String]
        /// The module whose page has it.
        package var module: String
        /// The room and the folder of its file: `["QuoinScene", "Nodes"]`.
        package var folders: [String]

        /// The last name without parameters.
        package var name: String { String((path.last ?? "").prefix { $0 != "(" }) }
        /// The text of a link to it from a page of `Quoin`.
        package var link: String {
            "``\(module == "Quoin" ? "" : "/\(module)/")\(path.joined(separator: "/"))``"
        }
    }

    package let file: URL
    /// The module whose declarations these are.
    package let module: String
    private var content: [String: Any]
    package private(set) var symbols: [Symbol]

    package init(reading file: URL) throws {
        self.file = file
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        content = json as? [String: Any] ?? [:]
        let module = (content["module"] as? [String: Any])?["name"] as? String ?? "Quoin"
        self.module = module
        symbols = (content["symbols"] as? [[String: Any]] ?? []).map { symbol in
            let location = (symbol["location"] as? [String: Any])?["uri"] as? String ?? ""
            let folders = location.components(separatedBy: "/Sources/").last ?? ""
            return Symbol(
                path: symbol["pathComponents"] as? [String] ?? [], module: module,
                folders: folders.split(separator: "/").dropLast().map(String.init))
        }
    }

    /// The symbol graphs in a folder, sorted by file.
    package static func all(in folder: URL) throws -> [SymbolGraph] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
            .map { try SymbolGraph(reading: folder.appendingPathComponent($0)) }
    }

    /// Adds lines to the comments of symbols, and changes all comments.
    mutating func editComments(
        adding lines: (Symbol) throws -> [String], changing change: (String) -> String
    ) rethrows {
        guard var all = content["symbols"] as? [[String: Any]] else { return }
        for index in all.indices {
            var comment = all[index]["docComment"] as? [String: Any] ?? [:]
            var texts = comment["lines"] as? [[String: Any]] ?? []
            for line in texts.indices {
                if let text = texts[line]["text"] as? String { texts[line]["text"] = change(text) }
            }
            texts += try lines(symbols[index]).map { ["text": $0] }
            if texts.isEmpty { continue }
            comment["lines"] = texts
            all[index]["docComment"] = comment
        }
        content["symbols"] = all
    }

    func write() throws {
        let data = try JSONSerialization.data(withJSONObject: content, options: [.sortedKeys])
        try OutputFile.file(file.path).write(Array(data))
    }
}

/// The additions to the comments on the pages of symbols: the figure of the symbol's key, or one with the symbol's
/// name.
package struct SymbolComments {
    private let gallery: Gallery
    /// The key and the figure of symbols, by their paths.
    private var keys: [[String]: (key: String, figure: String?)] = [:]

    package init(_ symbols: SymbolIndex, _ figures: KeyFigures, of gallery: Gallery) throws {
        self.gallery = gallery
        for key in DocumentKeys.all {
            for symbol in symbols.symbols(of: key) where keys[symbol.path] == nil {
                keys[symbol.path] = (key.key, try figures.figure(of: key))
            }
        }
    }

    /// The figures that symbols show.
    package func figures(of graphs: [SymbolGraph]) -> Set<String> {
        Set(graphs.flatMap(\.symbols).compactMap(figure))
    }

    package func lines(for symbol: SymbolGraph.Symbol) throws -> [String] {
        let link = keys[symbol.path].map { ["", "In documents: <doc:\(KeyPage.name(of: $0.key))>."] } ?? []
        let picture = try figure(of: symbol).map { ["", "![\(try gallery.description(of: $0))](\($0))"] } ?? []
        return link + picture
    }

    /// The figure with the symbol's name, such as that of a case of an enumeration; else that of its key.
    private func figure(of symbol: SymbolGraph.Symbol) -> String? {
        let words = symbol.path.map { $0.prefix { $0 != "(" }.description.hyphenated }
        let named = "-" + words.suffix(2).joined(separator: "-")
        let annotation = symbol.path.first == "Annotation" ? "Diagrams-Annotations-\(words.last ?? "")" : nil
        if let annotation, gallery.names.contains(annotation) { return annotation }
        if words.count > 1, let found = gallery.names.filter({ $0.hasSuffix(named) }).min() { return found }
        return keys[symbol.path]?.figure
    }
}
