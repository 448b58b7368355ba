import CImageFiles
import QuoinPixels

/// Writes JPEGs with libjpeg-turbo. The same pixels give the same bytes.
package enum JPEGEncoder {
    /// From 1 to 100.
    package static let quality = 90

    /// A picture as a JPEG file. The format has no alpha: the picture is painted on white.
    ///
    /// - Parameters:
    ///   - scale: the picture's pixels per point, above 0. The file's resolution is 72 times the scale per inch.
    ///   - quality: from 1 to 100.
    ///   - chroma: by default each pixel has its own hue, so that colored text stays sharp.
    /// - Throws: a ``QuoinError`` with the message of the library.
    package static func encode(
        _ bitmap: Bitmap, scale: Double, quality: Int = quality, chroma: LossyEncoding.Chroma = .all
    ) throws(QuoinError) -> [UInt8] {
        guard let writer = tjInitCompress() else { throw .notEncodable(message: "no memory") }
        defer { tjDestroy(writer) }
        var (file, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
        defer { tjFree(file) }
        let status = bitmap.onWhite.withUnsafeBytes { pixels in
            tjCompress2(
                writer, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width), 0, Int32(bitmap.height),
                TJPF_BGRX.rawValue, &file, &count, Int32(chroma.sampling.rawValue),
                Int32(quality), TJFLAG_ACCURATEDCT)
        }
        guard status == 0 else { throw .notEncodable(message: String(cString: tjGetErrorStr2(writer))) }
        var bytes = Array(UnsafeBufferPointer(start: file, count: Int(count)))
        setDensity(72 * scale, in: &bytes)
        return bytes
    }

    /// Writes the pixels per inch into the JFIF segment, which comes first (JFIF 1.02). libjpeg-turbo cannot do this.
    private static func setDensity(_ density: Double, in bytes: inout [UInt8]) {
        let identifier = Array("JFIF\0".utf8)
        guard bytes.count >= 18, Array(bytes[6..<11]) == identifier else { return }
        let (inches, number): (UInt8, UInt16) = (1, UInt16(min(max(density.rounded(), 1), 65_535)))
        let parts = [UInt8(number >> 8), UInt8(number & 0xFF)]
        bytes.replaceSubrange(13..<18, with: [inches] + parts + parts)
    }
}

extension LossyEncoding.Chroma {
    fileprivate var sampling: TJSAMP {
        switch self {
        case .all: TJSAMP_444
        case .pairs: TJSAMP_422
        case .fours: TJSAMP_420
        }
    }
}

extension Bitmap {
    /// The pixels painted on white.
    fileprivate var onWhite: [UInt32] {
        if isOpaque { return pixels }
        return pixels.map { pixel in
            let white = 255 - pixel >> 24
            return (pixel & 0xFF_FFFF) + (white << 16 | white << 8 | white) | 0xFF << 24
        }
    }
}

/// How much of a picture a JPEG or a WebP may lose.
package struct LossyEncoding: Codable, Hashable, Sendable {
    /// From 1 to 100; `nil` for a JPEG of 90, and for a WebP that loses nothing.
    package var quality: Int?
    /// How many pixels of a JPEG share their hue.
    package var chroma = Chroma.all
    /// The most bytes of a file, which lower the quality as far as needed.
    package var byteLimit: Int?

    package init(quality: Int? = nil, chroma: Chroma = .all, byteLimit: Int? = nil) {
        (self.quality, self.chroma, self.byteLimit) = (quality, chroma, byteLimit)
    }

    /// How many pixels share their hue.
    package enum Chroma: String, Codable, Hashable, Sendable, CaseIterable {
        /// Each has its own: colored text stays sharp.
        case all = "4:4:4"
        /// Two side by side.
        case pairs = "4:2:2"
        /// Four.
        case fours = "4:2:0"
    }

    package static let qualities = 1...100

    /// The file of the best quality that is within the limit.
    ///
    /// - Parameter encode: makes a file of a quality; `nil` is the usual one.
    /// - Throws: a ``QuoinError`` if even the lowest quality exceeds the limit.
    package func file(_ encode: (Int?) throws(QuoinError) -> [UInt8]) throws(QuoinError) -> [UInt8] {
        var file = try encode(quality)
        guard let byteLimit, file.count > byteLimit else { return file }
        var (fitting, tooLarge) = (0, (quality ?? Self.qualities.upperBound) + (quality == nil ? 1 : 0))
        while tooLarge - fitting > 1 {
            let middle = (fitting + tooLarge) / 2
            let smaller = try encode(middle)
            if smaller.count <= byteLimit { (file, fitting) = (smaller, middle) } else { tooLarge = middle }
        }
        guard fitting > 0 else {
            throw .notEncodable(message: "the picture has more than \(byteLimit) bytes at the lowest quality, too")
        }
        return file
    }
}
