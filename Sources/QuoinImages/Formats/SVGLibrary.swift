import CPangoCairo
import QuoinSystem
import QuoinText

/// The functions of librsvg and of the libraries that it uses. They are loaded with the first SVG, because loading them
/// takes longer than loading all other libraries.
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
    /// The second part of the version, such as 54 in 2.54.
    let minorVersion: Int
    let xml: XMLLibrary
    let cairo: CairoLibrary
    let objects: GObjectLibrary
    let fontMaps: FontMapLibrary

    private init?() {
        guard let library = SharedLibrary(linux: "librsvg-2.so.2", darwin: "librsvg-2.2.dylib"),
            let open = library["rsvg_handle_new_from_data"],
            let setResolution = library["rsvg_handle_set_dpi"],
            let pixelSize = library["rsvg_handle_get_intrinsic_size_in_pixels"],
            let dimensions = library["rsvg_handle_get_intrinsic_dimensions"],
            let render = library["rsvg_handle_render_document"],
            let version = library["rsvg_minor_version"],
            let xml = XMLLibrary(in: library), let cairo = CairoLibrary(of: library),
            let objects = GObjectLibrary(of: library), let fontMaps = FontMapLibrary(of: library)
        else { return nil }
        self.open = SharedLibrary.function(open)
        self.setResolution = SharedLibrary.function(setResolution)
        self.pixelSize = SharedLibrary.function(pixelSize)
        self.dimensions = SharedLibrary.function(dimensions)
        self.render = SharedLibrary.function(render)
        minorVersion = Int(version.load(as: CUnsignedInt.self))
        (self.xml, self.cairo, self.objects, self.fontMaps) = (xml, cairo, objects, fontMaps)
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
    init?(in library: SharedLibrary) {
        guard let open = library["xmlReaderForMemory"], let close = library["xmlFreeTextReader"],
            let read = library["xmlTextReaderRead"], let type = library["xmlTextReaderNodeType"],
            let depth = library["xmlTextReaderDepth"],
            let attribute = library["xmlTextReaderMoveToNextAttribute"],
            let name = library["xmlTextReaderConstLocalName"],
            let namespace = library["xmlTextReaderConstNamespaceUri"],
            let value = library["xmlTextReaderConstValue"]
        else { return nil }
        self.open = SharedLibrary.function(open)
        self.close = SharedLibrary.function(close)
        self.read = SharedLibrary.function(read)
        nodeType = SharedLibrary.function(type)
        self.depth = SharedLibrary.function(depth)
        nextAttribute = SharedLibrary.function(attribute)
        self.name = SharedLibrary.function(name)
        self.namespace = SharedLibrary.function(namespace)
        self.value = SharedLibrary.function(value)
    }
}
