import CImageFiles

/// Writes JPEGs with libjpeg-turbo: the same pixels give the same bytes, without a time or a name.
public enum JPEGEncoder {
    /// How well the colors are kept where none is said, from 1 to 100.
    public static let usualQuality = 90

    /// A picture as a JPEG file. The format has no alpha: what is behind the picture is white.
    ///
    /// Colors have as many pixels as brightness has, so that colored text stays sharp.
    ///
    /// - Parameters:
    ///   - scale: the picture's pixels per point, above 0; the file says 72 of them an inch.
    ///   - quality: how well the colors are kept, from 1 to 100.
    /// - Throws: ``ImageError/notEncodable(message:)``.
    public static func encode(
        _ bitmap: Bitmap, scale: Double, quality: Int = usualQuality
    ) throws(ImageError) -> [UInt8] {
        guard let writer = tjInitCompress() else { throw .notEncodable(message: "no memory") }
        defer { tjDestroy(writer) }
        var (file, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
        defer { tjFree(file) }
        let status = bitmap.onWhite.withUnsafeBytes { pixels in
            tjCompress2(
                writer, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width), 0, Int32(bitmap.height),
                TJPF_BGRX.rawValue, &file, &count, Int32(TJSAMP_444.rawValue), Int32(min(max(quality, 1), 100)),
                TJFLAG_ACCURATEDCT)
        }
        guard status == 0 else { throw .notEncodable(message: String(cString: tjGetErrorStr2(writer))) }
        var bytes = Array(UnsafeBufferPointer(start: file, count: Int(count)))
        setDensity(72 * scale, in: &bytes)
        return bytes
    }

    /// Puts the pixels per inch into the JFIF segment, which comes first (JFIF 1.02); the library knows no way to say
    /// them.
    private static func setDensity(_ density: Double, in bytes: inout [UInt8]) {
        let identifier = Array("JFIF\0".utf8)
        guard bytes.count >= 18, Array(bytes[6..<11]) == identifier else { return }
        let (inches, number): (UInt8, UInt16) = (1, UInt16(min(max(density.rounded(), 1), 65_535)))
        let parts = [UInt8(number >> 8), UInt8(number & 0xFF)]
        bytes.replaceSubrange(13..<18, with: [inches] + parts + parts)
    }
}

extension Bitmap {
    /// The pixels in front of white.
    fileprivate var onWhite: [UInt32] {
        if isOpaque { return pixels }
        return pixels.map { pixel in
            let white = 255 - pixel >> 24
            return (pixel & 0xFF_FFFF) + (white << 16 | white << 8 | white) | 0xFF << 24
        }
    }
}
