import QuoinPages

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
