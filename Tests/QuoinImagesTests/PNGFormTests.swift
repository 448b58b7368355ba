import CImageFiles
import QuoinImages
import Testing

@Suite("Every form of PNG (PNG, second edition, §11)")
struct PNGFormTests {
    private func bitmap(_ builder: PNGBuilder) throws -> Bitmap {
        try ImageFile(.bytes(builder.file)).bitmap()
    }

    @Test(
        "gray of every depth is spread over 0 to 255, interlaced or not", arguments: [1, 2, 4, 8, 16] as [UInt8],
        [false, true])
    func gray(depth: UInt8, isInterlaced: Bool) throws {
        let most = 1 << Int(depth) - 1
        let builder = PNGBuilder(width: 13, height: 9, colorType: 0, depth: depth, isInterlaced: isInterlaced) { x, y in
            [(x + y) * most / 20]
        }
        let bitmap = try bitmap(builder)
        for (x, y) in [(0, 0), (12, 8), (5, 3), (1, 8), (12, 0)] {
            let expected = Double((x + y) * most / 20) * 255 / Double(most)
            let found = bitmap[x, y]
            #expect(abs(Double(found.x) - expected) <= 1 && found.x == found.y && found.y == found.z && found.w == 255)
        }
    }

    @Test(
        "a palette of every depth gives its colors, with the alpha of each", arguments: [1, 2, 4, 8] as [UInt8],
        [false, true])
    func palette(depth: UInt8, isInterlaced: Bool) throws {
        let builder = PNGBuilder(
            width: 10, height: 10, colorType: 3, depth: depth, isInterlaced: isInterlaced,
            palette: [255, 0, 0, 0, 0, 255], transparency: [255, 0]
        ) { x, _ in [x % 2] }
        let bitmap = try bitmap(builder)
        #expect(bitmap[4, 7] == SIMD4(255, 0, 0, 255) && bitmap[9, 9].w == 0)
    }

    @Test("color, with and without alpha, in 8 and 16 bits", arguments: [2, 4, 6] as [UInt8], [8, 16] as [UInt8])
    func color(type: UInt8, depth: UInt8) throws {
        let scale = depth == 16 ? 257 : 1
        let samples = type == 2 ? [200, 100, 50] : type == 4 ? [90, 255] : [200, 100, 50, 255]
        let bitmap = try bitmap(
            PNGBuilder(width: 3, height: 2, colorType: type, depth: depth) { _, _ in samples.map { $0 * scale } })
        #expect(bitmap[2, 1] == (type == 4 ? SIMD4(90, 90, 90, 255) : SIMD4(200, 100, 50, 255)))
    }

    @Test(
        "every filter gives back the pixels, whatever the row above has (PNG, second edition, §9)",
        arguments: [1, 2, 3, 16, 17, 61],
        [2, 3, 6] as [UInt8])
    func filters(width: Int, colorType: UInt8) throws {
        // Neighbors far apart, and neighbors so similar that two predictions are equally good.
        func component(_ x: Int, _ y: Int, _ part: Int) -> Int {
            let value = x * x * 7 + y * 31 + part * 53 + (x * 5 + y * 3) * (x + 2 * y) % 11 * 40
            return y % 10 < 5 ? value % 256 : value % 5
        }
        try expectColors(width: width, colorType: colorType, filter: { UInt8($0 * 2 % 5) }, component)
    }

    @Test(
        "rows that are as the row above, wholly or in parts, are the same again (PNG, second edition, §9)",
        arguments: [1, 2, 5, 16, 61, 200], [2, 3, 6] as [UInt8])
    func repeatedRows(width: Int, colorType: UInt8) throws {
        // Stripes that change every fourth row, with black above them and single dots.
        func component(_ x: Int, _ y: Int, _ part: Int) -> Int {
            if y < 3 { return 0 }
            let isDot = (x * 7 + y * 3) % 41 == 0
            return (x / 9 * 40 + y / 4 * 16 + part * 20 + (isDot ? 9 : 0)) % 256
        }
        let (above, nearest): (UInt8, UInt8) = (2, 4)
        try expectColors(width: width, colorType: colorType, filter: { $0 % 2 == 0 ? above : nearest }, component)
    }

