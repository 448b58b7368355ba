import CPangoCairo
import QuoinSystem
import QuoinText

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
