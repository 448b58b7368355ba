import QuoinPixels

/// Reads a BMP with gdk-pixbuf.
struct BMPDecoder: ImageDecoder {
    static let formatName = "BMP"
    static let mediaType = "image/bmp"

    /// The name in gdk-pixbuf.
    private static let format = "bmp"

    let pixelSize: PixelSize
    private let file: ImageFile

    static func recognizes(_ bytes: [UInt8]) -> Bool {
        // The four bytes after the size of the file are 0.
        bytes.starts(with: Array("BM".utf8)) && bytes.count > 10 && bytes[6..<10].allSatisfy { $0 == 0 }
    }

    init(_ file: ImageFile) throws(QuoinError) {
        let bytes = file.bytes
        guard bytes.count >= 26 else { throw .damaged(name: file.name, message: "its header is too short") }
        func number(_ index: Int, _ count: Int) -> UInt32 {
            (0..<count).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * $1) }
        }
        self.file = file
        // The first version has two bytes for each extent. In later ones a negative height counts rows from the top.
        pixelSize =
            number(14, 4) == 12
            ? try file.checked(width: Int(number(18, 2)), height: Int(number(20, 2)))
            : try file.checked(
                width: Int(Int32(bitPattern: number(18, 4))), height: abs(Int(Int32(bitPattern: number(22, 4)))))
    }

    static func loadLibraries() {
        PixbufLibrary.loadModule(for: format)
    }

    func bitmap() throws(QuoinError) -> Bitmap {
        try PixbufLibrary.bitmap(of: file, format: Self.format, size: pixelSize)
    }

    func forEachRow(_ body: (Bitmap) -> Void) throws(QuoinError) -> Bool {
        try PixbufLibrary.forEachRow(of: file, format: Self.format, size: pixelSize, body)
        return true
    }
}
