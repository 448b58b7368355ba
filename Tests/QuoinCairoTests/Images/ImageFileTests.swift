import QuoinImages
import TestSupport
import Testing

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
