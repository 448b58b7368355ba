import QuoinImages
import TestSupport
import Testing

@Suite("Photos that are drawn much smaller than they are")
struct PhotoTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    /// Bands of red, green, white and blue, darker at the top.
    private func photo(width: Int, height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            let light = UInt32(80 + 170 * y / height)
            for x in 0..<width {
                let band = [light << 16, light << 8, light << 16 | light << 8 | light, light][x * 4 / width]
                bitmap.pixels[y * width + x] = 0xFF00_0000 | band
            }
        }
        return bitmap
    }

    private func draw(_ file: [UInt8], _ size: Size, sampling: ImageResource.Sampling = .smooth) throws -> Bitmap {
        let image = Image(try ImageResource(reading: .bytes(file)), mode: .stretch)
        return try studio.draw(image.sampling(sampling).preferredSize(size.width, size.height))
    }

    @Test(
        "a JPEG looks as a PNG of the same does, at every size and whatever its own",
        arguments: [(256, 128), (264, 136), (257, 129), (250, 130)],
        [Size(14, 7), Size(30, 16), Size(64, 64), Size(200, 100)])
    func sizes(pixels: (Int, Int), size: Size) throws {
        let photo = photo(width: pixels.0, height: pixels.1)
        let jpeg = try draw(try JPEGEncoder.encode(photo, scale: 1), size)
        let png = try draw(PNGEncoder.encode(photo, scale: 1), size)
        #expect(difference(jpeg, png) <= 14)
    }

    /// The largest difference of a color component, in levels.
    private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        var largest = 0
        for (a, b) in zip(a.pixels, b.pixels) {
            for shift in [UInt32(0), 8, 16] {
                largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
            }
        }
        return largest
    }

    @Test("what is damaged is an error, or another picture, at a small size too")
    func damaged() throws {
        let file = try JPEGEncoder.encode(photo(width: 128, height: 128), scale: 1)
        let header = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
        for length in stride(from: header + 12, to: file.count - 16, by: max((file.count - header) / 40, 1)) {
            #expect(throws: (any Error).self, "\(length) of \(file.count) bytes") {
                try draw(Array(file.prefix(length)), Size(8, 8))
            }
        }
        for (number, place) in stride(from: header, to: file.count, by: 10).enumerated() {
            var bytes = file
            bytes[place] = UInt8(truncatingIfNeeded: number &* 73 &+ 5)
            let bitmap = try? draw(bytes, Size(8, 8))
            #expect(bitmap.map { $0.pixels.count == 64 } ?? true)
        }
    }

    @Test("where single pixels are asked for, they are those of the file")
    func pixelated() throws {
        var bitmap = Bitmap(width: 64, height: 64)
        for index in bitmap.pixels.indices { bitmap.pixels[index] = index / 8 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        let small = try draw(try JPEGEncoder.encode(bitmap, scale: 1), Size(4, 4), sampling: .pixelated)
        // The center of every sixteenth pixel is in a black stripe of eight.
        #expect(small.pixels.allSatisfy { $0 & 0xFF < 20 })
    }
}
