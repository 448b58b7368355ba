import DocumentationFigures
import Foundation
import QuoinPages
import TestSupport
import Testing

@Suite("Figures of the documentation")
struct FigureTests {
    @Test("every figure has a document, its text is what the document gives, and every document has a figure")
    func figures() throws {
        let gallery = Documentation.gallery
        for article in try Documentation.articles() {
            var described = article
            try described.addFiguresOfDocuments(of: gallery)
            try described.describeFigures(of: gallery)
            #expect(described == article, "scripts/docs writes the texts of \(article.name)")
        }
    }

    @Test("the first documents have their own pictures below them", arguments: ["Quoin", "GettingStarted"])
    func ownPictures(name: String) throws {
        let article = try #require(Documentation.articles().first { $0.name == name })
        let block = try #require(article.code(in: "yaml").first)
        #expect(try Documentation.gallery.text(of: "Documentation-first-card") == block + "\n")
        let start = try #require(article.text.range(of: block))
        let figure = article.text[start.upperBound...].split(separator: "\n").first { $0.hasPrefix("![") }
        #expect(figure?.hasSuffix("](Documentation-first-card)") == true)
    }

    @Test("the picture of the README has the text of its document too")
    func readme() throws {
        let readme = try #require(Documentation.texts().first { $0.name == "README" })
        let description = try Documentation.gallery.description(of: "Diagrams-card")
        #expect(readme.text.contains("Snapshots/Diagrams/card.png\" width=\"601\" alt=\"\(description)\""))
    }

    @Test("a figure is drawn with two pixels for a point, light and dark")
    func pictures() throws {
        let folder = TemporaryFolder()
        let obsolete = try folder.write("", to: "Resources/gone@2x.png")
        try Catalogue(folder: folder.url).draw(["Diagrams-Annotations-insets"], cards: [], of: Documentation.gallery)
        let files = try FileManager.default.contentsOfDirectory(atPath: obsolete.deletingLastPathComponent().path)
        #expect(files.sorted() == ["Diagrams-Annotations-insets@2x.png", "Diagrams-Annotations-insets~dark@2x.png"])
    }

    @Test("a figure on a card is whole, in the middle of its own background", arguments: Appearance.allCases)
    func card(in appearance: Appearance) throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Resources"), withIntermediateDirectories: true)
        try Catalogue(folder: folder.url).draw([], cards: ["Cookbook-settings-list"], of: Documentation.gallery)
        let name = "Cookbook-settings-list-card" + (appearance == .dark ? "~dark" : "") + "@2x.png"
        let card = try ImageFile(.file(folder.url.appendingPathComponent("Resources/" + name).path)).bitmap()
        #expect(card.width == 800 && card.height == 450)
        let background = card[0, 0]
        #expect((0..<450).allSatisfy { card[20, $0] == background && card[779, $0] == background })
        #expect((0..<800).contains { card[$0, 225] != background })
    }

    @Test("a figure without a document is an error that names it")
    func unknownFigure() {
        var article = Article(name: "A", text: "![](Nothing-here)")
        #expect(throws: QuoinError("the figure Nothing-here has no document")) {
            try article.describeFigures(of: Documentation.gallery)
        }
    }

    @Test("the text says what the layout is, counts what is alike, and names annotations, panels and notes")
    func description() throws {
        let document = try Document(
            parsing: """
                canvas: {width: 100, scale: 1}
                diagram:
                  annotate: [spacing]
                  caption: "insets: [1, 2]"
                  strip: {layout.row.spacing: [4, 8]}
                  notes: {badge: unread}
                layout:
                  row:
                    spacing: 4
                    children:
                      - {preferredSize: [10, 20]}
                      - {preferredSize: [10, 20]}
                      - {id: badge, preferredSize: [5, 5]}
                """, resources: EmptyFolder())
        let file = DocumentFile(path: "a.yaml")
        let text = Markdown.escaped(LayoutDescription(try DocumentRenderer().layOut(document, file)).text)
        #expect(
            text == #"insets: \[1, 2\]. Sizes in points: stack 100 × 20; in it 2 times box 10 × 20, box badge 5 × 5. "#
                + "Panels by spacing: 4; 8. Annotated: spacing. Notes: badge, unread.")
    }
}

private struct EmptyFolder: DocumentResources {
    func image(at path: String) throws(QuoinError) -> ImageResource { throw QuoinError("none") }
    func font(at path: String) throws(QuoinError) -> String { throw QuoinError("none") }
}
