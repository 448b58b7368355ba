import CImageFiles
import QuoinPixels

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
