import QuoinExplanations
import QuoinFiles
import QuoinSystem

/// A figure in one appearance, which is laid out. Its pixels are drawn on demand.
struct FigureImage {
    /// In points.
    let size: Size
    let appearance: Appearance
    let alternative: String
    let list: DisplayList
    /// The size of the smallest label of a diagram, in points; `nil` without labels.
    let labelSize: Double?
    private let layout: DocumentLayout
    private let renderer: DocumentRenderer
    /// A digest of everything that the picture is drawn from, so that different pictures have different names.
    private let digest: String

    init(
        _ document: Document, _ file: DocumentFile, sources: FigureSources, with renderer: DocumentRenderer
    ) throws(QuoinError) {
        layout = try renderer.layOut(document, file)
        let diagram = try renderer.diagram(of: layout)
        list = if let diagram { diagram.list } else { try renderer.plainList(of: layout) }
        labelSize = diagram?.labels.map(\.fontSize).min()
        (size, appearance, self.renderer) = (list.size, layout.canvas.appearance, renderer)
        alternative = LayoutDescription(layout).text
        digest = sources.digest(of: alternative, in: appearance, renderer.options)
    }

    /// The content of the picture's file.
    func bytes() throws(QuoinError) -> [UInt8] {
        try renderer.file(list, of: layout, as: .png)
    }

    /// The name of the picture's file.
    ///
    /// - Parameter light: the picture in the light appearance, which names both for DocC.
    func name(_ style: FigurePage.Style, besides light: FigureImage) -> String {
        guard style == .docc else { return "\(reference).png" }
        let scale = layout.canvas.scale
        let suffix = scale >= 2 ? "@\(Int(scale))x" : ""
        return "\(light.reference)\(appearance == .dark ? "~dark" : "")\(suffix).png"
    }

    /// The name without an extension.
    var reference: String { "quoin-\(digest)" }
}

extension FigurePage {
    /// Whether a file has a name as pictures of figures have.
    package static func isPicture(_ name: String) -> Bool {
        name.wholeMatch(of: /quoin-[0-9a-f]{16}(?:~dark)?(?:@[0-9]+x)?\.png/) != nil
    }
}

/// All files that a figure is drawn from, and the version of the program that draws it.
struct FigureSources {
    private var content: [UInt8]

    /// - Parameters:
    ///   - log: the files that were recorded while the document was read.
    init(of figure: FigureBlock, _ file: DocumentFile, _ log: ResourceLog, version: String) {
        // The position of a block on its page does not change its picture.
        let text = file.excerpt == nil ? "" : figure.block.content.joined(separator: "\n")
        content = Array("\(version) \(figure.part ?? "") \(text)".utf8)
        let files = log.states.sources.filter { file.excerpt == nil || $0 != .document(file.path) }.flatMap(\.files)
        for path in Set(files).sorted() {
            content += (try? FileDescriptor.content(at: path, limit: .max)) ?? []
        }
    }

    /// - Parameter alternative: contains the sizes of all parts, and so depends on the layout.
    func digest(of alternative: String, in appearance: Appearance, _ options: RenderingOptions) -> String {
        ContentDigest.text(of: content + "\(alternative)\n\(appearance)\n".utf8 + JSONText.line(of: options))
    }
}

