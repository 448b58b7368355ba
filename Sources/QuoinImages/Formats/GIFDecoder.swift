import QuoinPixels

/// Reads a GIF with gdk-pixbuf; of an animation, the first frame.
struct GIFDecoder: ImageDecoder {
    static let formatName = "GIF"
    static let mediaType = "image/gif"

    /// The name in gdk-pixbuf.
    private static let format = "gif"

    let pixelSize: PixelSize
    private let file: ImageFile

    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
    }

    init(_ file: ImageFile) throws(QuoinError) {
        let bytes = file.bytes
        guard bytes.count >= 10 else { throw .damaged(name: file.name, message: "its header is too short") }
        func number(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
        self.file = file
        pixelSize = try file.checked(width: number(6), height: number(8))
    }

    static func loadLibraries() {
        PixbufLibrary.loadModule(for: format)
    }

    func bitmap() throws(QuoinError) -> Bitmap {
        try PixbufLibrary.bitmap(of: firstFrame, format: Self.format, size: pixelSize)
    }

    func forEachRow(_ body: (Bitmap) -> Void) throws(QuoinError) -> Bool {
        try PixbufLibrary.forEachRow(of: firstFrame, format: Self.format, size: pixelSize, body)
        return true
    }
}

extension GIFDecoder {
    /// The file up to the end of its first frame, because gdk-pixbuf reads all frames. A file that ends before is left to
    /// it.
    private var firstFrame: ImageFile {
        guard let end = Self.endOfFirstFrame(in: file.bytes) else { return file }
        var frame = file
        frame.bytes = file.bytes[..<end] + [Self.trailer]
        return frame
    }

    private static let trailer: UInt8 = 0x3B

    /// The byte after the first frame; `nil` if the file ends before it (GIF89a, §17–§27).
    private static func endOfFirstFrame(in bytes: [UInt8]) -> Int? {
        func byte(_ place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }
        func tableLength(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }
        /// The byte after a list of blocks, each of which begins with its length.
        func end(ofBlocksFrom start: Int) -> Int? {
            var place = start
            while let length = byte(place) {
                place += length + 1
                if length == 0 { return place }
            }
            return nil
        }
        guard let flags = byte(10) else { return nil }
        var place = 13 + tableLength(flags)
        while let label = byte(place) {
            switch label {
            case 0x21:
                guard let next = end(ofBlocksFrom: place + 2) else { return nil }
                place = next
            case 0x2C:
                guard let flags = byte(place + 9) else { return nil }
                return end(ofBlocksFrom: place + 11 + tableLength(flags))
            default: return nil
            }
        }
        return nil
    }
}
