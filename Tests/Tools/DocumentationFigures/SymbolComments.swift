import Foundation
import Quoin
import QuoinDocument

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
