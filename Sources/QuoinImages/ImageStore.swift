@_exported import QuoinText

/// Reads images and resamples them to the sizes at which they are drawn, and keeps the results.
///
/// A store belongs to one thread. It reads a file again only after ``forget(_:)``.
package final class ImageStore {
    private var contents: KeptPixels<ImageResource.Source, ImageContent>
    private var sizes: KeptPixels<SizeKey, Bitmap>
    private var rasters: KeptPixels<RasterKey, Bitmap>

    private struct SizeKey: Hashable {
        var source: ImageResource.Source
        var size: PixelSize
    }

    private struct RasterKey: Hashable {
        var shading: ImageShading
        var tile: Rect
        var bounds: PixelRect
    }

    /// The most pixels of resampled images that are kept. Documents that are drawn in many sizes have one for each.
    private static let rasterPixels = 4_000_000

    private let fonts: FontStack?
    private let limits: Limits
    private let wholePixels: Int

    /// An empty store. It keeps up to about 70 million pixels of four bytes each, or fewer with a lower
    /// ``Limits/imagePixels``, because a server has a store on each of its threads.
    ///
    /// - Parameters:
    ///   - fonts: for the texts of SVGs; `nil` for the default set.
    ///   - limits: how large each image and its file may be.
    ///   - keptPixels: at most 2.5 times as many pixels are kept, if that is less.
    ///   - wholePixels: larger images are read row by row each time that they are drawn, if their format permits that.
    package init(
        fonts: FontStack? = nil, limits: Limits = Limits(), keptPixels: Int = 32_000_000,
        wholePixels: Int = 32_000_000
    ) {
        (self.fonts, self.limits, self.wholePixels) = (fonts, limits, wholePixels)
        let kept = min(keptPixels, limits.imagePixels / 8)
        (contents, sizes) = (KeptPixels(limit: kept), KeptPixels(limit: kept))
        rasters = KeptPixels(limit: min(kept / 2, Self.rasterPixels))
    }

    /// Drops the content of the files at some paths, and the pixels that were resampled from it.
    package func forget(_ files: Set<String>) {
        func isForgotten(_ source: ImageResource.Source) -> Bool {
            if case .file(let path, _) = source { files.contains(path) } else { false }
        }
        contents.forget { isForgotten($0) }
        sizes.forget { isForgotten($0.source) }
        rasters.forget { key in
            let image = key.shading.image
            return isForgotten(image.source) || image.variants.contains { isForgotten($0.source) }
        }
    }

    /// The pixels of an image, at its natural size.
    package func bitmap(of source: ImageResource.Source) throws(QuoinError) -> Bitmap {
        switch try content(of: source) {
        case .pixels(let bitmap): bitmap
        case .decoder(let decoder, _): try bitmap(of: decoder.pixelSize, decoder, source)
        }
    }

    /// Whether an image consists of shapes, and not of pixels.
    package func isVector(_ source: ImageResource.Source) throws(QuoinError) -> Bool {
        try drawing(of: source) != nil
    }

    /// Whether an image of shapes has filters, which make pixels.
    package func hasFilters(_ source: ImageResource.Source) throws(QuoinError) -> Bool {
        try drawing(of: source)?.hasFilters ?? false
    }

    /// The pixels of an image of shapes at a size.
    package func bitmap(
        of source: ImageResource.Source, drawnAt size: PixelSize
    ) throws(QuoinError) -> Bitmap {
        guard let drawing = try drawing(of: source) else { return try bitmap(of: source) }
        return try bitmap(of: size, drawing, source)
    }

    /// The shapes of an image as elements of SVG, drawn for a size; `nil` for pixels.
    package func markup(
        of source: ImageResource.Source, drawnAt size: PixelSize
    ) throws(QuoinError) -> SVGMarkup? {
        try drawing(of: source)?.markup(drawnAt: size, fonts: fonts)
    }

    /// Draws the shapes of an image in a rectangle of a PDF.
    ///
    /// - Returns: false, without drawing, if that makes pixels.
    package func draw(
        _ source: ImageResource.Source, on cairo: OpaquePointer, in rect: Rect
    ) throws(QuoinError) -> Bool {
        try drawing(of: source)?.draw(on: cairo, in: rect, fonts: fonts) ?? false
    }

    private func drawing(of source: ImageResource.Source) throws(QuoinError) -> (any VectorDrawing)? {
        guard case .decoder(let decoder, _) = try content(of: source) else { return nil }
        return decoder as? any VectorDrawing
    }

    private func content(of source: ImageResource.Source) throws(QuoinError) -> ImageContent {
        if let known = contents[source] { return known }
        let content = try ImageContent(ImageFile(source, limits: limits), wholePixels: wholePixels)
        contents.keep(content, for: source, pixels: content.pixelCount)
        return content
    }

    private func bitmap(
        of size: PixelSize, _ decoder: any ImageDecoder, _ source: ImageResource.Source
    ) throws(QuoinError) -> Bitmap {
        let key = SizeKey(source: source, size: size)
        if let known = sizes[key] { return known }
        let bitmap = try decoder.bitmap(of: size, fonts: fonts)
        sizes.keep(bitmap, for: key, pixels: bitmap.pixels.count)
        return bitmap
    }

    /// The pixels of an image shading in a rectangle.
    ///
    /// - Parameters:
    ///   - tile: the tile of the shading, in pixels.
    ///   - bounds: the rectangle.
    package func raster(of shading: ImageShading, tile: Rect, bounds: PixelRect) throws(QuoinError) -> Bitmap {
        let key = RasterKey(shading: shading, tile: tile, bounds: bounds)
        if let known = rasters[key] { return known }
        let raster = try newRaster(of: shading, tile: tile, bounds: bounds)
        // That of a cancelled task is incomplete.
        if !Task.isCancelled { rasters.keep(raster, for: key, pixels: raster.pixels.count) }
        return raster
    }

    /// Reads the image at a size that suits the one at which it is drawn, and resamples it.
    private func newRaster(of shading: ImageShading, tile: Rect, bounds: PixelRect) throws(QuoinError) -> Bitmap {
        let (across, down) = (tile.size.width / shading.tile.size.width, tile.size.height / shading.tile.size.height)
        let source = shading.image.source(forScale: max(across, down))
        let image: Bitmap
        switch try content(of: source) {
        case .pixels(let bitmap): image = bitmap
        case .decoder(let decoder, _):
            let target = shading.wholeSize(tile: tile, scale: Size(across, down))
            let size = decoder.size(toDrawAt: target, shading.sampling)
            let raster = ImageRaster(shading, of: size, tile: tile)
            if !type(of: decoder).readsAtAnySize,
                let bitmap = try raster.bitmap(
                    of: bounds, read: { body throws(QuoinError) in try decoder.forEachRow(body) })
            {
                return bitmap
            }
            image = try bitmap(of: size, decoder, source)
        }
        let size = PixelSize(width: image.width, height: image.height)
        return ImageRaster(shading, of: size, tile: tile).bitmap(of: bounds, from: image)
    }
}

