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
