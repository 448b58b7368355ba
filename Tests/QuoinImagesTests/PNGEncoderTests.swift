import QuoinImages
import Testing

@Suite("Writing PNGs")
struct PNGEncoderTests {
    /// A picture of random colors.
    private func bitmap(_ width: Int, _ height: Int, colors: [UInt32]) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for index in bitmap.pixels.indices {
            let mixed = (index * index % 65_521 * 2_654_435_761) >> 16
            bitmap.pixels[index] = colors[mixed % colors.count]
        }
        return bitmap
    }

    private func grays(_ count: Int) -> [UInt32] {
        (0..<count).map { 0xFF00_0000 | UInt32($0 * 255 / max(count - 1, 1)) * 0x01_0101 }
    }

    @Test(
        "a picture of few colors has a palette, with as few bits as they need",
        arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (200, 8)])
    func depth(colorCount: Int, depth: UInt8) throws {
        let picture = bitmap(301, 203, colors: grays(colorCount))
        let file = PNGEncoder.encode(picture, scale: 1)
        #expect(file[24] == depth && file[25] == 3)
        #expect(try ImageFile(.bytes(file)).bitmap() == picture)
    }

    @Test("colors that are not opaque keep their alpha in a palette")
    func alpha() throws {
        let picture = bitmap(31, 33, colors: [0, 0x8040_2010, 0xFFFF_0000, 0xFF00_00FF])
        let file = PNGEncoder.encode(picture, scale: 1)
        #expect(file[25] == 3)
        let found = try ImageFile(.bytes(file)).bitmap()
        #expect(zip(found.pixels, picture.pixels).allSatisfy { PNGEncoderTests.areNear($0, $1) })
    }

    /// Whether no component differs by more than one, the error of premultiplying.
    private static func areNear(_ a: UInt32, _ b: UInt32) -> Bool {
        [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
    }

    @Test("a picture of more than 256 colors, or one that is smaller without, has no palette")
    func noPalette() throws {
        var many = Bitmap(width: 40, height: 40)
        for index in many.pixels.indices { many.pixels[index] = 0xFF00_0000 | UInt32(index) }
        #expect(PNGEncoder.encode(many, scale: 1)[25] == 2)
        let one = Bitmap(width: 1, height: 1, rgba: [1, 2, 3, 255])
        #expect(PNGEncoder.encode(one, scale: 1)[25] == 2)
    }

    @Test("a picture like a photo is written as differences and is the same again", arguments: [UInt32(255), 0])
    func filters(least: UInt32) throws {
        var random = UInt32(1)
        var photo = Bitmap(width: 200, height: 150)
        for index in photo.pixels.indices {
            random = random &* 1_664_525 &+ 1_013_904_223
            let (x, y) = (UInt32(index % 200), UInt32(index / 200))
            let alpha = max(least, 255 - x)
            func part(_ value: UInt32) -> UInt32 { (value + random >> 30) * alpha / 255 }
            photo.pixels[index] = alpha << 24 | part(x) << 16 | part(y) << 8 | part((x + y) / 2)
        }
        let file = PNGEncoder.encode(photo, scale: 1)
        let found = try ImageFile(.bytes(file)).bitmap()
        #expect(zip(found.pixels, photo.pixels).allSatisfy { PNGEncoderTests.areNear($0, $1) })
        #expect(file.count < 200 * 150 * (least == 255 ? 3 : 4) * 3 / 5)
    }
}

@Suite("Texts in PNGs")
struct PNGTextTests {
    private let picture = PNGEncoder.encode(Bitmap(width: 3, height: 2), scale: 2)

    @Test("a text may be as long as 64 MiB, however small it is compressed")
    func long() throws {
        // Random letters of 64 kinds take 6 bits each, about 68 KB in total. Doubled from eight times as much, the buffer
        // exceeds the limit before it holds 40 MiB.
        var state: UInt32 = 1
        let disorder = (0..<36_000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Character(Unicode.Scalar(UInt8(0x30 + state >> 26)))
        }
        let text = PNGText(keyword: "long", text: String(repeating: "a", count: 40 << 20) + String(disorder))
        #expect(try PNGText.text("long", in: text.added(to: picture)) == text.text)
    }

