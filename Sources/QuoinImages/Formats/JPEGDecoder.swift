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
