/// The colors of a picture that has at most 256.
struct PNGPalette {
    /// Those that are not opaque come first, so that only they need an alpha in the file.
    private let colors: [UInt32]
    private let indices: [UInt32: UInt8]

    /// Nothing for a picture with more colors.
    init?(_ bitmap: Bitmap) {
        var found: Set<UInt32> = []
        var latest: UInt32?
        for pixel in bitmap.pixels where pixel != latest {
            latest = pixel
            found.insert(pixel)
            if found.count > 256 { return nil }
        }
        colors = found.sorted()
        indices = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
    }

    /// The bits that an index takes.
    var depth: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

    func index(of color: UInt32) -> UInt8 { indices[color] ?? 0 }

    var colorBytes: [UInt8] {
        colors.flatMap { color in
            let straight = Bitmap.straight(color)
            return [straight.x, straight.y, straight.z]
        }
    }

    var alphaBytes: [UInt8] {
        colors.map { UInt8($0 >> 24) }.filter { $0 < 255 }
    }
}