    @Test("a text comes back as it was, letter by letter, and the pixels stay")
    func roundTrip() throws {
        let texts = [
            PNGText(keyword: "first", text: "Größe 10 — 日本 👩‍💻\n"), PNGText(keyword: "second", text: ""),
            PNGText(keyword: "third", text: String(repeating: "a", count: 1_000_000)),
        ]
        let file = texts.reduce(picture) { $1.added(to: $0) }
        for text in texts { #expect(try PNGText.text(text.keyword, in: file) == text.text) }
        #expect(try ImageFile(.bytes(file)).bitmap() == ImageFile(.bytes(picture)).bitmap())
        #expect(file.count < picture.count + 2_000)
    }

    @Test("a text that is damaged is an error, or not there, wherever the damage is")
    func damaged() {
        let file = PNGText(keyword: "k", text: "some text that is long enough").added(to: picture)
        for index in picture.count - 60..<file.count {
            var damaged = file
            damaged[index] ^= 0x55
            if let found = try? PNGText.text("k", in: damaged) { #expect(found == "some text that is long enough") }
        }
        for length in 0..<file.count { _ = try? PNGText.text("k", in: Array(file[..<length])) }
    }

    @Test("a text whose compressed bytes are faulty is an error")
    func undecodable() throws {
        // The keyword, compression, and an empty language and translation; then no zlib stream.
        let chunk = PNGBuilder.chunk("iTXt", Array("k".utf8) + [0, 1, 0, 0, 0] + [1, 2, 3])
        let file = picture.dropLast(12) + chunk + picture.suffix(12)
        let error = #expect(throws: PNGError.self) { try PNGText.text("k", in: Array(file)) }
        #expect(error?.message == "it cannot be decompressed")
    }

    @Test("what is no PNG has no texts, and gets none")
    func noPNG() throws {
        #expect(try PNGText.text("k", in: [1, 2, 3]) == nil)
        #expect(PNGText(keyword: "k", text: "t").added(to: [1, 2, 3]) == [1, 2, 3])
    }
}

@Suite("Two PNGs that are read at once")
struct PNGPairTests {
    /// How the second picture differs from the first.
    enum Change: CaseIterable {
        case nothing
        /// The first row, below which the bytes of all rows stay the same in each file.
        case colorsAboveDifferences
        /// Rows in the middle, after which all is as before.
        case someRows
        /// The way in which the rows are stored, but no pixel.
        case filters
        case lastPixel
    }

    @Test(
        "each has the pixels that it has when it is read alone", arguments: Change.allCases, [2, 3, 6] as [UInt8])
    func pixels(change: Change, colorType: UInt8) throws {
        let file = picture(colorType).file
        var second = picture(colorType)
        let samples = second.samples
        second.samples = { x, y in
            switch change {
            case .nothing, .filters: samples(x, y)
            case .colorsAboveDifferences: samples(x, y).map { ($0 + 5) % 256 }
            case .someRows: 12..<15 ~= y ? samples(x, y).map { $0 ^ 3 } : samples(x, y)
            case .lastPixel: (x, y) == (60, 29) ? samples(x, y).map { $0 ^ 1 } : samples(x, y)
            }
        }
        if change == .filters { second.filter = { UInt8($0 * 3 % 5) } }
        try expectSame(file, second.file)
        try expectSame(second.file, file)
    }

    @Test("the same indices are other colors with another palette")
    func palettes() throws {
        var second = picture(3)
        second.palette = second.palette?.map { 255 - $0 }
        try expectSame(picture(3).file, second.file)
    }

    @Test("another size, another layout and another form are read as well")
    func otherForms() throws {
        var wide = picture(6)
        wide.width += 1
        var interlaced = picture(6)
        interlaced.isInterlaced = true
        for other in [wide, interlaced, picture(2)] { try expectSame(picture(6).file, other.file) }
    }

    @Test("one that is damaged is an error, whichever it is")
    func damage() throws {
        let file = picture(6).file
        var damaged = picture(6)
        damaged.filter = { $0 == 20 ? 5 : 2 }
        for pair in [(file, damaged.file), (damaged.file, file)] {
            #expect(throws: QuoinError.self) {
                try ImageFile.bitmaps(ImageFile(.bytes(pair.0)), ImageFile(.bytes(pair.1)))
            }
        }
    }

    /// Stripes with dots, translucent where there is an alpha; most rows are differences from the row above, some of zero.
    private func picture(_ colorType: UInt8) -> PNGBuilder {
        let parts = colorType == 2 ? 3 : colorType == 6 ? 4 : 1
        return PNGBuilder(
            width: 61, height: 30, colorType: colorType, depth: 8,
            palette: colorType == 3 ? (0..<768).map { UInt8($0 * 7 % 256) } : nil,
            filter: { $0 % 6 == 5 ? 4 : 2 },
            samples: { x, y in (0..<parts).map { (x / 9 * 40 + y / 4 * 16 + $0 * 20 + (x * 7 + y * 3) % 41 / 40) % 256 }
            })
    }

    private func expectSame(_ first: [UInt8], _ second: [UInt8]) throws {
        let files = (try ImageFile(.bytes(first)), try ImageFile(.bytes(second)))
        let (pixels, otherPixels) = try ImageFile.bitmaps(files.0, files.1)
        #expect(try pixels == files.0.bitmap() && otherPixels == files.1.bitmap())
    }
}
