import CPangoCairo
import QuoinBitmap
import QuoinGeometry
import QuoinScene
import QuoinSystem
import QuoinText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An SVG, read with librsvg and drawn at any size.
///
/// It is read without a base URL, so that nothing outside it is loaded.
final class SVGDrawing: ImageDecoder {
    static let formatName = "SVG"
    static let mediaType = "image/svg+xml"
    static let readsAtAnySize = true

    let pixelSize: PixelSize
    private let name: String
    private let library: SVGLibrary
    private let handle: SVGLibrary.Handle

    /// Pixels per inch, as in CSS.
    private static let resolution = 96.0
    /// The size of an SVG that has none (CSS 2.1, §10.3.2).
    private static let defaultSize = (width: 300.0, height: 150.0)

    /// Whether the beginning of a file has an `svg` tag, perhaps after a byte order mark, white space, declarations and
    /// comments.
    static func recognizes(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes.prefix(4_096), as: UTF8.self)
        let first = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
        guard first == "<" else { return false }
        return text.split(separator: "<").contains { tag in
            tag.hasPrefix("svg") && tag.dropFirst(3).first.map { $0.isWhitespace || "/>".contains($0) } ?? false
        }
    }

    /// - Throws: ``ImageError/missingLibrary(name:library:)`` or ``ImageError/damaged(name:message:)``.
    init(_ file: ImageFile) throws(ImageError) {
        if let excess = SVGCost.excess(of: file.bytes) { throw .damaged(name: file.name, message: excess) }
        guard let library = SVGLibrary.shared else { throw .missingLibrary(name: file.name, library: "librsvg") }
        handle = try SVGDrawing.open(file, library)
        (self.library, name) = (library, file.name)
        library.setResolution(handle, SVGDrawing.resolution)
        do throws(ImageError) {
            let size = SVGDrawing.naturalSize(of: handle, library)
            guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) < 1e9 else {
                throw .damaged(name: file.name, message: "its size makes no sense")
            }
            pixelSize = try file.checked(width: Int(size.width.rounded()), height: Int(size.height.rounded()))
        } catch {
            g_object_unref(UnsafeMutableRawPointer(handle))
            throw error
        }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(handle))
    }

    private static func open(_ file: ImageFile, _ library: SVGLibrary) throws(ImageError) -> SVGLibrary.Handle {
        var error: UnsafeMutablePointer<GError>?
        let handle = file.bytes.withUnsafeBufferPointer { library.open($0.baseAddress, $0.count, &error) }
        guard let handle else { throw .damaged(name: file.name, message: takeMessage(error)) }
        return handle
    }

    /// The size in pixels, from the width and height or from the view box.
    private static func naturalSize(
        of handle: SVGLibrary.Handle, _ library: SVGLibrary
    ) -> (width: Double, height: Double) {
        var (width, height) = (0.0, 0.0)
        if library.pixelSize(handle, &width, &height) != 0 { return (width, height) }
        var hasViewBox: gboolean = 0
        var viewBox = [0.0, 0, 0, 0]
        library.dimensions(handle, nil, nil, nil, nil, &hasViewBox, &viewBox)
        return hasViewBox != 0 ? (viewBox[2], viewBox[3]) : defaultSize
    }

    func bitmap() throws(ImageError) -> Bitmap {
        try bitmap(of: pixelSize)
    }

    func size(toDrawAt target: PixelSize, _ sampling: ImageSampling) -> PixelSize { target }

    func bitmap(of size: PixelSize) throws(ImageError) -> Bitmap {
        var bitmap = Bitmap(width: size.width, height: size.height)
        func failure(_ status: cairo_status_t) -> ImageError {
            .damaged(name: name, message: "cairo: \(String(cString: cairo_status_to_string(status)))")
        }
        try bitmap.pixels.withUnsafeMutableBufferPointer { pixels throws(ImageError) in
            try PixelSurface.use(
                pixels.baseAddress, CAIRO_FORMAT_ARGB32, size.width, size.height, stride: size.width * 4, failure
            ) { surface throws(ImageError) in
                guard let cairo = cairo_create(surface) else { return }
                defer { cairo_destroy(cairo) }
                let (across, down) = (Double(size.width), Double(size.height))
                cairo_scale(cairo, across / Double(pixelSize.width), down / Double(pixelSize.height))
                try draw(on: cairo)
            }
        }
        return bitmap
    }

    /// Draws the SVG at its natural size, from the origin.
    private func draw(on cairo: OpaquePointer) throws(ImageError) {
        var error: UnsafeMutablePointer<GError>?
        let viewport = [0, 0, Double(pixelSize.width), Double(pixelSize.height)]
        // An SVG may have text, which uses Cairo's glyph cache.
        guard CairoGlyphCache.withLock({ library.render(handle, cairo, viewport, &error) }) != 0 else {
            throw .damaged(name: name, message: SVGDrawing.takeMessage(error))
        }
    }

    /// Returns the message of an error, and frees the error.
    private static func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "it cannot be read" }
        defer { g_error_free(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "it cannot be read"
    }
}

/// The functions of librsvg. It is loaded with the first SVG, because loading it takes longer than all other libraries.
struct SVGLibrary {
    /// `nil` if librsvg 2.52 or later is not installed.
    static let shared = SVGLibrary()

    typealias Handle = OpaquePointer
    typealias Flag = UnsafeMutablePointer<gboolean>
    typealias GErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    let open: @convention(c) (UnsafePointer<UInt8>?, Int, GErrorPointer?) -> Handle?
    let setResolution: @convention(c) (Handle, Double) -> Void
    let pixelSize: @convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
    /// Returns width, height and view box, each as a flag and a value; the box as four numbers.
    let dimensions:
        @convention(c) (Handle, Flag?, OpaquePointer?, Flag?, OpaquePointer?, Flag?, UnsafeMutablePointer<Double>?) ->
            Void
    /// Draws into a rectangle of four numbers.
    let render: @convention(c) (Handle, OpaquePointer, UnsafePointer<Double>, GErrorPointer?) -> gboolean

    private init?() {
        #if canImport(Darwin)
            let names = [
                "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib", "/usr/local/lib/librsvg-2.2.dylib",
            ]
        #else
            let names = ["librsvg-2.so.2"]
        #endif
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let open = dlsym(library, "rsvg_handle_new_from_data"),
            let setResolution = dlsym(library, "rsvg_handle_set_dpi"),
            let pixelSize = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
            let dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions"),
            let render = dlsym(library, "rsvg_handle_render_document")
        else { return nil }
        self.open = SVGLibrary.function(open)
        self.setResolution = SVGLibrary.function(setResolution)
        self.pixelSize = SVGLibrary.function(pixelSize)
        self.dimensions = SVGLibrary.function(dimensions)
        self.render = SVGLibrary.function(render)
    }

    private static func function<Function>(_ address: UnsafeMutableRawPointer) -> Function {
        unsafeBitCast(address, to: Function.self)
    }
}
