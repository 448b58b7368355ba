import CPangoCairo

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The functions of librsvg, which is loaded when the first SVG is read: it takes longer to load than all the rest.
struct SVGLibrary {
    /// Nothing where librsvg 2.52 or newer is not installed.
    static let shared = SVGLibrary()

    typealias Handle = OpaquePointer
    typealias Flag = UnsafeMutablePointer<gboolean>
    typealias GErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    let open: @convention(c) (UnsafePointer<UInt8>?, Int, GErrorPointer?) -> Handle?
    let setResolution: @convention(c) (Handle, Double) -> Void
    let pixelSize: @convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
    /// Gives width, height and view box: for each whether it is said, and what; the box as four numbers.
    let dimensions:
        @convention(c) (Handle, Flag?, OpaquePointer?, Flag?, OpaquePointer?, Flag?, UnsafeMutablePointer<Double>?) ->
            Void
    /// Draws into a rectangle, which is four numbers.
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
