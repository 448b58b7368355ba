import CPangoCairo

/// An SVG that was read with librsvg, to be drawn at any size.
///
/// It is read without a place of its own, so that what it refers to outside itself is not loaded.
final class SVGDrawing: ImageDecoder {
    let pixelSize: PixelSize
    private let name: String
    private let library: SVGLibrary
    private let handle: SVGLibrary.Handle

    /// What one of CSS's inches is, in pixels.
    private static let resolution = 96.0
    /// The size of an SVG that says none (CSS 2.1, §10.3.2).
    private static let defaultSize = (width: 300.0, height: 150.0)

    /// - Throws: ``ImageError/missingLibrary(name:library:)`` or ``ImageError/damaged(name:message:)``.
    init(_ file: ImageFile) throws(ImageError) {
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

    /// The size in pixels: what the file says outright, or by its view box.
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

    /// The drawing stretched to a size.
    func bitmap(of size: PixelSize) throws(ImageError) -> Bitmap {
        var bitmap = Bitmap(width: size.width, height: size.height)
        do throws(RenderError) {
            try bitmap.withSurface { surface throws(RenderError) in
                guard let cairo = cairo_create(surface) else { return }
                defer { cairo_destroy(cairo) }
                let (across, down) = (Double(size.width), Double(size.height))
                cairo_scale(cairo, across / Double(pixelSize.width), down / Double(pixelSize.height))
                try draw(on: cairo)
            }
        } catch .image(_, let error) {
            throw error
        } catch {
            throw .damaged(name: name, message: "\(error)")
        }
        return bitmap
    }

    /// Draws it at its natural size, its corner at the origin.
    ///
    /// - Throws: ``RenderError/image(_:_:)``.
    private func draw(on cairo: OpaquePointer) throws(RenderError) {
        var error: UnsafeMutablePointer<GError>?
        let viewport = [0, 0, Double(pixelSize.width), Double(pixelSize.height)]
        // A drawing may have texts.
        guard CairoGlyphCache.withLock({ library.render(handle, cairo, viewport, &error) }) != 0 else {
            throw .image(nil, .damaged(name: name, message: SVGDrawing.takeMessage(error)))
        }
    }

    /// The message of an error, which is freed.
    private static func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "it cannot be read" }
        defer { g_error_free(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "it cannot be read"
    }
}
