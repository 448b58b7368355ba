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
