import Foundation
import QuoinPages

/// The cookbook: for each document of its folder a page with the picture, the document, and Swift that draws the same.
package struct CookbookPages {
    private let gallery: Gallery
    /// The Swift files, by the names of the documents without hyphens.
    private let swift: [String: URL]

    /// The names of the documents, below headings.
    private static let chapters: [(title: String, recipes: [String])] = [
        (
            "Rows and lists",
            [
                "avatar-row", "avatar-stack", "settings-list", "chat-bubbles", "notification", "tag-cloud", "tab-bar",
                "right-to-left",
            ]
        ),
        (
            "Cards and parts",
            [
                "card-with-badge", "badge-on-icon", "price-tag", "rating", "progress-steps", "title-over-photo",
                "photo-grid",
            ]
        ),
        ("Columns and tables", ["equal-columns", "table", "price-table", "invoice", "calendar", "chart-legend"]),
        ("Boxes and arrows", ["architecture", "states", "decisions", "families", "sequence-diagram"]),
        ("Screens", ["sticky-footer", "empty-state", "skeleton", "form-with-constraints", "storefront"]),
        ("Share cards", ["og-plain", "og-photo", "og-gradient", "og-quote", "og-code"]),
    ]

    /// The names of all recipes.
    package static var names: [String] { chapters.flatMap(\.recipes) }

    /// - Parameter swift: the folder of Swift files, each named like its document, but without hyphens.
    package init(of gallery: Gallery, swift folder: URL) throws {
        self.gallery = gallery
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let named = files.map { ($0.deletingPathExtension().lastPathComponent.lowercased(), $0) }
        swift = Dictionary(uniqueKeysWithValues: named)
    }

    package func articles() throws -> [Article] { try [overview] + Self.names.map(page) }

    private var overview: Article {
        let groups = Self.chapters.map { title, recipes in
            (title: title, links: recipes.map { "- <doc:\(Self.pageName(of: $0))>\n" }.joined())
        }
        let grids = groups.map { "### \($0.title)\n\n@Links(visualStyle: detailedGrid) {\n\($0.links)}\n" }
        let topics = groups.map { "### \($0.title)\n\n\($0.links)" }
        return Article(
            name: "Cookbook",
            text: """
                # Cookbook

                Rows, cards, tables, screens and share cards, each as a document and in Swift.

                @Metadata {
                    @PageKind(article)
                    @TitleHeading("Recipes")
                }

                ## Overview

                Copy a recipe and change it. Tests draw each document and its Swift, and compare every pixel.

                A recipe in Swift is a ``LayoutElement`` with the canvas of its picture. It is drawn like this:

                ```swift
                let renderer = try PictureRenderer()
                let picture = try renderer.draw(AvatarRow(), on: AvatarRow.canvas)
                try picture.write(to: path)
                ```

                Images are found by name in `ImageResource.folder`. A document finds them by a path from its own folder.

                \(grids.joined(separator: "\n"))
                ## Topics

                \(topics.joined(separator: "\n"))
                """)
    }

    private func page(of recipe: String) throws -> Article {
        let (figure, title) = ("Cookbook-\(recipe)", Self.title(of: recipe))
        guard let file = swift[recipe.filter { $0 != "-" }] else {
            throw QuoinError("the recipe \(recipe) has no Swift file")
        }
        return Article(
            name: Self.pageName(of: recipe),
            text: """
                # \(title)

                \(Markdown.escaped(try gallery.title(of: figure))).

                @Metadata {
                    @PageKind(article)
                    @TitleHeading("Recipe")
                    @PageImage(purpose: card, source: "\(Article.cardName(of: figure))", alt: "\(title)")
                }

                ## Overview

                ![](\(figure))

                ### As a document

                ```yaml
                \(try gallery.text(of: figure))```

                ### In Swift

                ```swift
                \(try String(contentsOf: file, encoding: .utf8))```

                """)
    }

    /// The name of a recipe's article.
    package static func pageName(of recipe: String) -> String { "Recipe-\(recipe)" }

    /// The title of a recipe's page, which the filter of the site finds.
    package static func title(of recipe: String) -> String {
        let words = recipe.replacing("-", with: " ")
        if words.hasPrefix("og ") { return "Share card: \(words.dropFirst(3))" }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
