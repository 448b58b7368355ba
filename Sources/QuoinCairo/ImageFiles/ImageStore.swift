import QuoinLayout
import QuoinScene

/// Reads images, and brings them to the size they are drawn at, each once.
///
/// A store belongs to one thread. What a file holds is taken to stay the same.
public final class ImageStore {
    private var contents = KeptPixels<ImageSource, ImageContent>(limit: 128_000_000)
    private var rasters = KeptPixels<RasterKey, Bitmap>(limit: 16_000_000)

    private struct RasterKey: Hashable {
        var shading: ImageShading
        var tile: Rect
        var bounds: PixelBounds
    }

    public init() {}

    /// The pixels of an image; of an SVG at its natural size.
    ///
    /// - Throws: any ``ImageError``.
    public func bitmap(of source: ImageSource) throws(ImageError) -> Bitmap {
        switch try content(of: source) {
        case .pixels(let bitmap): bitmap
        case .drawing(let drawing): try drawing.bitmap()
        }
    }

    func content(of source: ImageSource) throws(ImageError) -> ImageContent {
        if let known = contents[source] { return known }
        let content = try ImageContent(ImageFile(source))
        contents.keep(content, for: source, pixels: content.pixelCount)
        return content
    }

    /// What is drawn of an image.
    ///
    /// - Parameters:
    ///   - tile: where the shading's tile lies, in pixels.
    ///   - bounds: the pixels that are wanted.
    /// - Throws: any ``ImageError``.
    func raster(of shading: ImageShading, tile: Rect, bounds: PixelBounds) throws(ImageError) -> Bitmap {
        let key = RasterKey(shading: shading, tile: tile, bounds: bounds)
        if let known = rasters[key] { return known }
        let raster = ImageRaster(try bitmap(for: shading, tile: tile), shading, tile: tile).bitmap(of: bounds)
        rasters.keep(raster, for: key, pixels: raster.pixels.count)
        return raster
    }

    /// The pixels that suit the size an image is drawn at.
    private func bitmap(for shading: ImageShading, tile: Rect) throws(ImageError) -> Bitmap {
        let (across, down) = (tile.size.width / shading.tile.size.width, tile.size.height / shading.tile.size.height)
        switch try content(of: shading.image.source(forScale: max(across, down))) {
        case .pixels(let bitmap): return bitmap
        case .drawing(let drawing):
            return try drawing.bitmap(of: shading.wholeSize(tile: tile, scale: Size(across, down)))
        }
    }
}

extension ImageShading {
    /// The most pixels on a side that something which can be drawn at any size is drawn with, to be stretched from there.
    private static let drawingLimit = 8_192.0

    /// How many pixels the whole of an image has that can be drawn at any size.
    fileprivate func wholeSize(tile: Rect, scale: Size) -> PixelSize {
        let isStretched = capInsets == .zero
        func pixels(_ axis: Axis) -> Int {
            let extent = isStretched ? tile.size[axis] / max(part.size[axis], 1e-6) : image.size[axis] * scale[axis]
            return Int(min(max(extent.rounded(), 1), ImageShading.drawingLimit))
        }
        return PixelSize(width: pixels(.horizontal), height: pixels(.vertical))
    }
}

/// What an image's file shows: pixels, or something that can be drawn at any size.
enum ImageContent {
    case pixels(Bitmap)
    case drawing(SVGDrawing)

    init(_ file: ImageFile) throws(ImageError) {
        if try file.format() == .svg {
            self = .drawing(try SVGDrawing(file))
        } else {
            self = .pixels(try file.bitmap())
        }
    }

    fileprivate var pixelCount: Int {
        if case .pixels(let bitmap) = self { bitmap.pixels.count } else { 0 }
    }
}

/// Things that hold pixels, kept until they are too many; then all are dropped.
private struct KeptPixels<Key: Hashable, Value> {
    let limit: Int
    private var values: [Key: Value] = [:]
    private var count = 0

    init(limit: Int) {
        self.limit = limit
    }

    subscript(key: Key) -> Value? { values[key] }

    mutating func keep(_ value: Value, for key: Key, pixels: Int) {
        if count + pixels > limit { (values, count) = ([:], 0) }
        values[key] = value
        count += pixels
    }
}
