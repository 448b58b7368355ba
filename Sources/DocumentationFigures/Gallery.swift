import Quoin
import QuoinFigures

/// The documents of figures, by the names of the figures.
package struct Gallery {
    private var documents: [String: DocumentFile] = [:]

    /// - Parameter folder: a document's path below it is the figure's name, with hyphens for slashes.
    package init(folder: String) {
        for found in DocumentSearch([folder]).found {
            documents[found.outputPath.split(separator: "/").joined(separator: "-")] = found.file
        }
    }

    /// The names of all figures.
    package var names: Set<String> { Set(documents.keys) }

    /// The PNG file of a figure, with two pixels per point.
    package func picture(of name: String, in appearance: Appearance) throws(QuoinError) -> [UInt8] {
        var overrides = CanvasOverrides()
        (overrides.scale, overrides.appearance) = (2, appearance)
        let renderer = DocumentRenderer(options: overrides)
        let layout = try layout(of: name, with: renderer)
        return try renderer.file(renderer.displayList(of: layout), of: layout, as: .png)
    }

    /// The alternative text of a figure.
    package func description(of name: String) throws(QuoinError) -> String {
        LayoutDescription(try layout(of: name, with: DocumentRenderer())).markdown
    }

    private func layout(
        of name: String, with renderer: DocumentRenderer
    ) throws(QuoinError) -> DocumentLayout {
        guard let file = documents[name] else {
            throw QuoinError(.wrongInput, "the figure \(name) has no document")
        }
        return try renderer.layOut(file.read(), file)
    }
}
