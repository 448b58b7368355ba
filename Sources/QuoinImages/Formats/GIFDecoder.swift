import QuoinBitmap
import QuoinGeometry

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

    init(_ file: ImageFile) throws(ImageError) {
        let bytes = file.bytes
        guard bytes.count >= 10 else { throw .damaged(name: file.name, message: "its header is too short") }
        func number(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
        self.file = file
        pixelSize = try file.checked(width: number(6), height: number(8))
    }

    static func loadLibraries() {
        PixbufLibrary.loadModule(for: format)
    }

    func bitmap() throws(ImageError) -> Bitmap {
        try PixbufLibrary.bitmap(of: file, format: Self.format, size: pixelSize)
    }

    func forEachRow(_ body: (Bitmap) -> Void) throws(ImageError) -> Bool {
        try PixbufLibrary.forEachRow(of: file, format: Self.format, size: pixelSize, body)
        return true
    }
}
