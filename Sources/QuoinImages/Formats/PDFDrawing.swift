import CPangoCairo
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
