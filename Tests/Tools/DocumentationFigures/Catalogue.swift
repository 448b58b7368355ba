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

/// The tutorials of a catalogue. Their figures are documents of the gallery, their code is files of the package.
package struct Tutorials {
    /// The figures that the tutorials show.
    package let figures: Set<String>
    /// The names of the files whose code they show.
    package let files: Set<String>

    package init(of catalogue: Catalogue) throws {
        let folder = catalogue.folder.appendingPathComponent("Tutorials")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let text = try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
        figures = Set(text.matches(of: /source: "([^"]+)"/).map { String($0.output.1) })
        files = Set(text.matches(of: /file: "([^"]+)"/).map { String($0.output.1) })
    }

    /// Copies the files of code into a folder.
    ///
    /// - Parameter sources: the folders that contain them.
    func copyFiles(from sources: [URL], into folder: URL) throws {
        for name in files.sorted() {
            let found = sources.map { $0.appendingPathComponent(name) }
                .first { FileManager.default.fileExists(atPath: $0.path) }
            guard let found else { throw QuoinError("the file \(name) of a tutorial does not exist") }
            try OutputFile.file(folder.appendingPathComponent(name).path).write(Array(Data(contentsOf: found)))
        }
    }
}
