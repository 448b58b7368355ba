import Quoin

/// A picture of several pictures with their names, such as all variants of a layout.
package struct ContactSheet: Sendable {
    /// A picture on a sheet.
    package struct Entry: Sendable {
        /// The name above the picture.
        package var name: String
        /// The picture.
        package var bitmap: Bitmap
        /// The picture's pixels per point, above 0.
        package var scale: Double

        package init(_ name: String, _ bitmap: Bitmap, scale: Double) {
            (self.name, self.bitmap, self.scale) = (name, bitmap, scale)
        }
    }

    /// The pictures, arranged in lines from left to right.
    package var entries: [Entry]
    /// The width of the sheet, in points. Pictures wrap into lines like words.
    package var width: Double

    /// - Parameter width: in points; by default 1,200, or more if a picture is wider.
    package init(_ entries: [Entry], width: Double? = nil) {
        self.entries = entries
        let widest = entries.map { Self.size(of: $0).width }.max() ?? 0
        self.width = width ?? max(Self.defaultWidth, widest + 2 * Self.margin)
    }

    private static let defaultWidth = 1_200.0
    private static let margin = 24.0
    private static let gap = 24.0
    private static let background = Fill.solid(Color(RGBA(hex: 0xEDEDED)))
    private static let line = Color(RGBA(hex: 0xBFBFBF))
    private static let textColor = Color(RGBA(hex: 0x404040))

    /// The sheet as an element.
    package var element: AnyElement {
        Row(spacing: Self.gap, alignItems: .start) { for entry in entries { Self.element(of: entry) } }._resolved()
            .flexWrap().lineSpacing(Self.gap).inset(Self.margin).erased
    }

    /// The canvas for the sheet, with the largest scale of the pictures.
    package var canvas: Canvas {
        var canvas = Canvas(width: ExtentRange(min: 0, max: width), scale: entries.map(\.scale).max() ?? 1)
        canvas.fills = [Self.background]
        return canvas
    }

    /// Draws the sheet.
    ///
    /// - Throws: a ``QuoinError``.
    package func draw(with renderer: PictureRenderer) throws(QuoinError) -> Picture {
        try renderer.draw(element, on: canvas)
    }

    private static func element(of entry: Entry) -> AnyElement {
        let size = size(of: entry)
        let file = PNGEncoder.encode(entry.bitmap, scale: entry.scale)
        var image = ImageResource(.bytes(file), size: size)
        image.scale = entry.scale
        return Column(spacing: 8, alignItems: .start) {
            Text(entry.name).fontSize(13).color(textColor)
            Box(Image(image).preferredSize(size)).outline(Outline(width: 1, color: line))
        }
        .erased
    }

    /// The size of a picture, in points.
    private static func size(of entry: Entry) -> Size {
        Size(Double(entry.bitmap.width) / entry.scale, Double(entry.bitmap.height) / entry.scale)
    }
}
