import Quoin
import QuoinDocument

/// The symbols of the documentation, by the keys of documents that they correspond to.
package struct SymbolIndex {
    private var symbols: [String: [SymbolGraph.Symbol]] = [:]
    /// How many symbols have a path; a link to one of several overloads is ambiguous.
    private var counts: [[String]: Int] = [:]
    /// The modules of types by the types' names.
    private var modules: [String: Set<String>] = [:]

    package init(_ graphs: [SymbolGraph]) {
        for symbol in graphs.flatMap(\.symbols) {
            symbols[symbol.name, default: []].append(symbol)
            counts[symbol.path, default: 0] += 1
            if symbol.path.count == 1 { modules[symbol.path[0], default: []].insert(symbol.module) }
        }
    }

    /// The Swift names of a key, as links where they lead to one symbol: its property, its modifiers, and its type.
    package func names(of key: DocumentKey) -> [String] {
        let found = symbols(of: key).map { symbol in
            counts[symbol.path] == 1 ? symbol.link : "`\(symbol.path.joined(separator: "."))`"
        }
        let declared = key.swiftName.map { ["`\($0)`"] } ?? []
        return (found.isEmpty ? declared : found).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }

    /// The symbols with a Swift name of a key.
    package func symbols(of key: DocumentKey) -> [SymbolGraph.Symbol] {
        var found = (symbols[Self.last(key.swiftName ?? "")] ?? []).filter {
            $0.path.joined(separator: ".") == key.swiftName
        }
        // The property belongs to a type that users do not have. A modifier of the same name sets another property.
        if key.swiftName != nil, found.isEmpty { return [] }
        let isShared = key.isForEveryElement || key.places.contains { Self.kinds.contains($0) }
        if isShared { found += (symbols[key.key] ?? []).filter(Self.isModifier) }
        if key.isForEveryElement, Self.kinds.contains(key.key) { found += types(of: key.key) }
        if key.places.contains("diagram.annotate") {
            found += (symbols[key.key] ?? []).filter { $0.path.first == "Annotation" }
        }
        return found
    }

    /// A comment of a module whose links lead to the types of other modules, too. DocC looks for a name without a module
    /// in the comment's own alone.
    package func linked(_ comment: String, in module: String) -> String {
        comment.replacing(/``([A-Za-z]+)((?:\/[^`]*)?)``/) { match in
            let found = modules[String(match.output.1)] ?? []
            guard !found.contains(module), found.count == 1, let other = found.first else {
                return String(match.output.0)
            }
            return "``/\(other)/\(match.output.1)\(match.output.2)``"
        }
    }

    private func types(of kind: String) -> [SymbolGraph.Symbol] {
        let name = kind.prefix(1).uppercased() + kind.dropFirst()
        return [name, name + "Layout", name + "Node"].flatMap { symbols[$0] ?? [] }.filter { $0.path.count == 1 }
    }

    private static func isModifier(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.path.count == 2 && ["LayoutElement", "Element"].contains(symbol.path[0]) && symbol.path[1].contains("(")
    }

    /// The last name without parameters.
    private static func last(_ name: String) -> String {
        name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
    }

    private static let kinds = Set(KindReaders.all.map(\.key))
}

/// The page of the types that no other article lists, by the rooms of their files.
package struct SwiftIndexPage {
    private let graph: SymbolGraph
    private let articles: [Article]

    /// - Parameters:
    ///   - graph: the symbols that `import Quoin` makes available.
    ///   - articles: those whose topics list symbols.
    package init(_ graph: SymbolGraph, beside articles: [Article]) {
        (self.graph, self.articles) = (graph, articles)
    }

    package func article() -> Article {
        let listed = Set(articles.flatMap(\.topicSymbols))
        let types = graph.symbols.filter { $0.path.count == 1 && !listed.contains($0.path[0]) }
        let rooms = Dictionary(grouping: types) { $0.folders.first ?? "" }.sorted { $0.key < $1.key }
        let topics = rooms.map { room, types in
            let links = Set(types.map(\.link)).sorted().map { "- \($0)\n" }
            return "### \(room)\n\n" + links.joined()
        }
        return Article(
            name: "SwiftReference",
            text: """
                # More types

                The types that no other article lists, by the room of the source that declares them.

                @Metadata {
                    @PageKind(article)
                    @TitleHeading("Reference")
                }

                ## Topics

                \(topics.joined(separator: "\n"))
                """)
    }
}
