import CImageFiles

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
