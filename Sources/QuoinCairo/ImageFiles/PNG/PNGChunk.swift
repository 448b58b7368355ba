import CImageFiles

/// A part of a PNG file (PNG, second edition, §5.3).
struct PNGChunk {
    /// Four letters.
    let type: String
    /// Where the content is in the file.
    let content: Range<Int>

    /// The chunks of a file up to its end, or to where it is damaged.
    static func all(in bytes: [UInt8]) -> [PNGChunk] {
        guard bytes.starts(with: PNGDecoder.signature) else { return [] }
        var chunks: [PNGChunk] = []
        var position = PNGDecoder.signature.count
        while let chunk = PNGChunk(in: bytes, at: position) {
            chunks.append(chunk)
            position = chunk.content.upperBound + 4
        }
        return chunks
    }

    private init?(in bytes: [UInt8], at position: Int) {
        guard position + 12 <= bytes.count else { return nil }
        let length = PNGChunk.number(in: bytes, at: position)
        let start = position + 8
        guard start + length + 4 <= bytes.count else { return nil }
        type = String(decoding: bytes[position + 4..<start], as: UTF8.self)
        content = start..<start + length
    }

    /// Whether the content is what was written.
    func isIntact(in bytes: [UInt8]) -> Bool {
        let sum = bytes[content.lowerBound - 4..<content.upperBound].withUnsafeBytes {
            libdeflate_crc32(0, $0.baseAddress, $0.count)
        }
        return Int(sum) == PNGChunk.number(in: bytes, at: content.upperBound)
    }

    /// Four bytes as a number, the highest first.
    static func number(in bytes: [UInt8], at position: Int) -> Int {
        bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
