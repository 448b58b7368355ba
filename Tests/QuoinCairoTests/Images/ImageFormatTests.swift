import Foundation
import QuoinImages
import TestSupport
import Testing

@Suite("Image formats")
struct ImageFormatTests {
    /// Red, green over blue, white; each color 8 by 8 pixels, so that a JPEG keeps them.
    private let quarters: Bitmap
    private let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

    init() {
        var bitmap = Bitmap(width: 24, height: 16)
        for y in 0..<16 { for x in 0..<24 { bitmap.pixels[y * 24 + x] = colors[y / 8 * 2 + x / 12] } }
        quarters = bitmap
    }

    /// The colors of the corners as letters, row by row.
    private func corners(_ bitmap: Bitmap) -> String {
        let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
        return String(
            [(0, 0), (right, 0), (0, bottom), (right, bottom)].map { x, y -> Character in
                let pixel = bitmap[x, y]
                return switch (pixel.x > 128, pixel.y > 128, pixel.z > 128) {
                case (true, false, false): "r"
                case (false, true, false): "g"
                case (false, false, true): "b"
                default: "w"
                }
            })
    }

    /// A JPEG with EXIF data that contain an orientation.
    private func oriented(_ orientation: UInt8, isLittleEndian: Bool = false) throws -> [UInt8] {
        let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        let exif = Array("Exif\0\0".utf8) + (isLittleEndian ? little : big)
        var file = try JPEGEncoder.encode(quarters, scale: 1)
        file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
        return file
    }