extension ImageShading {
    /// The largest side, in pixels, at which an image is read that can be read at any size; larger drawings are
    /// stretched.
    private static let drawingLimit = 8_192.0

    /// The size in pixels at which the whole image is drawn.
    fileprivate func wholeSize(tile: Rect, scale: Size) -> PixelSize {
        let isStretched = capInsets == .zero
        func pixels(_ axis: Axis) -> Int {
            let extent = isStretched ? tile.size[axis] / max(part.size[axis], 1e-6) : image.size[axis] * scale[axis]
            return Int(min(max(extent.rounded(), 1), ImageShading.drawingLimit))
        }
        return PixelSize(width: pixels(.horizontal), height: pixels(.vertical))
    }
}

/// The kept content of an image file: its pixels, or the decoder of an image that is read each time that it is drawn: at the
/// size at which it is drawn, or because it is too large to be kept.
private enum ImageContent {
    case pixels(Bitmap)
    case decoder(any ImageDecoder, byteCount: Int)

    init(_ file: ImageFile, wholePixels: Int) throws(QuoinError) {
        let decoder = try file.decoder()
        self =
            type(of: decoder).readsAtAnySize || decoder.pixelSize.count > wholePixels
            ? .decoder(decoder, byteCount: file.bytes.count) : .pixels(try decoder.bitmap())
    }

    /// How much memory the content takes, in pixels.
    var pixelCount: Int {
        switch self {
        case .pixels(let bitmap): bitmap.pixels.count
        case .decoder(_, let byteCount): byteCount / 4
        }
    }
}

/// A cache of values that hold pixels. When it is full, all are dropped.
private struct KeptPixels<Key: Hashable, Value> {
    /// In pixels, of four bytes each.
    let limit: Int
    /// The cost of a value beside its pixels, in pixels.
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

/// An image as a file within another one.
package struct EmbeddedImage {
    /// The media type of the file in a data URL.
    package var mediaType: String
    package var bytes: [UInt8]

    /// Whether the file is a JPEG, which a PDF can contain unchanged.
    package var isJPEG: Bool { mediaType == JPEGDecoder.mediaType }
}

extension ImageStore {
    /// The image's own file if every viewer shows it as Quoin does; otherwise its pixels in a PNG.
    ///
    /// - Throws: a ``QuoinError``, also for a file that is embedded unchanged.
    package func embedded(_ source: ImageResource.Source) throws(QuoinError) -> EmbeddedImage {
        let file = try ImageFile(source, limits: limits)
        let decoder = try file.decoder()
        let bitmap = try bitmap(of: source)
        if decoder.isEmbeddable { return EmbeddedImage(mediaType: type(of: decoder).mediaType, bytes: file.bytes) }
        return EmbeddedImage(mediaType: PNGImageDecoder.mediaType, bytes: PNGEncoder.encode(bitmap, scale: 1))
    }
}
