import Foundation
import Quoin

/// A DocC catalogue on disk.
package struct Catalogue {
    package var folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    /// The articles, sorted by name.
    package func articles() throws -> [Article] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
            .map { name in
                Article(
                    name: String(name.dropLast(".md".count)),
                    text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
            }
    }

    /// Writes the articles that have changed.
    func write(_ articles: [Article]) throws {
        for (old, new) in zip(try self.articles(), articles) where old != new {
            try OutputFile.file(folder.appendingPathComponent(new.name + ".md").path).write(Array(new.text.utf8))
        }
    }

    /// Writes generated articles, which replace the earlier ones.
    func writeGenerated(_ articles: [Article]) throws {
        let generated = folder.appendingPathComponent("Generated")
        try? FileManager.default.removeItem(at: generated)
        for article in articles {
            let file = generated.appendingPathComponent(article.name + ".md")
            try OutputFile.file(file.path).write(Array(article.text.utf8))
        }
    }

    /// Draws figures and cards into the catalogue, and deletes unused ones.
    ///
    /// - Parameters:
    ///   - names: the names of the figures.
    ///   - cards: the names of the figures that are shown on cards.
    package func draw(_ names: Set<String>, cards: Set<String>, of gallery: Gallery) throws {
        let resources = folder.appendingPathComponent("Resources")
        var files: Set<String> = []
        for appearance in Appearance.allCases {
            let renderer = Gallery.renderer(for: appearance)
            for name in names.sorted() {
                let file = Self.fileName(of: name, in: appearance)
                let picture = try gallery.picture(of: name, with: renderer)
                try OutputFile.file(resources.appendingPathComponent(file).path).write(picture)
                files.insert(file)
            }
            for name in cards.sorted() {
                let file = Self.fileName(of: Article.cardName(of: name), in: appearance)
                let picture = try gallery.card(of: name, with: renderer)
                try OutputFile.file(resources.appendingPathComponent(file).path).write(picture)
                files.insert(file)
            }
        }
        for file in try FileManager.default.contentsOfDirectory(atPath: resources.path) where !files.contains(file) {
            try FileManager.default.removeItem(at: resources.appendingPathComponent(file))
        }
    }

    /// The file name that DocC expects for a figure.
    static func fileName(of figure: String, in appearance: Appearance) -> String {
        figure + (appearance == .dark ? "~dark" : "") + "@2x.png"
    }
}
