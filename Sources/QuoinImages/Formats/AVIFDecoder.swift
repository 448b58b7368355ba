import CImageFiles
import QuoinPixels
import QuoinSystem

/// Reads an AVIF with libheif; of a sequence, the primary image.
final class AVIFDecoder: ImageDecoder {
    static let formatName = "AVIF"
    static let mediaType = "image/avif"

    let pixelSize: PixelSize
    private let file: ImageFile
    private let library: HEIFLibrary
    private let context: OpaquePointer
    private let image: OpaquePointer
    private let colors: ImageColors

    /// Whether the first box has the brand, as its main brand or as a compatible one.
    static func recognizes(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        let length = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
        let brands = stride(from: 8, to: min(length, bytes.count, 256) - 3, by: 4)
        return brands.contains { bytes[$0..<$0 + 4].elementsEqual("avif".utf8) }
    }

    static func loadLibraries() {
        // libheif loads its decoders with the first context.
        if let library = HEIFLibrary.shared, let context = library.open() { library.close(context) }
    }

    init(_ file: ImageFile) throws(QuoinError) {
        guard let library = HEIFLibrary.shared, let context = library.open() else {
            throw .missingLibrary(name: file.name, library: "libheif", package: "libheif1")
        }
        var image: OpaquePointer?
        var status = file.bytes.withUnsafeBytes { library.read(context, $0.baseAddress, $0.count, nil) }
        if status.code == 0 { status = library.primaryImage(context, &image) }
        guard status.code == 0, let image else {
            library.close(context)
            throw .damaged(name: file.name, message: status.message.map { String(cString: $0) } ?? "it cannot be read")
        }
        do throws(QuoinError) {
            pixelSize = try file.checked(width: Int(library.width(image)), height: Int(library.height(image)))
        } catch {
            library.releaseHandle(image)
            library.close(context)
            throw error
        }
        (self.file, self.library, self.context, self.image) = (file, library, context, image)
        colors = ImageColors(library.colors(of: image))
    }

    deinit {
        library.releaseHandle(image)
        library.close(context)
    }

    func bitmap() throws(QuoinError) -> Bitmap {
        var decoded: OpaquePointer?
        let status = library.decode(image, &decoded, HEIFLibrary.rgb, HEIFLibrary.interleavedRGBA, nil)
        guard status.code == 0, let decoded else {
            throw .damaged(name: file.name, message: status.message.map { String(cString: $0) } ?? "it cannot be read")
        }
        defer { library.releaseImage(decoded) }
        var stride: CInt = 0
        guard let bytes = library.plane(decoded, HEIFLibrary.interleaved, &stride), Int(stride) >= pixelSize.width * 4
        else { throw .damaged(name: file.name, message: "it has no pixels") }
        var bitmap = Bitmap(width: pixelSize.width, height: pixelSize.height)
        bitmap.pixels.withUnsafeMutableBytes { target in
            for y in 0..<pixelSize.height {
                let row = UnsafeRawBufferPointer(start: bytes + y * Int(stride), count: pixelSize.width * 4)
                UnsafeMutableRawBufferPointer(rebasing: target[(y * row.count)...]).copyMemory(from: row)
            }
        }
        bitmap.premultiplyBytes()
        colors.convert(&bitmap)
        return bitmap
    }

    var colorProblem: String? { colors.problem }
}

/// The functions of libheif, whose interface is the same in all its versions. It is loaded with the first AVIF.
struct HEIFLibrary {
    /// `nil` if libheif is not installed.
    static let shared = SharedLibrary.functions(
        linux: "libheif.so.1", darwin: "libheif.1.dylib", HEIFLibrary.init)

    static let rgb: CInt = 1
    static let interleavedRGBA: CInt = 11
    static let interleaved: CInt = 10

    typealias Number = @convention(c) (OpaquePointer) -> CInt
    typealias Release = @convention(c) (OpaquePointer) -> Void
    typealias Result = UnsafeMutablePointer<OpaquePointer?>

    let open: @convention(c) () -> OpaquePointer?
    let read: @convention(c) (OpaquePointer, UnsafeRawPointer?, Int, OpaquePointer?) -> HEIFStatus
    let primaryImage: @convention(c) (OpaquePointer, Result) -> HEIFStatus
    let width: Number
    let height: Number
    let decode: @convention(c) (OpaquePointer, Result, CInt, CInt, OpaquePointer?) -> HEIFStatus
    let plane: @convention(c) (OpaquePointer, CInt, UnsafeMutablePointer<CInt>) -> UnsafePointer<UInt8>?
    let profileSize: @convention(c) (OpaquePointer) -> Int
    let profile: @convention(c) (OpaquePointer, UnsafeMutableRawPointer?) -> HEIFStatus
    let numbers:
        @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<HEIFColorNumbers>?>) -> HEIFStatus
    let releaseNumbers: @convention(c) (UnsafeMutablePointer<HEIFColorNumbers>) -> Void
    let releaseImage: Release
    let releaseHandle: Release
    let close: Release

    private init(_ library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        open = try library.function("heif_context_alloc")
        read = try library.function("heif_context_read_from_memory")
        primaryImage = try library.function("heif_context_get_primary_image_handle")
        width = try library.function("heif_image_handle_get_width")
        height = try library.function("heif_image_handle_get_height")
        decode = try library.function("heif_decode_image")
        plane = try library.function("heif_image_get_plane_readonly")
        profileSize = try library.function("heif_image_handle_get_raw_color_profile_size")
        profile = try library.function("heif_image_handle_get_raw_color_profile")
        numbers = try library.function("heif_image_handle_get_nclx_color_profile")
        releaseNumbers = try library.function("heif_nclx_color_profile_free")
        releaseImage = try library.function("heif_image_release")
        releaseHandle = try library.function("heif_image_handle_release")
        close = try library.function("heif_context_free")
    }
}

extension HEIFLibrary {
    /// What a file states about the colors of an image: a profile, or else numbers.
    func colors(of image: OpaquePointer) -> ColorStatement? {
        let count = profileSize(image)
        if count > 0 {
            guard count <= ColorStatement.profileLimit else { return .unusable }
            var bytes = [UInt8](repeating: 0, count: count)
            let status = bytes.withUnsafeMutableBytes { profile(image, $0.baseAddress) }
            return status.code == 0 ? .profile(bytes) : .unusable
        }
        var found: UnsafeMutablePointer<HEIFColorNumbers>?
        guard numbers(image, &found).code == 0, let found else { return nil }
        defer { releaseNumbers(found) }
        let (primaries, curve) = (Int(found.pointee.primaries), Int(found.pointee.curve))
        return ColorSpace.numbered(primaries: primaries, curve: curve).map { .space($0) } ?? .unusable
    }
}