    @Test("a JPEG shows what was written, within a few levels")
    func jpeg() throws {
        let file = try JPEGEncoder.encode(quarters, scale: 2)
        let bitmap = try ImageFile(.bytes(file)).bitmap()
        #expect(bitmap.width == 24 && bitmap.height == 16 && bitmap.isOpaque)
        for (x, y) in [(3, 3), (20, 3), (3, 12), (20, 12)] {
            for part in 0..<3 { #expect(abs(Int(bitmap[x, y][part]) - Int(quarters[x, y][part])) <= 6) }
        }
        // 144 pixels per inch at a scale of 2.
        #expect(Array(file[13..<18]) == [1, 0, 144, 0, 144])
    }

    @Test("what is transparent is white in a JPEG")
    func white() throws {
        let faded = Bitmap(width: 8, height: 8, rgba: Array(repeating: [0, 0, 0, 0], count: 64).flatMap { $0 })
        let bitmap = try ImageFile(.bytes(JPEGEncoder.encode(faded, scale: 1))).bitmap()
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test(
        "a JPEG is turned as its EXIF data says (tag 274)",
        arguments: [
            (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb"),
        ])
    func orientation(value: Int, expected: String) throws {
        for isLittleEndian in [false, true] {
            let file = try ImageFile(.bytes(oriented(UInt8(value), isLittleEndian: isLittleEndian)))
            #expect(corners(try file.bitmap()) == expected)
            let size = value < 5 ? PixelSize(width: 24, height: 16) : PixelSize(width: 16, height: 24)
            #expect(try file.pixelSize() == size)
        }
    }

    @Test("an orientation that makes no sense, or EXIF data cut short, leaves a JPEG upright")
    func senselessOrientation() throws {
        for orientation: UInt8 in [0, 9, 255] {
            #expect(corners(try ImageFile(.bytes(oriented(orientation))).bitmap()) == "rgbw")
        }
        var short = try oriented(6)
        short[5] = 12
        #expect(throws: QuoinError.self) { try ImageFile(.bytes(Array(short.prefix(20)))).bitmap() }
    }

    @Test("a WebP keeps every pixel, alpha included")
    func webP() throws {
        let faded = Bitmap(width: 2, height: 1, rgba: [200, 100, 50, 128, 0, 0, 0, 0])
        for bitmap in [quarters, faded] {
            #expect(try ImageFile(.bytes(WebPEncoder.encode(bitmap))).bitmap() == bitmap)
        }
    }

    @Test("an SVG has the size it says, or its view box's, and is sharp at every scale")
    func svg() throws {
        let sized =
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="2" height="2" fill="#f00"/></svg>"##
        let boxed =
            ##"<?xml version="1.0"?><!-- two --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="2" height="2" fill="#f00"/></svg>"##
        for text in [sized, boxed] {
            let image = try ImageResource(reading: .bytes(Array(text.utf8)))
            #expect(image.size == Size(4, 2))
            let drawn = try Studio().draw(Image(image), scale: 8)
            #expect(drawn[15, 8] == SIMD4(255, 0, 0, 255) && drawn[16, 8].w == 0)
        }
    }

    @Test("a data URL holds an image, in base64 or percent-encoded (RFC 2397)")
    func dataURL() throws {
        let base64 = Data(PNGEncoder.encode(quarters, scale: 1)).base64EncodedString()
        #expect(try ImageFile(ImageResource.Source(dataURL: "data:image/png;base64,\(base64)")).bitmap() == quarters)
        let svg = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3' height='5'/%3E"
        #expect(try ImageFile(ImageResource.Source(dataURL: svg)).pixelSize() == PixelSize(width: 3, height: 5))
        for url in ["data:image/png;base64", "data:image/png;base64,%%%", "data:;base64,A*B=", "file:///a.png"] {
            let error = #expect(throws: QuoinError.self) { try ImageResource.Source(dataURL: url) }
            #expect(error?.message == "the data URL has no comma, or its content is not as it says")
        }
    }

    @Test("the content decides the format, whatever the name says")
    func names() throws {
        let folder = TemporaryFolder()
        let path = folder.path("image.png")
        try folder.write(Data(JPEGEncoder.encode(quarters, scale: 1)), to: "image.png")
        #expect(try ImageFile(.file(path)).pixelSize() == PixelSize(width: 24, height: 16))
        try folder.write("no image", to: "image.png")
        let error = #expect(throws: QuoinError.self) { try ImageFile(.file(path)).bitmap() }
        #expect(error?.message.hasPrefix("\(path): is not an image of a known kind (") == true)
    }

    @Test("a GIF shows its first frame, with what is transparent")
    func gif() throws {
        // Two frames of 2 by 1 pixels with a table of four colors; color 3 is transparent.
        let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
        func frame(_ codes: [UInt8]) -> [UInt8] {
            [0x21, 0xF9, 4, 1, 10, 0, 3, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2] + codes + [0]
        }
        // Codes of three bits: clear, color 0, color 3, end; then clear, 2, 2, end.
        let file =
            Array("GIF89a".utf8) + [2, 0, 1, 0, 0x91, 0, 0] + colors + frame([0b1100_0100, 0b0000_1010])
            + frame([0b1001_0100, 0b0000_1010]) + [0x3B]
        let image = try ImageFile(.bytes(file))
        #expect(try image.pixelSize() == PixelSize(width: 2, height: 1))
        #expect(try image.bitmap().pixels == [0xFFFF_0000, 0])
        #expect(throws: QuoinError.self) { try ImageFile(.bytes(Array(file.prefix(30)))).bitmap() }
    }

    @Test("a BMP has its rows from below or from above")
    func bmp() throws {
        func file(height: Int32) -> [UInt8] {
            func bytes(_ value: Int32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
            let header = bytes(40) + bytes(1) + bytes(height) + [1, 0, 24, 0] + bytes(0) + bytes(8)
            return Array("BM".utf8) + bytes(62) + bytes(0) + bytes(54) + header
                + [UInt8](repeating: 0, count: 16) + [0, 0, 255, 0, 255, 0, 0, 0]
        }
        #expect(try ImageFile(.bytes(file(height: -2))).bitmap().pixels == [0xFFFF_0000, 0xFF00_00FF])
        #expect(try ImageFile(.bytes(file(height: 2))).bitmap().pixels == [0xFF00_00FF, 0xFFFF_0000])
        #expect(throws: QuoinError.self) { try ImageFile(.bytes(Array(file(height: 2).prefix(40)))).bitmap() }
    }

    @Test("an AVIF is read, or the error names the library that is not there")
    func avif() throws {
        let path = PackageFolder.snapshots.appendingPathComponent("Images/portrait.avif").path
        guard let bitmap = try? ImageFile(.file(path)).bitmap() else {
            let error = #expect(throws: QuoinError.self) { try ImageFile(.file(path)).bitmap() }
            #expect(error?.message.hasPrefix("\(path): cannot be read without libheif") == true)
            return
        }
        #expect(bitmap.width == 48 && bitmap.height == 48 && bitmap.isOpaque)
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)).prefix(300))
        #expect(throws: QuoinError.self) { try ImageFile(.bytes(bytes)).bitmap() }
    }
}

@Suite("Image files")
struct ImageFileTests {
    private let quarters = Bitmap(
        width: 2, height: 2, rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
    private let faded = Bitmap(width: 2, height: 1, rgba: [200, 100, 50, 128, 0, 0, 0, 0])

    private func chunks(_ file: [UInt8]) -> [(type: String, content: [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var next = 8
        while next < file.count {
            let length = file[next..<next + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: file[next + 4..<next + 8], as: UTF8.self)
            chunks.append((type, Array(file[next + 8..<next + 8 + length])))
            next += 12 + length
        }
        return chunks
    }

    @Test("a PNG that is written and read is the same picture, opaque or not")
    func roundTrip() throws {
        for bitmap in [quarters, faded] {
            #expect(try ImageFile(.bytes(PNGEncoder.encode(bitmap, scale: 1))).bitmap() == bitmap)
        }
    }

    @Test("an opaque picture has no alpha, and no file has more than it needs")
    func chunks() {
        let opaque = chunks(PNGEncoder.encode(quarters, scale: 2))
        #expect(opaque.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
        #expect(opaque[0].content == [0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0])
        #expect(chunks(PNGEncoder.encode(faded, scale: 1))[0].content[9] == 6)
    }

    @Test("the density is 72 pixels an inch times the scale: 2,835 a meter at 1, 5,669 at 2")
    func density() {
        #expect(chunks(PNGEncoder.encode(quarters, scale: 1))[2].content == [0, 0, 11, 19, 0, 0, 11, 19, 1])
        #expect(chunks(PNGEncoder.encode(quarters, scale: 2))[2].content == [0, 0, 22, 37, 0, 0, 22, 37, 1])
    }

    @Test("a picture that is not multiplied keeps its colors to a level")
    func straight() {
        #expect(faded.rgba == [199, 100, 50, 128, 0, 0, 0, 0])
    }

    @Test("the natural size is the pixels divided by the scale")
    func naturalSize() throws {
        let source = ImageResource.Source.bytes(PNGEncoder.encode(quarters, scale: 1))
        #expect(try ImageResource(reading: source).size == Size(2, 2))
        #expect(try ImageResource(reading: source, scale: 2).size == Size(1, 1))
    }

    @Test("an image at its own size is drawn pixel by pixel")
    func exactPixels() throws {
        let resource = try ImageResource(reading: .bytes(PNGEncoder.encode(quarters, scale: 1)))
        #expect(try Studio().draw(Image(resource)) == quarters)
        let twice = try Studio().draw(Image(resource, mode: .stretch).preferredSize(40, 40))
        #expect(twice[0, 0] == SIMD4(255, 0, 0, 255) && twice[39, 0] == SIMD4(0, 255, 0, 255))
        #expect(twice[0, 39] == SIMD4(0, 0, 255, 255))
    }

    @Test("what is damaged, too large or no image is an error")
    func errors() throws {
        let file = PNGEncoder.encode(quarters, scale: 1)
        let unknown = #expect(throws: QuoinError.self) { try ImageFile(.bytes([1, 2, 3])).bitmap() }
        #expect(unknown?.message.hasPrefix("image data: is not an image of a known kind") == true)
        let missing = #expect(throws: QuoinError.self) { try ImageFile(.file("/nowhere.png")) }
        #expect(missing?.message == "/nowhere.png: cannot be read: there is no such file or folder")
        for length in [8, 20, 40, file.count - 20] {
            #expect(throws: QuoinError.self) { try ImageFile(.bytes(Array(file.prefix(length)))).bitmap() }
        }
        for position in [12, 20, 30, file.count - 20] {
            var damaged = file
            damaged[position] ^= 0x55
            #expect(throws: QuoinError.self) { try ImageFile(.bytes(damaged)).bitmap() }
        }
    }

    @Test("a header that claims 100,000 by 100,000 pixels is refused by its size")
    func hugeHeader() {
        var file = PNGEncoder.encode(quarters, scale: 1)
        file.replaceSubrange(16..<24, with: [0, 1, 134, 160, 0, 1, 134, 160])
        file.replaceSubrange(29..<33, with: [0x94, 0x90, 0xE5, 0x3F])
        #expect(throws: QuoinError.self) { try ImageFile(.bytes(file)).pixelSize() }
    }
}
