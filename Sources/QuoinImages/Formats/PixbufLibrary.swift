import CPangoCairo
import QuoinSystem
import QuoinText

/// The functions of gdk-pixbuf, which librsvg needs too. It is loaded with the first image that it reads.
struct PixbufLibrary {
    /// `nil` if gdk-pixbuf is not installed.
    static let shared = SharedLibrary.functions(
        linux: "libgdk_pixbuf-2.0.so.0", darwin: "libgdk_pixbuf-2.0.0.dylib", PixbufLibrary.init)

    private typealias Number = @convention(c) (OpaquePointer) -> CInt
    private typealias GErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    private let open: @convention(c) (UnsafePointer<CChar>, GErrorPointer?) -> OpaquePointer?
    private let write: @convention(c) (OpaquePointer, UnsafePointer<UInt8>?, Int, GErrorPointer?) -> gboolean
    private let close: @convention(c) (OpaquePointer, GErrorPointer?) -> gboolean
    private let image: @convention(c) (OpaquePointer) -> OpaquePointer?
    private let pixels: @convention(c) (OpaquePointer) -> UnsafePointer<UInt8>?
    private let width: Number
    private let height: Number
    private let stride: Number
    private let channels: Number
    private let objects: GObjectLibrary

    private init(_ library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        open = try library.function("gdk_pixbuf_loader_new_with_type")
        write = try library.function("gdk_pixbuf_loader_write")
        close = try library.function("gdk_pixbuf_loader_close")
        image = try library.function("gdk_pixbuf_loader_get_pixbuf")
        pixels = try library.function("gdk_pixbuf_read_pixels")
        width = try library.function("gdk_pixbuf_get_width")
        height = try library.function("gdk_pixbuf_get_height")
        stride = try library.function("gdk_pixbuf_get_rowstride")
        channels = try library.function("gdk_pixbuf_get_n_channels")
        objects = try GObjectLibrary(of: library)
    }

    /// Loads the module that reads a format, instead of with the first image.
    static func loadModule(for format: String) {
        guard let library = shared, let loader = library.open(format.lowercased(), nil) else { return }
        // Without any bytes, this is an error; a loader must be closed all the same.
        _ = library.close(loader, nil)
        library.objects.release(UnsafeMutableRawPointer(loader))
    }

    /// Reads an image; of an animation, the first frame.
    ///
    /// - Parameters:
    ///   - format: the name of the format.
    ///   - size: that of the header.
    /// - Throws: a ``QuoinError`` for a damaged image, and without the library.
    static func bitmap(of file: ImageFile, format: String, size: PixelSize) throws(QuoinError) -> Bitmap {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(size.count)
        try forEachRow(of: file, format: format, size: size) { pixels += $0.pixels }
        return Bitmap(width: size.width, height: size.height, pixels: pixels)
    }

    /// Reads an image like ``bitmap(of:format:size:)``, but calls a body with each row, a picture that is one pixel high.
    /// Only gdk-pixbuf then has all pixels.
    static func forEachRow(
        of file: ImageFile, format: String, size: PixelSize, _ body: (Bitmap) -> Void
    ) throws(QuoinError) {
        guard let library = shared, let loader = library.open(format.lowercased(), nil) else {
            let name = shared == nil ? "gdk-pixbuf" : "gdk-pixbuf's loader for \(format)"
            throw .missingLibrary(name: file.name, library: name, package: "libgdk-pixbuf-2.0-0")
        }
        defer { library.objects.release(UnsafeMutableRawPointer(loader)) }
        var error: UnsafeMutablePointer<GError>?
        let isWritten = file.bytes.withUnsafeBufferPointer { library.write(loader, $0.baseAddress, $0.count, &error) }
        // A loader must be closed, also after an error.
        let isClosed = isWritten != 0 ? library.close(loader, &error) : library.close(loader, nil)
        guard isWritten != 0, isClosed != 0, let image = library.image(loader) else {
            throw .damaged(name: file.name, message: library.objects.message(taking: error))
        }
        guard library.readRows(of: image, size, body) else {
            throw .damaged(name: file.name, message: "its size is not that of its header")
        }
    }

    /// Calls a body with each row; false, without a call, for another size.
    private func readRows(of image: OpaquePointer, _ size: PixelSize, _ body: (Bitmap) -> Void) -> Bool {
        let (stride, channels) = (Int(stride(image)), Int(channels(image)))
        guard Int(width(image)) == size.width, Int(height(image)) == size.height, channels == 3 || channels == 4,
            let bytes = pixels(image)
        else { return false }
        var row = Bitmap(width: size.width, height: 1)
        for y in 0..<size.height {
            row.takeBytes(bytes + y * stride, channels: channels)
            body(row)
        }
        return true
    }
}

/// The functions of GLib for what a library returns. It is another copy of GLib than Quoin's if that is part of the program.
struct GObjectLibrary {
    let release: @convention(c) (UnsafeMutableRawPointer) -> Void
    private let freeError: @convention(c) (UnsafeMutablePointer<GError>) -> Void

    /// - Parameter library: one that is linked with GLib. Its messages are dropped if Quoin's own are.
    init(of library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        release = try library.function("g_object_unref")
        freeError = try library.function("g_error_free")
        ProcessEnvironment.dropMessages(of: library)
    }

    /// Returns the message of an error, and frees the error.
    func message(taking error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "it cannot be read" }
        defer { freeError(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "it cannot be read"
    }
}

/// A format that gdk-pixbuf reads, where it has the same name.
protocol PixbufDecoder: ImageDecoder {
    /// The file that gdk-pixbuf reads.
    var readFile: ImageFile { get }
}

extension PixbufDecoder {
    static func loadLibraries() {
        PixbufLibrary.loadModule(for: formatName)
    }

    func bitmap() throws(QuoinError) -> Bitmap {
        try PixbufLibrary.bitmap(of: readFile, format: Self.formatName, size: pixelSize)
    }

    func forEachRow(_ body: (Bitmap) -> Void) throws(QuoinError) -> Bool {
        try PixbufLibrary.forEachRow(of: readFile, format: Self.formatName, size: pixelSize, body)
        return true
    }
}

/// Reads a GIF with gdk-pixbuf; of an animation, the first frame.
struct GIFDecoder: PixbufDecoder {
    static let formatName = "GIF"
    static let mediaType = "image/gif"

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

    /// The file up to the end of its first frame, because gdk-pixbuf reads all frames. A file that ends before is left to
    /// it.
    var readFile: ImageFile {
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

/// Reads a BMP with gdk-pixbuf.
struct BMPDecoder: PixbufDecoder {
    static let formatName = "BMP"
    static let mediaType = "image/bmp"

    let pixelSize: PixelSize
    let readFile: ImageFile

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
        readFile = file
        // The first version has two bytes for each extent. In later ones a negative height counts rows from the top.
        pixelSize =
            number(14, 4) == 12
            ? try file.checked(width: Int(number(18, 2)), height: Int(number(20, 2)))
            : try file.checked(
                width: Int(Int32(bitPattern: number(18, 4))), height: abs(Int(Int32(bitPattern: number(22, 4)))))
    }
}
