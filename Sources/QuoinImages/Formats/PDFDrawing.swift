import CPangoCairo
import QuoinSystem
import QuoinText

/// The first page of a PDF, read with poppler and drawn at any size, on a transparent background and without annotations.
final class PDFDrawing: VectorDrawing {
    static let formatName = "PDF"
    static let mediaType = "application/pdf"

    let pixelSize: PixelSize
    /// The size of the page's crop box, as it is turned.
    let naturalSize: Size
    let name: String
    let limits: Limits
    private let library: PDFLibrary
    private let page: PDFLibrary.Page

    var cairo: CairoLibrary { library.cairo }

    static func loadLibraries() {
        _ = PDFLibrary.shared
    }

    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "%PDF-".utf8)
    }

    /// - Throws: a ``QuoinError`` for a damaged file, one that exceeds a limit or needs a password or fonts of the machine, and
    ///   without poppler.
    init(_ file: ImageFile) throws(QuoinError) {
        guard let library = PDFLibrary.shared else {
            throw .missingLibrary(name: file.name, library: "poppler-glib", package: "libpoppler-glib8")
        }
        // poppler shows what is left of a file that is cut short.
        guard String(decoding: file.bytes.suffix(1_024), as: UTF8.self).contains("%%EOF") else {
            throw .damaged(name: file.name, message: "it is cut short")
        }
        let document = try library.document(file)
        defer { library.objects.release(UnsafeMutableRawPointer(document)) }
        guard library.pageCount(document) > 0, let page = library.page(document, 0) else {
            throw .damaged(name: file.name, message: "it has no page")
        }
        (self.library, self.page, name, limits) = (library, page, file.name, file.limits)
        do throws(QuoinError) {
            if let font = library.missingFont(of: document, page) {
                throw .image(file.name, "has a text in the font \(font), which the file does not contain")
            }
            var (width, height) = (0.0, 0.0)
            library.size(page, &width, &height)
            guard width.isFinite, height.isFinite, max(width, height) < 1e9, min(width, height) > 0 else {
                throw .damaged(name: file.name, message: "its size is not valid")
            }
            naturalSize = Size(width, height)
            pixelSize = try file.checked(
                width: max(Int(width.rounded()), 1), height: max(Int(height.rounded()), 1))
        } catch {
            library.objects.release(UnsafeMutableRawPointer(page))
            throw error
        }
    }

    deinit {
        library.objects.release(UnsafeMutableRawPointer(page))
    }

    func draw(on cairo: OpaquePointer, _ fonts: FontStack?) {
        // Glyphs are in Cairo's cache.
        CairoGlyphCache.withLock { library.render(page, cairo, PDFLibrary.withoutAnnotations) }
    }
}

/// The functions of poppler's library for GLib. It is loaded with the first PDF.
struct PDFLibrary {
    /// `nil` if poppler 0.82 or later is not installed.
    static let shared = SharedLibrary.functions(
        linux: "libpoppler-glib.so.8", darwin: "libpoppler-glib.8.dylib", PDFLibrary.init)

    typealias Document = OpaquePointer
    typealias Page = OpaquePointer
    private typealias GErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    private typealias FontScan = OpaquePointer
    private typealias Fonts = OpaquePointer

    private let makeBytes: @convention(c) (UnsafeRawPointer?, Int) -> OpaquePointer?
    private let releaseBytes: @convention(c) (OpaquePointer?) -> Void
    private let open: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, GErrorPointer?) -> Document?
    let pageCount: @convention(c) (Document) -> CInt
    let page: @convention(c) (Document, CInt) -> Page?
    let size: @convention(c) (Page, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    /// Draws at 72 pixels per inch. Lines keep their widths, unlike on a screen.
    let render: @convention(c) (Page, OpaquePointer, CInt) -> Void
    private let text: @convention(c) (Page) -> UnsafeMutablePointer<CChar>?
    private let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
    private let scanFonts: @convention(c) (Document) -> FontScan?
    private let scan: @convention(c) (FontScan, CInt, UnsafeMutablePointer<Fonts?>) -> gboolean
    private let isEmbedded: @convention(c) (Fonts) -> gboolean
    private let fontName: @convention(c) (Fonts) -> UnsafePointer<CChar>?
    private let nextFont: @convention(c) (Fonts) -> gboolean
    private let freeFonts: @convention(c) (Fonts) -> Void
    let cairo: CairoLibrary
    let objects: GObjectLibrary

    /// `POPPLER_PRINT_DOCUMENT`
    static let withoutAnnotations: CInt = 0
    /// `POPPLER_ERROR_ENCRYPTED`
    private static let encrypted: CInt = 1

    private init(_ library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        makeBytes = try library.function("g_bytes_new")
        releaseBytes = try library.function("g_bytes_unref")
        open = try library.function("poppler_document_new_from_bytes")
        pageCount = try library.function("poppler_document_get_n_pages")
        page = try library.function("poppler_document_get_page")
        size = try library.function("poppler_page_get_size")
        render = try library.function("poppler_page_render_for_printing_with_options")
        text = try library.function("poppler_page_get_text")
        free = try library.function("g_free")
        scanFonts = try library.function("poppler_font_info_new")
        scan = try library.function("poppler_font_info_scan")
        isEmbedded = try library.function("poppler_fonts_iter_is_embedded")
        fontName = try library.function("poppler_fonts_iter_get_name")
        nextFont = try library.function("poppler_fonts_iter_next")
        freeFonts = try library.function("poppler_fonts_iter_free")
        cairo = try CairoLibrary(of: library)
        objects = try GObjectLibrary(of: library)
        // Otherwise a font that is damaged would be one of the machine's.
        try FontconfigLibrary.leaveOutSystem(of: library)
    }

    /// - Throws: a ``QuoinError``, with poppler's message if the file is damaged.
    func document(_ file: ImageFile) throws(QuoinError) -> Document {
        let bytes = file.bytes.withUnsafeBytes { makeBytes($0.baseAddress, $0.count) }
        defer { releaseBytes(bytes) }
        var error: UnsafeMutablePointer<GError>?
        guard let document = open(bytes, nil, &error) else {
            let isEncrypted = error?.pointee.code == PDFLibrary.encrypted
            let message = objects.message(taking: error)
            if isEncrypted { throw .image(file.name, "is encrypted, and needs a password") }
            throw .damaged(name: file.name, message: message)
        }
        return document
    }

    /// The name of a font of the first page that is not in the file; `nil` if there is none, or no text that could need it.
    func missingFont(of document: Document, _ page: Page) -> String? {
        guard let fonts = scanFonts(document) else { return nil }
        defer { objects.release(UnsafeMutableRawPointer(fonts)) }
        var found: Fonts?
        guard scan(fonts, 1, &found) != 0, let found else { return nil }
        defer { freeFonts(found) }
        repeat {
            guard isEmbedded(found) == 0 else { continue }
            let letters = text(page)
            defer { free(letters) }
            guard let letters, letters.pointee != 0 else { return nil }
            return fontName(found).map { String(cString: $0) } ?? "without a name"
        } while nextFont(found) != 0
        return nil
    }
}
