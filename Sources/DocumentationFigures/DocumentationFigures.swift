import ArgumentParser
import Foundation
import Quoin

/// Draws the figures of the documentation, and writes their descriptions into its articles.
@main
struct DocumentationFigures: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "documentation-figures",
        abstract: "Draws the figures that articles show, light and dark, and writes their alternative texts.",
        discussion: """
            A figure's name is the path of its document below the folder of documents, with hyphens for slashes. The \
            figures go into the folder Resources of the catalogue, the texts into the articles.
            """)

    @Argument(help: "The catalogue of articles.")
    var catalogue: String

    @Option(help: "The folder of documents.")
    var documents = "Snapshots"

    @Flag(help: "Writes the alternative texts alone.")
    var textsOnly = false

    @Option(help: "A folder of symbol graphs, in which citations of rules become links. Nothing else is done then.")
    var linkSymbols: String?

    func run() throws {
        let catalogue = Catalogue(folder: URL(fileURLWithPath: self.catalogue))
        if let linkSymbols { return try catalogue.linkRules(inSymbolsOf: URL(fileURLWithPath: linkSymbols)) }
        let gallery = Gallery(folder: documents)
        var articles = try catalogue.articles()
        for index in articles.indices { try articles[index].describeFigures(of: gallery) }
        try catalogue.write(articles)
        if !textsOnly { try catalogue.draw(Set(articles.flatMap(\.figureNames)), of: gallery) }
    }
}
