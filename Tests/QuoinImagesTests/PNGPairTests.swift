import QuoinImages
import Testing

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
