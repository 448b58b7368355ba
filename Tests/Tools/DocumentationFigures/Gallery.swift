import Foundation
import QuoinPages

/// The documents of figures, by the names of the figures.
package struct Gallery {
    private var documents: [String: DocumentFile] = [:]
    /// The documents that are in articles.
    private var blocks: [String: String] = [:]
    private let folder: String

    /// - Parameters:
    ///   - folder: the folder of the documents. The name of a figure is the document's path in it, with hyphens instead of
    ///     slashes.
    ///   - articles: those whose documents are figures, too.
    package init(folder: String, articles: [Article] = []) {
        self.folder = folder
        for article in articles {
            for document in article.documents { blocks[document.figure] = document.text }
        }
        for found in DocumentSearch([folder]).found where !found.outputPath.hasPrefix("Images/") {
            documents[found.outputPath.split(separator: "/").joined(separator: "-")] = found.file
        }
    }

    /// The names of all figures.
    package var names: Set<String> { Set(documents.keys) }

    /// The document of a figure.
    package func text(of name: String) throws -> String {
        if let block = blocks[name] { return block }
        return try String(contentsOf: URL(fileURLWithPath: try file(of: name).path), encoding: .utf8)
    }

    /// The first sentence of the comment at the start of a document, without the period; without a comment, the
    /// figure's name.
    package func title(of name: String) throws -> String {
        let lines = try text(of: name).split(separator: "\n").prefix { $0.hasPrefix("#") }
        let comment = lines.map { $0.drop { "# ".contains($0) } }.joined(separator: " ")
        let sentence = comment.firstRange(of: ". ").map { comment[..<$0.lowerBound] } ?? comment[...]
        return sentence.isEmpty ? name : String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
    }

    /// A renderer of figures, with two pixels per point.
    static func renderer(for appearance: Appearance) -> DocumentRenderer {
        var overrides = RenderingOptions()
        (overrides.scale, overrides.appearance) = (2, appearance)
        return DocumentRenderer(options: overrides)
    }

    /// The PNG file of a figure.
    func picture(of name: String, with renderer: DocumentRenderer) throws(QuoinError) -> [UInt8] {
        let layout = try layout(of: name, with: renderer)
        return try renderer.file(renderer.displayList(of: layout), of: layout, as: .png)
    }

    /// The PNG file of a figure in the middle of a card. DocC cuts off the parts outside the shape of its cards.
    func card(of name: String, with renderer: DocumentRenderer) throws -> [UInt8] {
        let layout = try layout(of: name, with: renderer)
        var canvas = Canvas(width: 400, height: 225, scale: 2)
        canvas.fills = layout.canvas.fills
        let figure = try ImageResource(reading: .bytes(picture(of: name, with: renderer)), scale: 2)
        let card = Box(Image(figure, mode: .fit).width(.percent(100)).height(.percent(100))).inset(12)
        return try PictureRenderer().draw(card, on: canvas).png
    }

    /// The alternative text of a figure.
    package func description(of name: String) throws(QuoinError) -> String {
        Markdown.escaped(LayoutDescription(try layout(of: name, with: DocumentRenderer())).text)
    }

    private func layout(
        of name: String, with renderer: DocumentRenderer
    ) throws(QuoinError) -> DocumentLayout {
        if let block = blocks[name] {
            let resources = SampleResources(images: "\(folder)/Images", documents: "\(folder)/Documentation")
            let document = try Document(parsing: block, resources: resources)
            return try renderer.layOut(document, DocumentFile(path: "\(folder)/\(name).yaml"))
        }
        let file = try file(of: name)
        return try renderer.layOut(file.read(), file)
    }

    private func file(of name: String) throws(QuoinError) -> DocumentFile {
        guard let file = documents[name] else {
            throw QuoinError("the figure \(name) has no document")
        }
        return file
    }
}

