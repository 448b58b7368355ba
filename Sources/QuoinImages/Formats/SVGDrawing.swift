import CPangoCairo
import QuoinText

/// An SVG, read with librsvg and drawn at any size.
///
/// It is read without a base URL, so that nothing outside it is loaded. Its texts are drawn with the fonts of a stack.
final class SVGDrawing: ImageDecoder {
    static let formatName = "SVG"
    static let mediaType = "image/svg+xml"
    static let readsAtAnySize = true

    let pixelSize: PixelSize
    private let name: String
    private let limits: Limits
    private let library: SVGLibrary
    private let handle: SVGLibrary.Handle
    private let content: SVGContent
    private let filterCost: Int

    var omissions: [String] { content.omissions }
    var hasFilters: Bool { content.hasFilters }

    /// Pixels per inch, as in CSS.
    private static let resolution = 96.0
    /// The size of an SVG that has none (CSS 2.1, §10.3.2).
    private static let defaultSize = (width: 300.0, height: 150.0)

    static func loadLibraries() {
        _ = SVGLibrary.shared
    }

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

    /// - Throws: a ``QuoinError`` for a damaged image, one that exceeds a limit, and without librsvg.
    init(_ file: ImageFile) throws(QuoinError) {
        if let excess = SVGCost.excess(of: file.bytes, file.limits) { throw .limitPassed(name: file.name, excess) }
        guard let library = SVGLibrary.shared else { throw .missingLibrary(name: file.name, library: "librsvg") }
        let references = SVGReferences(of: file.bytes, library.xml, file.limits)
        if let excess = SVGCost.excess(of: references, file.limits) {
            throw .limitPassed(name: file.name, excess)
        }
        handle = try SVGDrawing.open(file.prepared, library)
        (self.library, name, limits) = (library, file.name, file.limits)
        content = SVGContent(of: file.bytes, library)
        filterCost = references.filterCost
        library.setResolution(handle, SVGDrawing.resolution)
        // The initial size of text in browsers, by which sizes in `em` go. That of librsvg is 12.
        let styles = "svg:root:not([font-size]) { font-size: 16px }"
        _ = library.setStyles(handle, styles, styles.utf8.count, nil)
        do throws(QuoinError) {
            let size = SVGDrawing.naturalSize(of: handle, library)
            guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) < 1e9 else {
                throw .damaged(name: file.name, message: "its size is not valid")
            }
            pixelSize = try file.checked(width: Int(size.width.rounded()), height: Int(size.height.rounded()))
        } catch {
            library.objects.release(UnsafeMutableRawPointer(handle))
            throw error
        }
    }

    deinit {
        library.objects.release(UnsafeMutableRawPointer(handle))
    }

    private static func open(_ file: ImageFile, _ library: SVGLibrary) throws(QuoinError) -> SVGLibrary.Handle {
        var error: UnsafeMutablePointer<GError>?
        let handle = file.bytes.withUnsafeBufferPointer { library.open($0.baseAddress, $0.count, &error) }
        guard let handle else { throw .damaged(name: file.name, message: library.objects.message(taking: error)) }
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

    func bitmap() throws(QuoinError) -> Bitmap {
        try bitmap(of: pixelSize, fonts: nil)
    }

    func size(toDrawAt target: PixelSize, _ sampling: ImageResource.Sampling) -> PixelSize { target }

    func bitmap(of size: PixelSize, fonts: FontStack?) throws(QuoinError) -> Bitmap {
        let count = size.width * size.height
        guard count <= limits.imagePixels else {
            throw .limitPassed(
                name: name,
                limits.excess(
                    \.imagePixels, "the image is enlarged to \(size.width) by \(size.height), \(count) pixels"))
        }
        try checkFilters(at: size)
        var bitmap = Bitmap(width: size.width, height: size.height)
        try bitmap.pixels.withUnsafeMutableBufferPointer { pixels throws(QuoinError) in
            try library.cairo.draw(
                into: pixels.baseAddress, size, scale: scale(to: size), failure
            ) { cairo throws(QuoinError) in
                try draw(on: cairo, fonts)
            }
        }
        return bitmap
    }

    /// Its shapes as the source of an SVG, drawn for a size. They are what is drawn, with letters as shapes, and nothing else
    /// of the file.
    func markup(drawnAt size: PixelSize, fonts: FontStack?) throws(QuoinError) -> SVGMarkup {
        try checkFilters(at: size)
        let source = try library.cairo.markup(size, scale: scale(to: size), failure) { cairo throws(QuoinError) in
            try draw(on: cairo, fonts)
        }
        return SVGMarkup(String(decoding: source, as: UTF8.self), size: size)
    }

    /// Draws its shapes in a rectangle of a PDF.
    ///
    /// - Returns: false, without drawing, if librsvg draws with another copy of Cairo, or makes pixels for filters.
    func draw(on cairo: OpaquePointer, in rect: Rect, fonts: FontStack?) throws(QuoinError) -> Bool {
        guard library.cairo.isShared, !hasFilters else { return false }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, rect.size.width / Double(pixelSize.width), rect.size.height / Double(pixelSize.height))
        try draw(on: cairo, fonts)
        return true
    }

    private func checkFilters(at size: PixelSize) throws(QuoinError) {
        if let excess = SVGCost.excess(ofFilters: filterCost, at: size) { throw .limitPassed(name: name, excess) }
    }

    private func scale(to size: PixelSize) -> Size {
        Size(Double(size.width) / Double(pixelSize.width), Double(size.height) / Double(pixelSize.height))
    }

    private func failure(_ status: cairo_status_t) -> QuoinError {
        .damaged(name: name, message: "cairo: \(String(cString: cairo_status_to_string(status)))")
    }

    /// Draws the SVG at its natural size, from the origin.
    ///
    /// - Throws: a ``QuoinError`` if the fonts lack something for a text.
    private func draw(on cairo: OpaquePointer, _ fonts: FontStack?) throws(QuoinError) {
        guard !content.text.isEmpty else { return try render(on: cairo) }
        var outcome: Result<Void, QuoinError> = .success(())
        let (fonts, missing, families) = try QuoinError.changing {
            .image(name, $0.message)
        } _: { () throws(QuoinError) in
            let fonts = if let fonts { fonts } else { try FontStack() }
            let missing = try fonts.missingCharacters(of: content.text)
            let families = try fonts.withDefaultFontMap(of: library.fontMaps, unnamedFamily: content.unnamedFamily) {
                outcome = Result { () throws(QuoinError) in try render(on: cairo) }
            }
            return (fonts, missing, families)
        }
        if let first = families.first {
            throw .image(name, "\(TextContent.Problem.missingFamily(first, available: fonts.families))")
        }
        if !missing.isEmpty { throw .image(name, "\(TextContent.Problem.missingGlyphs(missing, text: content.text))") }
        try outcome.get()
    }

    private func render(on cairo: OpaquePointer) throws(QuoinError) {
        var error: UnsafeMutablePointer<GError>?
        let viewport = [0, 0, Double(pixelSize.width), Double(pixelSize.height)]
        guard library.render(handle, cairo, viewport, &error) != 0 else {
            throw .damaged(name: name, message: library.objects.message(taking: error))
        }
    }
}
