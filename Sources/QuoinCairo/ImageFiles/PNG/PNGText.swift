import CImageFiles

/// A text that a PNG carries beside its pixels (PNG, second edition, §11.3.4.5).
public struct PNGText: Hashable, Sendable {
    /// What the text is, in 1 to 79 letters of Latin-1.
    public var keyword: String
    /// What is said, in any language. It is compressed in the file.
    public var text: String

    /// A text under a keyword, which is not checked.
    public init(keyword: String, text: String) {
        (self.keyword, self.text) = (keyword, text)
    }

    /// The texts in a file that are in Unicode; one that is damaged is left out.
    public static func all(in file: [UInt8]) -> [PNGText] {
        PNGChunk.all(in: file).filter { $0.type == chunkType && $0.isIntact(in: file) }
            .compactMap { PNGText(chunk: file[$0.content]) }
    }

    /// A file that carries the text, too, in front of its pixels; the file as it is where it is no PNG.
    public func added(to file: [UInt8]) -> [UInt8] {
        guard let pixels = PNGChunk.all(in: file).first(where: { $0.type == "IDAT" }) else { return file }
        let place = pixels.content.lowerBound - 8
        return file[..<place] + PNGFile.chunk(PNGText.chunkType, content) + file[place...]
    }
}

extension PNGText {
    /// International text: its letters are UTF-8.
    private static let chunkType = "iTXt"

    /// How hard the compressor tries: a text is small.
    private static let compressionLevel: Int32 = 12
    /// The most bytes that a compressed text may have once it is not.
    private static let sizeLimit = 64 << 20

    /// The keyword, that the text is compressed, by zlib, in no language, without a translated keyword; and the text.
    private var content: [UInt8] {
        let compressed = ZlibStream.compressed(Array(text.utf8), level: PNGText.compressionLevel)
        return Array(keyword.utf8) + [0, 1, 0, 0, 0] + compressed
    }

    private init?(chunk: ArraySlice<UInt8>) {
        guard let keyword = PNGText.field(in: chunk), keyword.endIndex + 3 <= chunk.endIndex else { return nil }
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
        self.init(keyword: String(decoding: keyword, as: UTF8.self), text: text)
    }

    /// The bytes in front of the first zero.
    private static func field(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        bytes.firstIndex(of: 0).map { bytes[..<$0] }
    }

    /// What was compressed, into whose size one has to feel one's way.
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
