import CPangoCairo
import QuoinSystem
import QuoinText

/// An SVG, read with librsvg and drawn at any size.
///
/// It is read without a base URL, so that nothing outside it is loaded. Its texts are drawn with the fonts of a stack.
final class SVGDrawing: VectorDrawing {
    static let formatName = "SVG"
    static let mediaType = "image/svg+xml"

    let pixelSize: PixelSize
    let name: String
    let limits: Limits
    private let library: SVGLibrary
    private let handle: SVGLibrary.Handle
    private let content: SVGContent
    private let filterCost: Int

    var cairo: CairoLibrary { library.cairo }
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
        guard let library = SVGLibrary.shared else {
            throw .missingLibrary(name: file.name, library: "librsvg", package: "librsvg2-2")
        }
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

    func checkCost(at size: PixelSize) throws(QuoinError) {
        if let excess = SVGCost.excess(ofFilters: filterCost, at: size) { throw .limitPassed(name: name, excess) }
    }

    /// - Throws: a ``QuoinError`` if the fonts lack something for a text.
    func draw(on cairo: OpaquePointer, _ fonts: FontStack?) throws(QuoinError) {
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

/// The functions of librsvg and of the libraries that it uses. They are loaded with the first SVG, because loading them
/// takes longer than loading all other libraries.
struct SVGLibrary {
    /// `nil` if librsvg 2.52 or later is not installed.
    static let shared = SharedLibrary.functions(
        linux: "librsvg-2.so.2", darwin: "librsvg-2.2.dylib", SVGLibrary.init)

    typealias Handle = OpaquePointer
    typealias Flag = UnsafeMutablePointer<gboolean>
    typealias GErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    let open: @convention(c) (UnsafePointer<UInt8>?, Int, GErrorPointer?) -> Handle?
    let setResolution: @convention(c) (Handle, Double) -> Void
    /// Styles that give way to those of the document; of a number of bytes.
    let setStyles: @convention(c) (Handle, UnsafePointer<CChar>, Int, GErrorPointer?) -> gboolean
    let pixelSize: @convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
    /// Returns width, height and view box, each as a flag and a value; the box as four numbers.
    let dimensions:
        @convention(c) (Handle, Flag?, OpaquePointer?, Flag?, OpaquePointer?, Flag?, UnsafeMutablePointer<Double>?) ->
            Void
    /// Draws into a rectangle of four numbers.
    let render: @convention(c) (Handle, OpaquePointer, UnsafePointer<Double>, GErrorPointer?) -> gboolean
    /// The second part of the version, such as 54 in 2.54.
    let minorVersion: Int
    let xml: XMLLibrary
    let cairo: CairoLibrary
    let objects: GObjectLibrary
    let fontMaps: FontMapLibrary

    private init(_ library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        open = try library.function("rsvg_handle_new_from_data")
        setResolution = try library.function("rsvg_handle_set_dpi")
        setStyles = try library.function("rsvg_handle_set_stylesheet")
        pixelSize = try library.function("rsvg_handle_get_intrinsic_size_in_pixels")
        dimensions = try library.function("rsvg_handle_get_intrinsic_dimensions")
        render = try library.function("rsvg_handle_render_document")
        minorVersion = library["rsvg_minor_version"].map { Int($0.load(as: CUnsignedInt.self)) } ?? 0
        (xml, cairo) = (try XMLLibrary(in: library), try CairoLibrary(of: library))
        (objects, fontMaps) = (try GObjectLibrary(of: library), try FontMapLibrary(of: library))
    }
}

/// The reader of libxml2, which librsvg is linked with.
struct XMLLibrary {
    typealias Reader = OpaquePointer
    typealias Text = @convention(c) (Reader) -> UnsafePointer<CChar>?
    typealias Number = @convention(c) (Reader) -> CInt

    let open:
        @convention(c) (UnsafePointer<UInt8>?, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt) -> Reader?
    let close: @convention(c) (Reader) -> Void
    let read: Number
    let nodeType: Number
    let depth: Number
    let nextAttribute: Number
    let name: Text
    let namespace: Text
    let value: Text

    /// - Parameter library: one that is linked with libxml2, whose own name differs between systems.
    init(in library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        open = try library.function("xmlReaderForMemory")
        close = try library.function("xmlFreeTextReader")
        read = try library.function("xmlTextReaderRead")
        nodeType = try library.function("xmlTextReaderNodeType")
        depth = try library.function("xmlTextReaderDepth")
        nextAttribute = try library.function("xmlTextReaderMoveToNextAttribute")
        name = try library.function("xmlTextReaderConstLocalName")
        namespace = try library.function("xmlTextReaderConstNamespaceUri")
        value = try library.function("xmlTextReaderConstValue")
    }
}
