import DocumentationFigures
import Foundation

/// The package's documentation as it is on disk.
enum Documentation {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let catalogue = Catalogue(folder: root.appendingPathComponent("Sources/Quoin/Quoin.docc"))

    private static let read = Result { try catalogue.articles() }

    static func articles() throws -> [Article] { try read.get() }

    static let gallery = Gallery(
        folder: root.appendingPathComponent("Snapshots").path, articles: (try? articles()) ?? [])

    static let samples = root.appendingPathComponent("Tests/DocumentationTests/Samples")

    static func cookbook() throws -> CookbookPages {
        try CookbookPages(of: gallery, swift: samples.appendingPathComponent("Cookbook"))
    }

    /// The articles, and the README, which has samples too.
    static func texts() throws -> [Article] {
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        return try articles() + [Article(name: "README", text: readme)]
    }

    /// The source in which the samples of an article are compiled.
    static func samples(of article: String) throws -> String {
        let file = samples.appendingPathComponent("\(article)Samples.swift")
        return try String(contentsOf: file, encoding: .utf8)
    }
}
