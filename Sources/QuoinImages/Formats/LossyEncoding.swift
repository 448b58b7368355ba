import QuoinValues

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
