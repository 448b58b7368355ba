import CImageFiles
import QuoinPixels

/// Reads a JPEG with libjpeg-turbo, and rotates it as its EXIF data specify.
struct JPEGDecoder: ImageDecoder {
    static let formatName = "JPEG"
    static let mediaType = "image/jpeg"
    static let readsAtAnySize = true

    let pixelSize: PixelSize
    private let file: ImageFile
    private let storedSize: PixelSize
    private let orientation: ImageOrientation
    private let isCMYK: Bool
    private let colors: ImageColors

    static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    init(_ file: ImageFile) throws(QuoinError) {
        self.file = file
        var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let problem = JPEGDecoder.read(file.bytes) { reader, bytes in
            tjDecompressHeader3(
                reader, bytes.baseAddress, UInt(bytes.count), &width, &height, &subsampling, &colorSpace)
        }
        if let problem { throw .damaged(name: file.name, message: problem) }
        storedSize = try file.checked(width: Int(width), height: Int(height))
        isCMYK = colorSpace == Int32(TJCS_CMYK.rawValue) || colorSpace == Int32(TJCS_YCCK.rawValue)
        let isGray = colorSpace == Int32(TJCS_GRAY.rawValue)
        colors = ImageColors(ColorStatement(ofJPEG: file.bytes), isCMYK ? .inks : isGray ? .gray : .color)
        orientation = ImageOrientation(ofJPEG: file.bytes)
        pixelSize = orientation.isTransposed ? storedSize.transposed : storedSize
    }

    /// Whether the pixels are stored upright in sRGB.
    var isEmbeddable: Bool { orientation == .upright && colors.areStored }

    var colorProblem: String? { colors.problem }

    func bitmap() throws(QuoinError) -> Bitmap {
        try bitmap(of: pixelSize)
    }

    /// libjpeg-turbo reads a half, a quarter or an eighth of the extents much faster than the full size.
    ///
    /// The image stays at least twice as large as it is drawn, so that it looks the same after resampling. Its extents
    /// must be divisible without a remainder, so that nothing shifts.
    func size(toDrawAt target: PixelSize, _ sampling: ImageResource.Sampling) -> PixelSize {
        guard sampling == .smooth else { return pixelSize }
        let divisor = [8, 4, 2].first { divisor in
            pixelSize.width % divisor == 0 && pixelSize.height % divisor == 0
                && pixelSize.width / divisor >= 2 * target.width && pixelSize.height / divisor >= 2 * target.height
        }
        return PixelSize(width: pixelSize.width / (divisor ?? 1), height: pixelSize.height / (divisor ?? 1))
    }

    func bitmap(of size: PixelSize) throws(QuoinError) -> Bitmap {
        let reduction = pixelSize.width / size.width
        let (width, height) = (storedSize.width / reduction, storedSize.height / reduction)
        var bitmap = Bitmap(width: width, height: height)
        let format = isCMYK ? TJPF_CMYK : TJPF_BGRA
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
        let problem = bitmap.pixels.withUnsafeMutableBytes { pixels in
            let pixels = pixels.bindMemory(to: UInt8.self)
            return JPEGDecoder.read(file.bytes) { reader, bytes in
                tjDecompress2(
                    reader, bytes.baseAddress, UInt(bytes.count), pixels.baseAddress, Int32(width), 0, Int32(height),
                    format.rawValue, flags)
            }
        }
        if let problem { throw .damaged(name: file.name, message: problem) }
        colors.convert(&bitmap)
        return bitmap.upright(from: orientation)
    }

    /// Calls `body` with a reader and the bytes of a file, and returns the message of a failure.
    private static func read(
        _ bytes: [UInt8], _ body: (tjhandle, UnsafeBufferPointer<UInt8>) -> Int32
    ) -> String? {
        guard let reader = tjInitDecompress() else { return "no memory" }
        defer { tjDestroy(reader) }
        let status = bytes.withUnsafeBufferPointer { body(reader, $0) }
        return status == 0 ? nil : String(cString: tjGetErrorStr2(reader))
    }
}

/// The segments of a JPEG before its image data.
///
/// A segment is a marker and a length that includes itself. Image data begins after SOS.
struct JPEGSegments: Sequence, IteratorProtocol {
    private var reading: ByteReading

    init(_ bytes: [UInt8]) {
        reading = ByteReading(bytes[...])
        reading.skip(2)
    }

    mutating func next() -> (marker: Int, content: ArraySlice<UInt8>)? {
        guard let marker = reading.number(bytes: 2), marker >> 8 == 0xFF, marker != 0xFFDA,
            let length = reading.number(bytes: 2), length >= 2, let content = reading.take(length - 2)
        else { return nil }
        return (marker, content)
    }
}

/// Reads bytes in order; `nil` beyond the end.
struct ByteReading {
    private var rest: ArraySlice<UInt8>
    var isLittleEndian = false

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    mutating func skip(_ count: Int) {
        rest = rest.dropFirst(max(count, 0))
    }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    mutating func number(bytes count: Int) -> Int? {
        guard let bytes = take(count) else { return nil }
        return (isLittleEndian ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
}

extension ColorStatement {
    /// By the segments of a JPEG that a profile is divided into (ICC.1, annex B.4).
    init?(ofJPEG bytes: [UInt8]) {
        let mark = Array("ICC_PROFILE\0".utf8)
        var parts: [UInt8: ArraySlice<UInt8>] = [:]
        var count: UInt8?
        for segment in JPEGSegments(bytes) where segment.marker == 0xFFE2 && segment.content.starts(with: mark) {
            let content = segment.content.dropFirst(mark.count)
            guard let number = content.first, let all = content.dropFirst().first else { continue }
            parts[number] = content.dropFirst(2)
            count = all
        }
        guard let count else { return nil }
        let profile = parts.sorted { $0.key < $1.key }.flatMap(\.value)
        self = parts.count == Int(count) && profile.count <= Self.profileLimit ? .profile(profile) : .unusable
    }
}

extension ImageOrientation {
    /// The orientation in the EXIF data of a JPEG; upright if there is none or it is invalid.
    init(ofJPEG bytes: [UInt8]) {
        let mark = Array("Exif\0\0".utf8)
        let segment = JPEGSegments(bytes).first { $0.marker == 0xFFE1 && $0.content.starts(with: mark) }
        self = segment.flatMap { ImageOrientation(ofTIFF: $0.content.dropFirst(mark.count)) } ?? .upright
    }

    /// The orientation in the first directory of a TIFF (TIFF 6.0, §2).
    init?(ofTIFF bytes: ArraySlice<UInt8>) {
        var reading = ByteReading(bytes)
        switch reading.number(bytes: 2) {
        case 0x4949: reading.isLittleEndian = true
        case 0x4D4D: break
        default: return nil
        }
        guard reading.number(bytes: 2) == 42, let start = reading.number(bytes: 4) else { return nil }
        reading.skip(start - 8)
        guard let count = reading.number(bytes: 2) else { return nil }
        for _ in 0..<count {
            guard let tag = reading.number(bytes: 2), let type = reading.number(bytes: 2) else { return nil }
            reading.skip(4)
            guard let value = reading.number(bytes: 2) else { return nil }
            reading.skip(2)
            let (orientationTag, shortType) = (274, 3)
            guard tag == orientationTag, type == shortType else { continue }
            self.init(rawValue: value)
            return
        }
        return nil
    }
}
