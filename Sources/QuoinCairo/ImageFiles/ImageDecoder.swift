/// Reads one image in one format.
protocol ImageDecoder {
    /// The size as the image is to be seen, read from the header; within the limits of ``ImageFile``.
    var pixelSize: PixelSize { get }

    /// Reads the pixels; to be called once.
    ///
    /// - Throws: any ``ImageError``.
    func bitmap() throws(ImageError) -> Bitmap
}

/// The extents of an image, in pixels.
struct PixelSize: Hashable {
    var width: Int
    var height: Int

    var transposed: PixelSize { PixelSize(width: height, height: width) }
    var count: Int { width * height }
}
