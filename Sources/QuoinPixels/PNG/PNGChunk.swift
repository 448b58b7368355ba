import CImageFiles

/// A chunk of a PNG file (PNG, second edition, §5.3).
struct PNGChunk {
    /// Four letters.
    let type: String
    /// The bytes of the content in the file.
    let content: Range<Int>

    /// The chunks of a file, up to its end or to the first that is damaged.
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

    /// Whether the checksum is that of the content.
    func isIntact(in bytes: [UInt8]) -> Bool {
        let sum = Checksum.crc32(of: bytes[content.lowerBound - 4..<content.upperBound])
        return Int(sum) == PNGChunk.number(in: bytes, at: content.upperBound)
    }

    /// Whether it is an intact statement that the colors are sRGB, with one of the four intents.
    fileprivate func isSRGB(in bytes: [UInt8]) -> Bool {
        type == "sRGB" && content.count == 1 && bytes[content.lowerBound] < 4 && isIntact(in: bytes)
    }

    /// Four bytes as a big-endian number.
    static func number(in bytes: [UInt8], at position: Int) -> Int {
        bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

/// A PNG file, written chunk by chunk (PNG, second edition, §5).
struct PNGFile {
    private(set) var bytes: [UInt8] = PNGDecoder.signature

    mutating func addHeader(width: Int, height: Int, depth: Int, colorType: UInt8) {
        addChunk("IHDR", PNGFile.bigEndian(width) + PNGFile.bigEndian(height) + [UInt8(depth), colorType, 0, 0, 0])
    }

    /// Adds the statement that the colors are sRGB, with the perceptual rendering intent.
    mutating func addColorSpace() {
        addChunk("sRGB", [0])
    }

    mutating func addDensity(pixelsPerInch: Double) {
        let perMeter = Int((pixelsPerInch / 0.0254).rounded())
        let meters: UInt8 = 1
        addChunk("pHYs", PNGFile.bigEndian(perMeter) + PNGFile.bigEndian(perMeter) + [meters])
    }

    mutating func addChunk(_ type: String, _ content: [UInt8]) {
        addChunk(type, [content])
    }

    /// Adds a chunk whose content is in several pieces.
    mutating func addChunk(_ type: String, _ content: [[UInt8]]) {
        PNGFile.append(type, content, to: &bytes)
    }

    /// The bytes of a chunk: its length, type, content and checksum.
    static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        append(type, [content], to: &bytes)
        return bytes
    }

    /// Bytes of a chunk besides its content.
    private static let frame = 12

    private static func append(_ type: String, _ content: [[UInt8]], to bytes: inout [UInt8]) {
        let (count, name) = (content.byteCount, Array(type.utf8))
        // The chunk that ends the file follows. Growing by itself, the array would double.
        if bytes.capacity < bytes.count + count + 2 * frame { bytes.reserveCapacity(bytes.count + count + 2 * frame) }
        bytes += bigEndian(count) + name
        var sum = libdeflate_crc32(0, name, name.count)
        for piece in content {
            bytes += piece
            sum = libdeflate_crc32(sum, piece, piece.count)
        }
        bytes += bigEndian(Int(sum))
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        let value = UInt32(truncatingIfNeeded: value)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

extension [[UInt8]] {
    var byteCount: Int { reduce(0) { $0 + $1.count } }
}

/// Sums of bytes that tell most changes of them.
package enum Checksum {
    /// The CRC-32 of PNG and gzip.
    ///
    /// - Parameter sum: that of the bytes before.
    package static func crc32(of bytes: some Collection<UInt8>, after sum: UInt32 = 0) -> UInt32 {
        bytes.withContiguousStorageIfAvailable { libdeflate_crc32(sum, $0.baseAddress, $0.count) }
            ?? crc32(of: Array(bytes), after: sum)
    }
}

/// What the chunks of a PNG state about its colors (PNG, third edition, §11.3.2).
package struct PNGColorChunks {
    /// Whether the pixels are gray.
    package var isGray = false
    /// Primaries, curve, matrix, and whether the range is full: `cICP`.
    package var codePoints: [UInt8]?
    /// Whether there is a profile, damaged or not.
    package var hasProfile = false
    package var profile: [UInt8]?
    package var isSRGB = false
    /// The exponent from light to components.
    package var gamma: Double?
    /// Of white, red, green and blue.
    package var chromaticities: [(x: Double, y: Double)]?
}

extension PNGDecoder {
    /// What is stated before the pixels.
    package var colorChunks: PNGColorChunks {
        let chunks = PNGChunk.all(in: file).prefix { $0.type != "IDAT" }
        var colors = PNGColorChunks()
        colors.codePoints = chunks.first { $0.type == "cICP" }.map { Array(file[$0.content]) }
        colors.hasProfile = chunks.contains { $0.type == "iCCP" }
        let others = chunks.filter { ["sRGB", "gAMA", "cHRM"].contains($0.type) }
        guard let header = chunks.first, header.content.count == 13 else { return colors }
        // 0 is gray, 4 gray with alpha.
        colors.isGray = [0, 4].contains(file[header.content.lowerBound + 9])
        guard colors.hasProfile || !others.isEmpty else { return colors }
        // Most files state only this, for which libspng would be opened.
        if !colors.hasProfile, others.count == 1, others[0].isSRGB(in: file) {
            colors.isSRGB = true
            return colors
        }
        _ = PNGDecoder.read(file) { context in
            var profile = spng_iccp()
            if colors.hasProfile, spng_get_iccp(context, &profile) == 0, let bytes = profile.profile {
                colors.profile = Array(UnsafeRawBufferPointer(start: bytes, count: profile.profile_len))
            }
            var intent: UInt8 = 0
            colors.isSRGB = spng_get_srgb(context, &intent) == 0
            var gamma = 0.0
            if spng_get_gama(context, &gamma) == 0, gamma > 0.01, gamma < 100 { colors.gamma = gamma }
            var points = spng_chrm()
            if spng_get_chrm(context, &points) == 0 {
                colors.chromaticities = [
                    (points.white_point_x, points.white_point_y), (points.red_x, points.red_y),
                    (points.green_x, points.green_y), (points.blue_x, points.blue_y),
                ]
            }
            return 0
        }
        return colors
    }

    /// The EXIF data, a TIFF without its pixels. Data after the pixels do not count.
    package var exif: ArraySlice<UInt8>? {
        PNGChunk.all(in: file).prefix { $0.type != "IDAT" }.first { $0.type == "eXIf" && $0.isIntact(in: file) }.map {
            file[$0.content]
        }
    }

    /// Whether viewers may show one frame after another.
    package var isAnimated: Bool { PNGChunk.all(in: file).contains { $0.type == "acTL" } }
}

/// A text in a PNG (PNG, second edition, §11.3.4.5).
package struct PNGText: Hashable, Sendable {
    /// The kind of text, in 1 to 79 characters of Latin-1.
    package var keyword: String
    /// The text, which is compressed in the file.
    package var text: String

    /// The keyword is not checked.
    package init(keyword: String, text: String) {
        (self.keyword, self.text) = (keyword, text)
    }

    /// The Unicode text with a keyword in a file; `nil` if there is none.
    ///
    /// - Throws: a ``PNGError`` for a text that is damaged.
    package static func text(_ keyword: String, in file: [UInt8]) throws(PNGError) -> String? {
        let start = Array(keyword.utf8) + [0]
        let chunk = PNGChunk.all(in: file).first { $0.type == chunkType && file[$0.content].starts(with: start) }
        guard let chunk else { return nil }
        guard chunk.isIntact(in: file) else { throw PNGError(message: "its checksum is wrong") }
        guard let text = PNGText(chunk: file[chunk.content], keyword: keyword) else {
            throw PNGError(message: "it cannot be decompressed")
        }
        return text.text
    }

    /// A PNG file with this text inserted before its pixels. A file that is not a PNG is returned unchanged.
    package func added(to file: [UInt8]) -> [UInt8] {
        guard let pixels = PNGChunk.all(in: file).first(where: { $0.type == "IDAT" }) else { return file }
        let position = pixels.content.lowerBound - 8
        return file[..<position] + PNGFile.chunk(PNGText.chunkType, content) + file[position...]
    }
}

extension PNGText {
    /// International text, in UTF-8.
    private static let chunkType = "iTXt"

    /// The highest level of libdeflate, because a text is small.
    private static let compressionLevel: Int32 = 12
    /// The largest text that is read, in bytes.
    private static let sizeLimit = 64 << 20

    /// The keyword, a flag for compression, its method (zlib), an empty language tag and translated keyword, and the
    /// text.
    private var content: [UInt8] {
        let compressed = DeflateStream.compressed(Array(text.utf8), level: PNGText.compressionLevel)
        return Array(keyword.utf8) + [0, 1, 0, 0, 0] + compressed
    }

    private init?(chunk: ArraySlice<UInt8>, keyword wanted: String) {
        guard let keyword = PNGText.field(in: chunk), keyword.endIndex + 3 <= chunk.endIndex,
            keyword.elementsEqual(wanted.utf8)
        else { return nil }
        let isCompressed = chunk[keyword.endIndex + 1] == 1
        guard let language = PNGText.field(in: chunk[(keyword.endIndex + 3)...]),
            let translation = PNGText.field(in: chunk[(language.endIndex + 1)...])
        else { return nil }
        var content = Array(chunk[(translation.endIndex + 1)...])
        if isCompressed {
            guard let text = PNGText.decompressed(content) else { return nil }
            content = text
        }
        guard let text = String(validating: content, as: UTF8.self) else { return nil }
        self.init(keyword: wanted, text: text)
    }

    /// The bytes before the first zero.
    private static func field(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        bytes.firstIndex(of: 0).map { bytes[..<$0] }
    }

    /// Inflates data of unknown size, doubling the buffer until it fits.
    private static func decompressed(_ bytes: [UInt8]) -> [UInt8]? {
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var capacity = min(max(bytes.count * 8, 1_024), sizeLimit)
        while true {
            var result = LIBDEFLATE_SUCCESS
            let content = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                result = libdeflate_zlib_decompress(
                    decompressor, bytes, bytes.count, buffer.baseAddress, capacity, &count)
                if result != LIBDEFLATE_SUCCESS { count = 0 }
            }
            if result == LIBDEFLATE_SUCCESS { return content }
            guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < sizeLimit else { return nil }
            capacity = min(capacity * 2, sizeLimit)
        }
    }
}
