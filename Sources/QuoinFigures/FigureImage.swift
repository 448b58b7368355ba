import QuoinDeclarations
import QuoinDocument
import QuoinExplanations
import QuoinFiles
import QuoinGeometry
import QuoinLayout
import QuoinScene

/// A drawn figure in one appearance.
struct FigureImage {
    var bytes: [UInt8]
    /// In points.
    var size: Size
    var appearance: Appearance
    var alternative: String
    /// Names the picture by its content, so that a name never stands for two pictures.
    private var digest: String
    private var scale: Double

    init(
        _ document: Document, _ file: DocumentFile, _ appearance: Appearance, _ options: CanvasOverrides
    ) throws(QuoinError) {
        var options = options
        options.appearance = appearance
        let renderer = DocumentRenderer(options: options)
        let layout = try renderer.layOut(document, file)
        let list = try renderer.displayList(of: layout)
        bytes = try renderer.file(list, of: layout, as: .png)
        (size, scale, self.appearance) = (list.size, layout.canvas.scale, appearance)
        alternative = LayoutDescription(layout).text
        digest = ContentDigest.text(of: bytes)
    }

    /// The name of the picture's file.
    ///
    /// - Parameter light: the picture in the light appearance, which names both for DocC.
    func name(_ style: FigurePage.Style, besides light: FigureImage) -> String {
        guard style == .docc else { return "\(reference).png" }
        let scale = scale >= 2 ? "@\(Int(scale))x" : ""
        return "\(light.reference)\(appearance == .dark ? "~dark" : "")\(scale).png"
    }

    /// The name without an extension.
    var reference: String { "quoin-\(digest)" }
}

extension FigurePage.Style {
    /// The lines that show a picture on a page.
    func lines(
        _ light: FigureImage, dark: FigureImage?, _ alternative: String, width: Double?, folder: String
    ) -> [String] {
        let file = folder + light.name(self, besides: light)
        switch self {
        case .markdown: return ["![\(Markdown.escaped(alternative))](\(file))"]
        case .docc: return ["![\(Markdown.escaped(alternative))](\(light.reference))"]
        case .picture: break
        }
        let width = width ?? light.size.width
        let height = light.size.height * width / light.size.width
        let words = alternative.escaped("&<>\"") { "&#\($0.unicodeScalars.first?.value ?? 0);" }
        let image =
            "<img src=\"\(file)\" width=\"\(shortDescription(width.rounded()))\" "
            + "height=\"\(shortDescription(height.rounded()))\" alt=\"\(words)\">"
        guard let dark, dark.reference != light.reference else { return [image] }
        let source =
            "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(folder)\(dark.name(self, besides: light))\">"
        return ["<picture>\(source)\(image)</picture>"]
    }
}

extension String {
    fileprivate func escaped(_ marks: String, by escape: (Character) -> String) -> String {
        map { marks.contains($0) ? escape($0) : "\($0)" }.joined()
    }
}
