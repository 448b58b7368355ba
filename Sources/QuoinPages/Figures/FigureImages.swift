import QuoinFiles

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
