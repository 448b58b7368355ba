import CImageFiles

/// Builds PNG files of every color type and depth, valid or not.
struct PNGBuilder {
    var width: Int
    var height: Int
    /// 0 gray, 2 color, 3 palette, 4 gray and alpha, 6 color and alpha.
    var colorType: UInt8
    var depth: UInt8
    var isInterlaced = false
    var palette: [UInt8]?
    var transparency: [UInt8]?
    /// Chunks before the pixels.
    var chunks: [(type: String, content: [UInt8])] = []
    /// The filter type of a row.
    var filter: (_ y: Int) -> UInt8 = { _ in 0 }
    /// The samples of a pixel, each from 0 to the maximum of the depth.
    var samples: (_ x: Int, _ y: Int) -> [Int]

    var file: [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += PNGBuilder.chunk(
            "IHDR", number(width) + number(height) + [depth, colorType, 0, 0, isInterlaced ? 1 : 0])
        for chunk in chunks { file += PNGBuilder.chunk(chunk.type, chunk.content) }
        if let palette { file += PNGBuilder.chunk("PLTE", palette) }
        if let transparency { file += PNGBuilder.chunk("tRNS", transparency) }
        file += PNGBuilder.chunk("IDAT", PNGBuilder.compressed(rows))
        return file + PNGBuilder.chunk("IEND", [])
    }

    /// The passes of Adam7, or the one pass of an image that is not interlaced: first column and row, and the steps.
    private var passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] {
        guard isInterlaced else { return [(0, 0, 1, 1)] }
        return [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
    }

    /// Every row with its filter type first; samples of less than a byte begin in the high bits.
    private var rows: [UInt8] {
        var bytes: [UInt8] = []
        for pass in passes where pass.x < width {
            var above: [UInt8]?
            for y in stride(from: pass.y, to: height, by: pass.stepY) {
                let row = packed(stride(from: pass.x, to: width, by: pass.stepX).flatMap { samples($0, y) })
                bytes += [filter(y)] + filtered(row, below: above ?? row.map { _ in 0 }, filter(y))
                above = row
            }
        }
        return bytes
    }

    /// A row as differences from the prediction of its filter (PNG, second edition, §9.2).
    private func filtered(_ row: [UInt8], below above: [UInt8], _ filter: UInt8) -> [UInt8] {
        let distance = max(samples(0, 0).count * Int(depth) / 8, 1)
        return row.indices.map { index in
            let (a, c) = index < distance ? (0, 0) : (Int(row[index - distance]), Int(above[index - distance]))
            let b = Int(above[index])
            let nearest = [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) } ?? 0
            let guesses = [0, a, b, (a + b) / 2, nearest]
            return row[index] &- UInt8(guesses[Int(filter) % guesses.count])
        }
    }

    private func packed(_ samples: [Int]) -> [UInt8] {
        if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        let perByte = 8 / Int(depth)
        return stride(from: 0, to: samples.count, by: perByte).map { start in
            (0..<perByte).reduce(UInt8(0)) { byte, place in
                let sample = start + place < samples.count ? UInt8(samples[start + place]) : 0
                return byte | sample << (8 - UInt8(depth) * UInt8(place + 1))
            }
        }
    }

    static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        return bigEndian(content.count) + body + bigEndian(Int(libdeflate_crc32(0, body, body.count)))
    }

    static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        let compressor = libdeflate_alloc_compressor(1)
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }

    private func number(_ value: Int) -> [UInt8] { PNGBuilder.bigEndian(value) }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