/// The pages of the gallery: one for each folder of documents, and an overview with a picture of each folder. The
/// pictures of the cookbook have separate pages.
package struct GalleryPages {
    private let gallery: Gallery
    /// The folders in the order of the overview, each with the picture that represents it.
    private static let chapters: [(folder: String, title: String, cover: String)] = [
        ("Cards", "Cards", "share-card"), ("Layout", "Layouts", "Stack-spacing"),
        ("Texture", "Screens with Texture’s layouts", "deals"),
        ("AutoLayout", "Layouts with constraints", ""), ("Compositional", "Collections", "app-store"),
        ("InterfaceBuilder", "Storyboards", ""),
        ("Text", "Texts", "tags"), ("Paint", "Paint", "Composites-"), ("Diagrams", "Diagrams", "card"),
        ("Keys", "Keys of documents", "filters"),
        ("Tutorials", "Tutorials", "share-2"), ("Documentation", "Other pictures", ""),
    ]

    package init(of gallery: Gallery) {
        self.gallery = gallery
    }

    package func articles() throws -> [Article] {
        let folders = Self.chapters.map { (chapter: $0, names: names(in: $0.folder)) }.filter { !$0.names.isEmpty }
        return [overview(folders.map(\.chapter))] + (try folders.flatMap { try pages(of: $0.chapter, $0.names) })
    }

    private func overview(_ chapters: [(folder: String, title: String, cover: String)]) -> Article {
        let links = "- <doc:Cookbook>\n" + chapters.map { "- <doc:Gallery-\($0.folder)>\n" }.joined()
        return Article(
            name: "Gallery",
            text: """
                # Gallery

                What Quoin draws, each picture with its document.

                @Metadata {
                    @PageKind(article)
                    @TitleHeading("Pictures")
                }

                ## Overview

                All of these pictures are references: `quoin verify` draws each document anew and compares every pixel.

                @Links(visualStyle: detailedGrid) {
                \(links)}

                ## Topics

                \(links)
                """)
    }

    /// The pages of a chapter. A chapter of many pictures has a page for each of its folders.
    private func pages(
        of chapter: (folder: String, title: String, cover: String), _ names: [String]
    ) throws -> [Article] {
        let cover = names.first { $0.hasPrefix("\(chapter.folder)-\(chapter.cover)") } ?? names[0]
        guard names.count > Self.mostPictures else {
            return [try page("Gallery-\(chapter.folder)", chapter.title, cover: cover, showing: names)]
        }
        let parts = Dictionary(grouping: names) { $0.split(separator: "-").prefix(2).joined(separator: "-") }
        let folders = parts.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
        let single = parts.filter { $0.value.count == 1 }.values.joined().sorted()
        let pages = try folders.map { part, names in
            let title = "\(chapter.title): \(part.dropFirst(chapter.folder.count + 1).lowercased())"
            return try page("Gallery-\(part)", title, cover: names[0], showing: names)
        }
        var main = try page("Gallery-\(chapter.folder)", chapter.title, cover: cover, showing: single)
        let links = folders.map { "- <doc:Gallery-\($0.key)>\n" }.joined()
        main.text += "\n@Links(visualStyle: detailedGrid) {\n\(links)}\n\n## Topics\n\n\(links)"
        return [main] + pages
    }

    private static let mostPictures = 60

    private func page(_ name: String, _ title: String, cover: String, showing names: [String]) throws -> Article {
        let entries = try names.map { name in
            "### \(Markdown.escaped(try gallery.title(of: name)))\n\n![](\(name))\n\n"
                + "```yaml\n\(try gallery.text(of: name))```\n"
        }
        return Article(
            name: name,
            text: """
                # \(title)

                Pictures, each with its document.

                @Metadata {
                    @PageKind(article)
                    @TitleHeading("Gallery")
                    @PageImage(purpose: card, source: "\(Article.cardName(of: cover))", alt: "\(title)")
                }

                ## Overview

                \(entries.joined(separator: "\n"))
                """)
    }

    private func names(in folder: String) -> [String] {
        gallery.names.filter { $0.hasPrefix(folder + "-") }.sorted()
    }
}