extension FigurePage.Style {
    /// The lines that show a picture on a page.
    func lines(
        _ images: FigureImages, narrow: FigureImages?, _ alternative: String, width: Double?, folder: String
    ) -> [String] {
        let (light, dark) = (images.light, images.dark)
        let file = folder + light.name(self, besides: light)
        let width = width ?? light.size.width
        let words = Markdown.escaped(alternative)
        switch self {
        case .markdown: return ["![\(words)](\(file))"]
        case .docc: return ["![\(words)](\(light.reference))"]
        case .material, .myst:
            let pictures = dark.map { [(file, "only-light"), (folder + $0.name(self, besides: light), "only-dark")] }
            return (pictures ?? [(file, "")]).flatMap { file, mark in
                self == .myst
                    ? Self.mystLines(file, mark, alternative, width: width)
                    : ["![\(words)](\(file)\(mark.isEmpty ? "" : "#\(mark)")){ width=\"\(shortDescription(width))\" }"]
            }
        case .picture, .html: break
        }
        let size = Size(width, light.size.height * width / light.size.width)
        let image = "<img src=\"\(file)\"\(Self.attributes(of: size)) alt=\"\(alternative.escapedForMarkup)\">"
        let sources = (narrow?.sources(isNarrow: true, folder) ?? []) + images.sources(isNarrow: false, folder)
        return [sources.isEmpty ? image : "<picture>\(sources.joined())\(image)</picture>"]
    }

    fileprivate static func attributes(of size: Size) -> String {
        " width=\"\(shortDescription(size.width.rounded()))\" height=\"\(shortDescription(size.height.rounded()))\""
    }

    /// An image of MyST, which has its alternative text and its class on separate lines.
    private static func mystLines(_ file: String, _ mark: String, _ alternative: String, width: Double) -> [String] {
        let words = String(alternative.map { $0.isNewline ? " " : $0 })
        return ["```{image} \(file)", ":alt: \(words)", ":width: \(shortDescription(width))px"]
            + (mark.isEmpty ? [] : [":class: \(mark)"]) + ["```"]
    }
}

extension FigureImages {
    /// The elements of a `<picture>` before its image.
    ///
    /// - Parameter isNarrow: whether they are for narrow windows, with sizes of their own.
    fileprivate func sources(isNarrow: Bool, _ folder: String) -> [String] {
        let conditions = isNarrow ? ["(max-width: \(shortDescription(Self.narrowWindow))px)"] : []
        func source(_ image: FigureImage, _ conditions: [String]) -> String {
            let media = conditions.joined(separator: " and ")
            let size = isNarrow ? FigurePage.Style.attributes(of: image.size) : ""
            return "<source media=\"\(media)\" srcset=\"\(folder)\(image.name(.picture, besides: light))\"\(size)>"
        }
        return (dark.map { [source($0, conditions + ["(prefers-color-scheme: dark)"])] } ?? [])
            + (isNarrow ? [source(light, conditions)] : [])
    }
}

/// A figure in the appearances that a page shows.
struct FigureImages {
    let light: FigureImage
    /// `nil` if it looks like the light one, or the page does not show it.
    let dark: FigureImage?

    var all: [FigureImage] { [light, dark].compactMap(\.self) }

    init(
        _ document: Document, _ file: DocumentFile, sources: FigureSources, with renderers: FigurePage.Renderers,
        hasDark: Bool
    ) throws(QuoinError) {
        light = try FigureImage(document, file, sources: sources, with: renderers.light)
        var dark: FigureImage?
        if hasDark { dark = try FigureImage(document, file, sources: sources, with: renderers.dark) }
        // DocC searches for a dark picture, and otherwise shows the light one.
        self.dark = dark?.list.commands == light.list.commands ? nil : dark
    }
}

// MARK: - Narrow pages

extension FigureImages {
    /// The width of a page on a phone, in points.
    static let narrowPage = 360.0
    /// The width of a window up to which a page is narrow, in points.
    static let narrowWindow = 480.0
    /// The least size of a label that can be read, in points.
    private static let readableSize = 9.0
    /// Larger labels make a picture wider, which makes them smaller on a page.
    private static let attempts = 4

    /// The same figure with larger labels for a page on which they could not be read.
    ///
    /// - Parameters:
    ///   - page: the width of the page, in points.
    ///   - width: the width of the figure on a wide page; `nil` for its own.
    ///   - images: draws the figure.
    /// - Returns: no figure if this one can be read.
    func readable(
        on page: Double, shownAt width: Double?, _ options: RenderingOptions,
        _ images: (FigurePage.Renderers) throws(QuoinError) -> FigureImages
    ) throws(QuoinError) -> [FigureImages] {
        guard let size = light.labelSize,
            size * min(page, width ?? .infinity, light.size.width) / light.size.width
                < Self.readableSize
        else { return [] }
        var options = options
        options.diagram.maxWidth = page
        var best: FigureImages?
        for _ in 0..<Self.attempts {
            let next = try images(FigurePage.Renderers(options))
            best = next
            guard let size = next.light.labelSize, size * page < Self.readableSize * next.light.size.width else {
                break
            }
            options.diagram.labelSize = (Self.readableSize * next.light.size.width / page + 1).rounded(.up)
        }
        return [best].compactMap(\.self)
    }
}
