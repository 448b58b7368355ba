import CImageFiles
import QuoinPixels

/// Three primaries, a white point, and the curve from components to light.
struct ColorSpace {
    typealias Chromaticity = (x: Double, y: Double)

    var white: Chromaticity
    /// Red, green and blue.
    var primaries: [Chromaticity]
    var curve: Curve

    /// A curve by its kind and parameters in ICC.1, §10.18.
    struct Curve {
        var kind: Int32
        var parameters: [Double]

        static let sRGB = Curve(kind: 4, parameters: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        /// That of a screen for BT.601, BT.709 and BT.2020 (BT.1886).
        static let video = gamma(2.4)

        static func gamma(_ exponent: Double) -> Curve { Curve(kind: 1, parameters: [exponent]) }
    }

    private static let daylight: Chromaticity = (0.3127, 0.3290)

    static let sRGB = ColorSpace(
        white: daylight, primaries: [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)], curve: .sRGB)

    /// A color space by the numbers of its primaries and its curve (ITU-T H.273, §8.1 and §8.2); `nil` for one whose light
    /// exceeds that of a white surface, and for unusual ones.
    static func numbered(primaries: Int, curve: Int) -> ColorSpace? {
        var space = ColorSpace.sRGB
        switch primaries {
        case 1, 2: break
        case 5: space.primaries = [(0.64, 0.33), (0.29, 0.60), (0.15, 0.06)]
        case 6, 7: space.primaries = [(0.630, 0.340), (0.310, 0.595), (0.155, 0.070)]
        case 9: space.primaries = [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)]
        case 11, 12: space.primaries = [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)]
        case 22: space.primaries = [(0.630, 0.340), (0.295, 0.605), (0.155, 0.077)]
        default: return nil
        }
        if primaries == 11 { space.white = (0.314, 0.351) }
        switch curve {
        case 2, 13: break
        case 1, 6, 14, 15: space.curve = .video
        case 4: space.curve = .gamma(2.2)
        case 5: space.curve = .gamma(2.8)
        case 8: space.curve = .gamma(1)
        default: return nil
        }
        return space
    }
}

/// What an image file states about its colors.
enum ColorStatement {
    /// A profile (ICC.1).
    case profile([UInt8])
    case space(ColorSpace)
    /// A profile that is damaged, or a color space that is not known.
    case unusable

    /// The largest profile that is used, in bytes.
    static let profileLimit = 4 << 20

    /// By a chunk of a PNG: the first that there is of `cICP`, `iCCP`, `sRGB`, and `gAMA` with `cHRM` (PNG, third edition,
    /// §4.3).
    init?(ofPNG chunks: PNGColorChunks) {
        if let numbers = chunks.codePoints {
            let space =
                numbers.count == 4 && numbers[2] == 0 && numbers[3] == 1
                ? ColorSpace.numbered(primaries: Int(numbers[0]), curve: Int(numbers[1])) : nil
            self = space.map { .space($0) } ?? .unusable
        } else if chunks.hasProfile {
            self = chunks.profile.map { .profile($0) } ?? .unusable
        } else if !chunks.isSRGB, let gamma = chunks.gamma {
            var space = ColorSpace.sRGB
            // Without primaries, 1 / 2.2 stands for the curve of sRGB, as in browsers.
            if chunks.chromaticities != nil || abs(gamma - 0.45455) > 0.001 { space.curve = .gamma(1 / gamma) }
            if let points = chunks.chromaticities { (space.white, space.primaries) = (points[0], Array(points[1...])) }
            self = .space(space)
        } else {
            return nil
        }
    }

    /// By the chunk of a WebP (RFC 9649, §2.7.1.4).
    init?(ofWebP bytes: [UInt8]) {
        let profile: [UInt8]? = bytes.withUnsafeBufferPointer { bytes in
            var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            guard let chunks = WebPDemux(&data) else { return nil }
            defer { WebPDemuxDelete(chunks) }
            var chunk = WebPChunkIterator()
            guard WebPDemuxGetChunk(chunks, "ICCP", 1, &chunk) != 0 else { return nil }
            defer { WebPDemuxReleaseChunkIterator(&chunk) }
            return Array(UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size))
        }
        guard let profile else { return nil }
        self = profile.count <= Self.profileLimit ? .profile(profile) : .unusable
    }
}
