import QuoinSystem

/// The functions of Little CMS. It is loaded with the first image that is not in sRGB.
struct ColorLibrary {
    /// `nil` if Little CMS is not installed.
    static let shared = SharedLibrary.functions(
        linux: "liblcms2.so.2", darwin: "liblcms2.2.dylib", ColorLibrary.init)

    typealias Handle = OpaquePointer
    typealias Release = @convention(c) (Handle) -> Void
    typealias Numbers = UnsafePointer<Double>
    typealias Bytes = UnsafeMutableRawPointer

    let open: @convention(c) (UnsafeRawPointer?, UInt32) -> Handle?
    let colorSpace: @convention(c) (Handle) -> UInt32
    let makeSRGB: @convention(c) () -> Handle?
    /// From the white point, the three primaries, each with a luminance after its chromaticity, and three curves.
    let makeRGB: @convention(c) (Numbers, Numbers, UnsafePointer<Handle>) -> Handle?
    let close: @convention(c) (Handle) -> CInt
    let makeCurve: @convention(c) (Handle?, Int32, Numbers) -> Handle?
    let releaseCurve: Release
    let makeTransform: @convention(c) (Handle, UInt32, Handle, UInt32, UInt32, UInt32) -> Handle?
    let transform: @convention(c) (Handle, UnsafeRawPointer, Bytes, UInt32) -> Void
    let releaseTransform: Release

    private init(_ library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        open = try library.function("cmsOpenProfileFromMem")
        colorSpace = try library.function("cmsGetColorSpace")
        makeSRGB = try library.function("cmsCreate_sRGBProfile")
        makeRGB = try library.function("cmsCreateRGBProfile")
        close = try library.function("cmsCloseProfile")
        makeCurve = try library.function("cmsBuildParametricToneCurve")
        releaseCurve = try library.function("cmsFreeToneCurve")
        makeTransform = try library.function("cmsCreateTransform")
        transform = try library.function("cmsDoTransform")
        releaseTransform = try library.function("cmsDeleteTransform")
    }

    /// Calls `body` with a profile of primaries and a curve.
    func withProfile<Result>(of space: ColorSpace, _ body: (Handle) -> Result?) -> Result? {
        guard let curve = makeCurve(nil, space.curve.kind, space.curve.parameters) else { return nil }
        defer { releaseCurve(curve) }
        let primaries: [Double] = space.primaries.flatMap { [$0.x, $0.y, 1.0] }
        guard let profile = makeRGB([space.white.x, space.white.y, 1.0], primaries, [curve, curve, curve])
        else { return nil }
        defer { _ = close(profile) }
        return body(profile)
    }

    /// Calls `body` with the profile in the bytes of a file.
    func withProfile<Result>(in bytes: [UInt8], _ body: (Handle) -> Result?) -> Result? {
        bytes.withUnsafeBytes { bytes in
            guard let profile = open(bytes.baseAddress, UInt32(clamping: bytes.count)) else { return nil }
            defer { _ = close(profile) }
            return body(profile)
        }
    }
}
