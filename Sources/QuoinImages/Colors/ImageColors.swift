import QuoinPixels
import QuoinSystem

/// The colors of an image: converts its pixels to sRGB.
///
/// The rendering intent is relative colorimetric, with black point compensation.
final class ImageColors {
    private let statement: ColorStatement?
    private let storage: Storage
    private lazy var conversion = Conversion(of: statement, storage)

    /// What the pixels of the file are made of.
    enum Storage: UInt32 {
        // The signatures of profiles for them (ICC.1, §7.2.6).
        case gray = 0x4752_4159
        case color = 0x5247_4220
        case inks = 0x434D_594B
    }

    init(_ statement: ColorStatement?, _ storage: Storage = .color) {
        (self.statement, self.storage) = (statement, storage)
    }

    /// Whether the file's own pixels are in sRGB, so that every viewer shows them as they are converted.
    var areStored: Bool {
        if case .none = conversion { storage != .inks } else { false }
    }

    /// Why the colors count as sRGB, in a few words; `nil` if they are converted or need not be.
    var problem: String? {
        if case .impossible(let problem) = conversion { problem } else { nil }
    }

    /// Converts pixels of red, green and blue, or of inks as they are stored.
    func convert(_ bitmap: inout Bitmap) {
        switch conversion {
        case .transform(let transform): transform.apply(to: &bitmap)
        case .grays(let table): bitmap.replaceGrays(table)
        case .none, .impossible: if storage == .inks { bitmap.mixInks() }
        }
    }

    private enum Conversion {
        case none
        case transform(ColorTransform)
        /// The pixel for each gray.
        case grays([UInt32])
        case impossible(String)

        init(of statement: ColorStatement?, _ storage: Storage) {
            guard let statement else {
                self = .none
                return
            }
            guard let library = ColorLibrary.shared else {
                self = .impossible("Little CMS, which reads color profiles, is not installed")
                return
            }
            func conversion(_ profile: ColorLibrary.Handle) -> Conversion? {
                guard let kind = Storage(rawValue: library.colorSpace(profile)),
                    kind == storage || (kind, storage) == (.color, .gray),
                    let transform = ColorTransform(library, from: profile, kind)
                else { return nil }
                switch kind {
                case .gray: return .grays(transform.grays)
                case .color: return transform.isIdentity ? Conversion.none : .transform(transform)
                case .inks: return .transform(transform)
                }
            }
            let found =
                switch statement {
                case .profile(let bytes): library.withProfile(in: bytes, conversion)
                case .space(let space): storage == .inks ? nil : library.withProfile(of: space, conversion)
                case .unusable: Conversion?.none
                }
            self = found ?? .impossible("its color profile is damaged, or of a kind that is not read")
        }
    }
}

/// A conversion of pixels to sRGB by Little CMS.
private final class ColorTransform {
    private let library: ColorLibrary
    private let handle: ColorLibrary.Handle
    private let source: ImageColors.Storage

    /// How bytes are arranged (lcms2.h, `TYPE_…`): blue, green, red and alpha; gray; and inks, where 255 is none.
    private static let (color, gray, inks): (UInt32, UInt32, UInt32) = (0x4_4499, 0x3_0009, 0x6_2021)
    private static let (relativeColorimetric, blackPointCompensation): (UInt32, UInt32) = (1, 0x2000)

    /// `nil` if the profile lacks something.
    init?(_ library: ColorLibrary, from profile: ColorLibrary.Handle, _ source: ImageColors.Storage) {
        guard let sRGB = library.makeSRGB() else { return nil }
        defer { _ = library.close(sRGB) }
        let format =
            switch source {
            case .gray: Self.gray
            case .color: Self.color
            case .inks: Self.inks
            }
        guard
            let handle = library.makeTransform(
                profile, format, sRGB, Self.color, Self.relativeColorimetric, Self.blackPointCompensation)
        else { return nil }
        (self.library, self.handle, self.source) = (library, handle, source)
    }

    deinit { library.releaseTransform(handle) }

    /// The pixels of all grays.
    var grays: [UInt32] {
        let grays = Array(UInt8.min...UInt8.max)
        var pixels = [UInt32](repeating: 0, count: grays.count)
        pixels.withUnsafeMutableBytes { pixels in
            guard let start = pixels.baseAddress else { return }
            library.transform(handle, grays, start, UInt32(grays.count))
        }
        return pixels.map { $0.littleEndian | 0xFF00_0000 }
    }

    /// Whether no component of a color changes by more than a level, as with the many profiles of sRGB itself.
    var isIdentity: Bool {
        let levels = stride(from: 0 as UInt32, through: 255, by: 17)
        let colors = levels.flatMap { red in
            levels.flatMap { green in levels.map { 0xFF00_0000 | red << 16 | green << 8 | $0 } }
        }
        var converted = Bitmap(width: colors.count, height: 1, pixels: colors)
        apply(to: &converted)
        return zip(colors, converted.pixels).allSatisfy { old, new in
            [16, 8, 0].allSatisfy { abs(Int(old >> $0 & 0xFF) - Int(new >> $0 & 0xFF)) <= 1 }
        }
    }

    func apply(to bitmap: inout Bitmap) {
        // The components of translucent pixels are multiplied by the alpha.
        let isOpaque = source == .inks || bitmap.isOpaque
        let width = bitmap.width
        bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            for start in stride(from: 0, to: pixels.count, by: max(width, 1)) {
                let row = UnsafeMutableBufferPointer(rebasing: pixels[start..<min(start + width, pixels.count)])
                guard let first = row.baseAddress else { continue }
                if !isOpaque { row.forEachPixel { Bitmap.straight($0).stored } }
                row.forEachPixel { $0.littleEndian }
                library.transform(handle, first, first, UInt32(row.count))
                row.forEachPixel { $0.littleEndian }
                if source == .inks { row.forEachPixel { $0 | 0xFF00_0000 } }
                if !isOpaque { row.forEachPixel { Bitmap.premultiplied(SIMD4(stored: $0)) } }
            }
        }
    }
}

extension UnsafeMutableBufferPointer<UInt32> {
    @inline(__always)
    fileprivate func forEachPixel(_ replacement: (UInt32) -> UInt32) {
        for index in indices { self[index] = replacement(self[index]) }
    }
}

extension SIMD4<UInt8> {
    /// Red, green, blue and alpha as a pixel without multiplication.
    fileprivate var stored: UInt32 { UInt32(w) << 24 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32(z) }

    fileprivate init(stored pixel: UInt32) {
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel >> shift) }
        self.init(byte(16), byte(8), byte(0), byte(24))
    }
}

extension Bitmap {
    /// Replaces the color of each pixel, which is gray.
    ///
    /// - Parameter table: an opaque pixel for each level.
    fileprivate mutating func replaceGrays(_ table: [UInt32]) {
        for index in pixels.indices {
            var color = Bitmap.straight(pixels[index])
            let new = SIMD4(stored: table[Int(color.y)])
            (color.x, color.y, color.z) = (new.x, new.y, new.z)
            pixels[index] = Bitmap.premultiplied(color)
        }
    }
}

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
