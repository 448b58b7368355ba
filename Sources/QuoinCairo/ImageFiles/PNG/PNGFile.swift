import CImageFiles

/// A PNG file as it grows, chunk by chunk (PNG, second edition, §5).
struct PNGFile {
    private(set) var bytes: [UInt8] = PNGDecoder.signature

    mutating func addHeader(width: Int, height: Int, depth: Int, colorType: UInt8) {
        addChunk("IHDR", PNGFile.bigEndian(width) + PNGFile.bigEndian(height) + [UInt8(depth), colorType, 0, 0, 0])
    }

    /// Says that the colors are sRGB, to be shown perceptually.
    mutating func addColorSpace() {
        addChunk("sRGB", [0])
    }

    mutating func addDensity(pixelsPerInch: Double) {
        let perMeter = Int((pixelsPerInch / 0.0254).rounded())
        let meters: UInt8 = 1
        addChunk("pHYs", PNGFile.bigEndian(perMeter) + PNGFile.bigEndian(perMeter) + [meters])
    }

    mutating func addChunk(_ type: String, _ content: [UInt8]) {
        bytes += PNGFile.chunk(type, content)
    }

    /// The bytes of a chunk: its length, type, content and checksum.
    static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        return bigEndian(content.count) + body + bigEndian(Int(libdeflate_crc32(0, body, body.count)))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        let value = UInt32(truncatingIfNeeded: value)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
