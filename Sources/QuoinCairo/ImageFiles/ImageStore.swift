import QuoinLayout
import QuoinScene

/// Reads images, and brings them to the size they are drawn at, each once.
///
/// A store belongs to one thread. What a file holds is taken to stay the same until the store forgets it.
public final class ImageStore {
    private var contents = KeptPixels<ImageSource, ImageContent>(limit: 32_000_000)
    private var photos = KeptPixels<PhotoKey, Bitmap>(limit: 32_000_000)
    private var rasters = KeptPixels<RasterKey, Bitmap>(limit: 16_000_000)

    private struct PhotoKey: Hashable {
        var source: ImageSource
        var reduction: Int
    }

    private struct RasterKey: Hashable {
        var shading: ImageShading
        var tile: Rect
        var bounds: PixelBounds
    }

    /// An empty store. What it keeps grows to about 80 million pixels, of four bytes each, before parts of it are
    /// dropped.
    public init() {}

    /// Forgets what was read from files at some paths, and what was made of it.
    public func forget(_ files: Set<String>) {
        func isForgotten(_ source: ImageSource) -> Bool {
            if case .file(let path) = source { files.contains(path) } else { false }
        }
        contents.forget { isForgotten($0) }
        photos.forget { isForgotten($0.source) }
        rasters.forget { key in
            let image = key.shading.image
            return isForgotten(image.source) || image.variants.contains { isForgotten($0.source) }
        }
    }

    /// The pixels of an image; of an SVG at its natural size.
    ///
    /// - Throws: any ``ImageError``.
    public func bitmap(of source: ImageSource) throws(ImageError) -> Bitmap {
        switch try content(of: source) {
        case .pixels(let bitmap): bitmap
        case .photo(let photo): try bitmap(of: photo, from: source, reducedBy: 1)
        case .drawing(let drawing): try drawing.bitmap()
        }
    }

    private func content(of source: ImageSource) throws(ImageError) -> ImageContent {
        if let known = contents[source] { return known }
        let content = try ImageContent(ImageFile(source))
        contents.keep(content, for: source, pixels: content.pixelCount)
        return content
    }

    private func bitmap(
        of photo: JPEGDecoder, from source: ImageSource, reducedBy reduction: Int
    ) throws(ImageError) -> Bitmap {
        let key = PhotoKey(source: source, reduction: reduction)
        if let known = photos[key] { return known }
        let bitmap = try photo.bitmap(reducedBy: reduction)
        photos.keep(bitmap, for: key, pixels: bitmap.pixels.count)
        return bitmap
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
        let source = shading.image.source(forScale: max(across, down))
        switch try content(of: source) {
        case .pixels(let bitmap): return bitmap
        case .photo(let photo):
            let wanted = shading.wholeSize(tile: tile, scale: Size(across, down))
            let reduction = shading.sampling == .smooth ? photo.reduction(for: wanted) : 1
            return try bitmap(of: photo, from: source, reducedBy: reduction)
        case .drawing(let drawing):
            return try drawing.bitmap(of: shading.wholeSize(tile: tile, scale: Size(across, down)))
        }
    }
}

extension ImageShading {
    /// The most pixels on a side that something which can be drawn at any size is drawn with, to be stretched from there.
    private static let drawingLimit = 8_192.0

    /// How many pixels the whole of an image takes up where it is drawn.
    fileprivate func wholeSize(tile: Rect, scale: Size) -> PixelSize {
        let isStretched = capInsets == .zero
        func pixels(_ axis: Axis) -> Int {
            let extent = isStretched ? tile.size[axis] / max(part.size[axis], 1e-6) : image.size[axis] * scale[axis]
            return Int(min(max(extent.rounded(), 1), ImageShading.drawingLimit))
        }
        return PixelSize(width: pixels(.horizontal), height: pixels(.vertical))
    }
}

/// What an image's file shows: pixels, a photo that is read at the size it is needed at, or something that can be drawn at
/// any size.
private enum ImageContent {
    case pixels(Bitmap)
    case photo(JPEGDecoder)
    case drawing(SVGDrawing)

    init(_ file: ImageFile) throws(ImageError) {
        switch try file.format() {
        case .svg: self = .drawing(try SVGDrawing(file))
        case .jpeg: self = .photo(try JPEGDecoder(file))
        case .png, .webP: self = .pixels(try file.bitmap())
        }
    }

    /// How much memory the content takes, in pixels.
    var pixelCount: Int {
        switch self {
        case .pixels(let bitmap): bitmap.pixels.count
        case .photo(let photo): photo.byteCount / 4
        case .drawing: 0
        }
    }
}

/// Things that hold pixels, kept until they are too many; then all are dropped.
private struct KeptPixels<Key: Hashable, Value> {
    /// In pixels, of four bytes each.
    let limit: Int
    /// In pixels: what a thing takes up beside those it holds.
    private static var cost: Int { 256 }
    private var values: [Key: (value: Value, pixels: Int)] = [:]
    private var count = 0

    init(limit: Int) {
        self.limit = limit
    }

    subscript(key: Key) -> Value? { values[key]?.value }

    mutating func keep(_ value: Value, for key: Key, pixels: Int) {
        if count + pixels > limit { (values, count) = ([:], 0) }
        values[key] = (value, pixels)
        count += pixels + KeptPixels.cost
    }

    mutating func forget(_ isForgotten: (Key) -> Bool) {
        values = values.filter { !isForgotten($0.key) }
        count = values.values.reduce(0) { $0 + $1.pixels + KeptPixels.cost }
    }
}
