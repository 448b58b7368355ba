import CImageFiles

/// Reads a JPEG with libjpeg-turbo, turned as its EXIF data says.
struct JPEGDecoder: ImageDecoder {
    let pixelSize: PixelSize
    private let file: ImageFile
    private let storedSize: PixelSize
    private let orientation: ImageOrientation
    private let isCMYK: Bool

    init(_ file: ImageFile) throws(ImageError) {
        self.file = file
        var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let problem = JPEGDecoder.read(file.bytes) { reader, bytes in
            tjDecompressHeader3(
                reader, bytes.baseAddress, UInt(bytes.count), &width, &height, &subsampling, &colorSpace)
        }
        if let problem { throw .damaged(name: file.name, message: problem) }
        storedSize = try file.checked(width: Int(width), height: Int(height))
        isCMYK = colorSpace == Int32(TJCS_CMYK.rawValue) || colorSpace == Int32(TJCS_YCCK.rawValue)
        orientation = ImageOrientation(ofJPEG: file.bytes)
        pixelSize = orientation.isTransposed ? storedSize.transposed : storedSize
    }

    /// The length of the file.
    var byteCount: Int { file.bytes.count }

    /// Whether the stored pixels are the image: upright, in red, green and blue.
    var isPlain: Bool { orientation == .upright && !isCMYK }

    func bitmap() throws(ImageError) -> Bitmap {
        try bitmap(reducedBy: 1)
    }

    /// By how much the image can be reduced as it is read: to a half, a quarter or an eighth of its extents, still twice
    /// those that are wanted, so that what is left to do is done as well as without; and without a rest, so that nothing
    /// moves.
    func reduction(for wanted: PixelSize) -> Int {
        [8, 4, 2].first { reduction in
            pixelSize.width % reduction == 0 && pixelSize.height % reduction == 0
                && pixelSize.width / reduction >= 2 * wanted.width
                && pixelSize.height / reduction >= 2 * wanted.height
        } ?? 1
    }

    /// - Parameter reduction: as ``reduction(for:)`` gives it.
    func bitmap(reducedBy reduction: Int) throws(ImageError) -> Bitmap {
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
        if isCMYK { bitmap.mixInks() }
        return bitmap.turned(orientation)
    }

    /// Runs something with a reader and a file's bytes, and tells what went wrong if the result is not 0.
    private static func read(
        _ bytes: [UInt8], _ body: (tjhandle, UnsafeBufferPointer<UInt8>) -> Int32
    ) -> String? {
        guard let reader = tjInitDecompress() else { return "no memory" }
        defer { tjDestroy(reader) }
        let status = bytes.withUnsafeBufferPointer { body(reader, $0) }
        return status == 0 ? nil : String(cString: tjGetErrorStr2(reader))
    }
}

extension Bitmap {
    /// Turns pixels whose bytes are cyan, magenta, yellow and black into colors; as Adobe stores them, 255 is no ink.
    fileprivate mutating func mixInks() {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let inks = pixels[index].littleEndian
                let black = inks >> 24
                func light(_ ink: UInt32) -> UInt32 { ((ink & 0xFF) * black + 127) / 255 }
                pixels[index] = 0xFF << 24 | light(inks) << 16 | light(inks >> 8) << 8 | light(inks >> 16)
            }
        }
    }
}
