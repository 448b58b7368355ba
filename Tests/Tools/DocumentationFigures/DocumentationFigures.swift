import ArgumentParser
import Foundation
import Quoin
import QuoinDocument

/// Writes the parts of the documentation that are not articles: figures, the reference of keys, and the gallery.
@main
struct DocumentationFigures: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "documentation-figures",
        abstract: "Draws the figures of the documentation, and writes the articles that are made from the sources.",
        discussion: """
            A figure's name is the path of its document below the folder of documents, with hyphens for slashes. The \
            figures go into the folder Resources of the catalogue, the reference of keys, the gallery and the cookbook \
            into the folder Generated, and figures of the documents in articles, and the alternative texts of all figures, \
            into the articles themselves.
            """)

    @Argument(help: "The catalogue of articles.")
    var catalogue: String

    @Option(help: "The folder of documents.")
    var documents = "Snapshots"

    @Option(help: "The folder of the Swift files that tutorials and the cookbook show, in the folders of these names.")
    var samples = "Tests/DocumentationTests/Samples"

    @Option(
        help: "The folder of symbol graphs. Their comments get figures and links. Without it only texts are written.")
    var symbols: String?

    @Option(help: "The script for the texts in which the website searches. Needs symbol graphs.")
    var search: String?

    func run() throws {
        let catalogue = Catalogue(folder: URL(fileURLWithPath: self.catalogue))
        let samples = URL(fileURLWithPath: self.samples)
        var articles = try catalogue.articles()
        let gallery = Gallery(folder: documents, articles: articles)
        for index in articles.indices {
            try articles[index].addFiguresOfDocuments(of: gallery)
            try articles[index].describeFigures(of: gallery)
        }
        try catalogue.write(articles)
        guard let symbols else { return }

        let graphs = try SymbolGraph.all(in: URL(fileURLWithPath: symbols))
        let (index, figures) = (SymbolIndex(graphs), try KeyFigures(of: gallery))
        var pages = try DocumentKeys.names.map { try KeyPage($0, figures, of: gallery, index).article() }
        pages += [KeyIndexPage().article(), OtherNamesPage().article()] + (try GalleryPages(of: gallery).articles())
        pages += try CookbookPages(of: gallery, swift: samples.appendingPathComponent("Cookbook")).articles()
        pages += graphs.filter { $0.file.lastPathComponent == "Quoin.symbols.json" }
            .map { SwiftIndexPage($0, beside: articles).article() }
        for index in pages.indices { try pages[index].describeFigures(of: gallery) }
        try catalogue.writeGenerated(pages)
        if let search { try OutputFile.file(search).write(Array(try SearchIndex(articles + pages).script().utf8)) }
        let tutorials = try Tutorials(of: catalogue)
        try tutorials.copyFiles(
            from: [URL(fileURLWithPath: documents), samples].map { $0.appendingPathComponent("Tutorials") },
            into: catalogue.folder.appendingPathComponent("Generated"))

        let comments = try SymbolComments(index, figures, of: gallery)
        let books = RuleBook.all(in: articles)
        for var graph in graphs {
            try graph.editComments(adding: comments.lines) { [module = graph.module] text in
                books.reduce(index.linked(text, in: module)) { $1.linked($0) }
            }
            try graph.write()
        }
        let shown = Set((articles + pages).flatMap(\.figureNames)).union(tutorials.figures)
            .union(comments.figures(of: graphs))
        try catalogue.draw(shown, cards: Set(pages.flatMap(\.cardFigureNames)), of: gallery)
    }
}
