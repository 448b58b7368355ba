import CImageFiles

/// Writes PNGs: the same pixels give the same bytes, without a time or a name.
public enum PNGEncoder {
    /// How hard the compressor tries, from 0 to 12.
    private static let compressionLevel: Int32 = 6

    /// A picture as a PNG file: without alpha where all of it is opaque.
    ///
    /// - Parameter scale: the picture's pixels per point, above 0; the file says 72 of them an inch.
    public static func encode(_ bitmap: Bitmap, scale: Double) -> [UInt8] {
        let isOpaque = bitmap.isOpaque
        var file = PNGFile()
        file.addHeader(width: bitmap.width, height: bitmap.height, hasAlpha: !isOpaque)
        file.addColorSpace()
        file.addDensity(pixelsPerInch: 72 * scale)
        file.addChunk("IDAT", compressed(isOpaque ? bitmap.opaqueRows : bitmap.alphaRows))
        file.addChunk("IEND", [])
        return file.bytes
    }

    /// In zlib's format.
    private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        let compressor = libdeflate_alloc_compressor(compressionLevel)
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}

extension Bitmap {
    /// Every row as PNG has it: a byte for the filter, none, then red, green and blue.
    fileprivate var opaqueRows: [UInt8] {
        rows(bytesPerPixel: 3) { pixel, bytes in
            bytes[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            bytes[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            bytes[2] = UInt8(truncatingIfNeeded: pixel)
        }
    }

    /// Every row as PNG has it: a byte for the filter, none, then red, green, blue and alpha, not multiplied.
    fileprivate var alphaRows: [UInt8] {
        rows(bytesPerPixel: 4) { pixel, bytes in
            let straight = Bitmap.straight(pixel)
            for part in 0..<4 { bytes[part] = straight[part] }
        }
    }

    @inline(__always)
    private func rows(bytesPerPixel: Int, _ write: (UInt32, UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
        let total = height * (1 + width * bytesPerPixel)
        return [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
            guard var next = buffer.baseAddress else { return }
            for row in 0..<height {
                next.pointee = 0
                next += 1
                for pixel in pixels[row * width..<(row + 1) * width] {
                    write(pixel, next)
                    next += bytesPerPixel
                }
            }
            count = total
        }
    }
}
