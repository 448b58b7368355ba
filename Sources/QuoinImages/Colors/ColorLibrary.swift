import QuoinSystem

/// The functions of Little CMS. It is loaded with the first image that is not in sRGB.
struct ColorLibrary {
    /// `nil` if Little CMS is not installed.
    static let shared = ColorLibrary()

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

    private init?() {
        guard let library = SharedLibrary(linux: "liblcms2.so.2", darwin: "liblcms2.2.dylib"),
            let open = library["cmsOpenProfileFromMem"], let colorSpace = library["cmsGetColorSpace"],
            let makeSRGB = library["cmsCreate_sRGBProfile"], let makeRGB = library["cmsCreateRGBProfile"],
            let close = library["cmsCloseProfile"], let makeCurve = library["cmsBuildParametricToneCurve"],
            let releaseCurve = library["cmsFreeToneCurve"], let makeTransform = library["cmsCreateTransform"],
            let transform = library["cmsDoTransform"], let releaseTransform = library["cmsDeleteTransform"]
        else { return nil }
        self.open = SharedLibrary.function(open)
        self.colorSpace = SharedLibrary.function(colorSpace)
        self.makeSRGB = SharedLibrary.function(makeSRGB)
        self.makeRGB = SharedLibrary.function(makeRGB)
        self.close = SharedLibrary.function(close)
        self.makeCurve = SharedLibrary.function(makeCurve)
        self.releaseCurve = SharedLibrary.function(releaseCurve)
        self.makeTransform = SharedLibrary.function(makeTransform)
        self.transform = SharedLibrary.function(transform)
        self.releaseTransform = SharedLibrary.function(releaseTransform)
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
