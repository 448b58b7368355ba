import CImageFiles
import QuoinBitmap

/// Writes lossless WebPs with libwebp. The colors of fully transparent pixels may change.
package enum WebPEncoder {
    /// The largest amount of memory that libwebp needs to write a picture without loss, in bytes per pixel.
    package static let memoryPerPixel = 16

    /// The largest number of pixels on a side in the format.
    package static let sideLimit = 16_383

    /// A picture as a WebP file.
    ///
    /// - Throws: ``ImageError/notEncodable(message:)``, for example if a side exceeds ``sideLimit``.
    package static func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
        guard bitmap.width <= sideLimit, bitmap.height <= sideLimit else {
            throw .notEncodable(message: "a WebP has at most \(sideLimit) pixels on a side")
        }
        let (width, height, stride) = (Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
        var file: UnsafeMutablePointer<UInt8>?
        defer { WebPFree(file) }
        let count = bitmap.rgba.withUnsafeBufferPointer {
            WebPEncodeLosslessRGBA($0.baseAddress, width, height, stride, &file)
        }
        guard count > 0 else { throw .notEncodable(message: "the picture cannot be written as a WebP") }
        return Array(UnsafeBufferPointer(start: file, count: count))
    }
}
