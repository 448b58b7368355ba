import QuoinBitmap
import QuoinCairo
import QuoinLayout
import QuoinPNG
import QuoinScene

/// Several pictures on one, each with its name: all variants of a layout at a glance.
public struct ContactSheet: Sendable {
    /// A picture on a sheet.
    public struct Entry: Sendable {
        /// Stands above the picture.
        public var name: String
        /// The picture, which is shown ``scale`` of its pixels to a point.
        public var bitmap: Bitmap
        /// The picture's pixels per point, above 0.
        public var scale: Double

        public init(_ name: String, _ bitmap: Bitmap, scale: Double) {
            (self.name, self.bitmap, self.scale) = (name, bitmap, scale)
        }
    }

    /// In the order in which they stand: along a line, then in the next.
    public var entries: [Entry]
    /// In points; the pictures stand in lines as words do.
    public var width: Double

    /// - Parameter width: in points; as wide as suits the pictures where absent.
    public init(_ entries: [Entry], width: Double? = nil) {
        self.entries = entries
        let widest = entries.map { Self.size(of: $0).width }.max() ?? 0
        self.width = width ?? max(Self.usualWidth, widest + 2 * Self.margin)
    }

    private static let usualWidth = 1_200.0
    private static let margin = 24.0
    private static let gap = 24.0
    private static let ground = Fill.solid(Color(RGBA(hex: 0xEDEDED)))
    private static let line = Color(RGBA(hex: 0xBFBFBF))
    private static let ink = Color(RGBA(hex: 0x404040))

    /// The sheet as an element, to be drawn or to be a part of something else.
    public var element: AnyElement {
        Row(spacing: Self.gap, alignItems: .start) { for entry in entries { Self.element(of: entry) } }.element
            .flexWrap().lineSpacing(Self.gap).inset(Self.margin).erased
    }

    /// The canvas that suits the sheet, with as many pixels per point as the picture with the most.
    public var canvas: Canvas {
        var canvas = Canvas(width: ExtentRange(0, width), scale: entries.map(\.scale).max() ?? 1)
        canvas.fills = [Self.ground]
        return canvas
    }

    /// Draws the sheet.
    ///
    /// - Throws: any ``PictureError``.
    public func draw(with renderer: PictureRenderer) throws(PictureError) -> Picture {
        try renderer.draw(element, on: canvas)
    }

    private static func element(of entry: Entry) -> AnyElement {
        let size = size(of: entry)
        let file = PNGEncoder.encode(entry.bitmap, scale: entry.scale)
        var image = ImageResource(.bytes(file), size: size)
        image.scale = entry.scale
        return Column(spacing: 8, alignItems: .start) {
            Text(entry.name).fontSize(13).color(ink)
            Box(Image(image).preferredSize(size)).outline(Outline(width: 1, color: line))
        }
        .erased
    }

    /// The size at which a picture is shown, in points.
    private static func size(of entry: Entry) -> Size {
        Size(Double(entry.bitmap.width) / entry.scale, Double(entry.bitmap.height) / entry.scale)
    }
}