    /// Expects 25 rows of colors with the given components.
    private func expectColors(
        width: Int, colorType: UInt8, filter: @escaping (_ y: Int) -> UInt8,
        _ component: @escaping (_ x: Int, _ y: Int, _ part: Int) -> Int
    ) throws {
        let parts = colorType == 2 ? 3 : colorType == 6 ? 4 : 1
        let palette: [UInt8] = (0..<256).flatMap { level -> [UInt8] in [UInt8(level), UInt8(255 - level), 7] }
        let builder = PNGBuilder(
            width: width, height: 25, colorType: colorType, depth: 8, palette: colorType == 3 ? palette : nil,
            filter: filter,
            samples: { x, y -> [Int] in (0..<parts).map { $0 == 3 ? 255 : component(x, y, $0) } })
        let bitmap = try bitmap(builder)
        for place in 0..<25 * width {
            let (x, y) = (place % width, place / width)
            let values = (0..<3).map { UInt8(component(x, y, $0)) }
            let expected = colorType == 3 ? [values[0], 255 - values[0], 7] : values
            #expect(bitmap[x, y] == SIMD4(expected[0], expected[1], expected[2], 255), "column \(x), row \(y)")
        }
    }

    @Test("rows that are not what their checksum says are an error (RFC 1950, §2.2)")
    func wrongChecksum() {
        let rows: [UInt8] = (0..<20).flatMap { y -> [UInt8] in [2] + (0..<30).map { y % 3 == 0 ? $0 : 0 } }
        var stream = PNGBuilder.compressed(rows)
        func file() -> [UInt8] {
            let header = PNGBuilder.bigEndian(10) + PNGBuilder.bigEndian(20) + [8, 2, 0, 0, 0]
            return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + PNGBuilder.chunk("IHDR", header)
                + PNGBuilder.chunk("IDAT", stream) + PNGBuilder.chunk("IEND", [])
        }
        #expect(throws: Never.self) { try ImageFile(.bytes(file())).bitmap() }
        stream[stream.count - 1] ^= 1
        #expect(throws: QuoinError.self) { try ImageFile(.bytes(file())).bitmap() }
    }

    @Test("a filter that there is not is an error")
    func unknownFilter() {
        let builder = PNGBuilder(
            width: 2, height: 2, colorType: 6, depth: 8, filter: { _ in 5 }, samples: { _, _ in [1, 2, 3, 4] })
        #expect(throws: QuoinError.self) { try bitmap(builder) }
    }

    @Test("an alpha is multiplied into the colors, whether or not the rest of the row is opaque")
    func alpha() throws {
        let builder = PNGBuilder(width: 4, height: 2, colorType: 6, depth: 8) { x, y in
            [200, 100, 50, y == 0 ? 255 : x * 85]
        }
        let pixels = try bitmap(builder).pixels
        #expect(pixels[..<4].allSatisfy { $0 == 0xFFC8_6432 })
        #expect(pixels[4...] == [0, 0x5543_2111, 0xAA85_4321, 0xFFC8_6432])
    }

    @Test("one color, or one gray, can be the transparent one")
    func transparentColor() throws {
        let color = PNGBuilder(
            width: 2, height: 1, colorType: 2, depth: 8, transparency: [0, 255, 0, 255, 0, 255]
        ) { x, _ in x == 0 ? [255, 255, 255] : [1, 2, 3] }
        #expect(try bitmap(color).pixels == [0, 0xFF01_0203])
        let gray = PNGBuilder(width: 2, height: 1, colorType: 0, depth: 1, transparency: [0, 1]) { x, _ in [x] }
        #expect(try bitmap(gray).pixels == [0xFF00_0000, 0])
    }

    @Test("color types, depths and palettes that do not belong together are errors")
    func forbidden() {
        let wrong = [
            PNGBuilder(width: 1, height: 1, colorType: 2, depth: 4) { _, _ in [0, 0, 0] },
            PNGBuilder(width: 1, height: 1, colorType: 5, depth: 8) { _, _ in [0] },
            PNGBuilder(width: 1, height: 1, colorType: 3, depth: 8) { _, _ in [0] },
            PNGBuilder(width: 1, height: 1, colorType: 3, depth: 8, palette: [1, 2]) { _, _ in [0] },
            PNGBuilder(width: 0, height: 1, colorType: 0, depth: 8) { _, _ in [0] },
        ]
        for builder in wrong {
            #expect(throws: QuoinError.self) { try bitmap(builder) }
        }
    }

    @Test("an index beyond the palette is an error or a color, never anything else")
    func indexBeyondPalette() {
        let builder = PNGBuilder(width: 4, height: 1, colorType: 3, depth: 8, palette: [1, 2, 3]) { x, _ in [x * 80] }
        do {
            let pixels = try bitmap(builder).pixels
            #expect(pixels.count == 4 && pixels[0] == 0xFF01_0203)
        } catch {
            #expect(error is QuoinError)
        }
    }
}

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
