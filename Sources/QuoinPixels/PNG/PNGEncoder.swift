import CImageFiles
import QuoinSystem
import QuoinValues

// MARK: Why this room exists
//
// libdeflate searches bytes for repeats, whatever the bytes mean. In a drawn picture nearly every pixel repeats the
// pixel to the left, the row above, or that row shifted by a pixel, and checking these takes little time. So repeats
// are found by pixels here (RowMatcher), and written by a deflate writer of our own (DeflateStream). Photos and
// palettes go to libdeflate. `scripts/bench png` measures the gain: a picture of 2400 by 1260 pixels takes 5.2 ms and
// 171 KB, and with libdeflate at level 9 it takes 81 ms and 166 KB (processor time, EPYC at 2.4 GHz).
//
// Fifty diagrams of `Snapshots` take 22 ms and 612 KB, with all work from pixels to file. For the same rows libdeflate
// alone takes 55 ms and 601 KB at level 6, 86 ms and 664 KB at level 1, and 180 ms and 573 KB at level 9. So it would save
// 2 percent of the bytes in 2.5 times the time, and is not tried. Of fifty photos and gradients 42 go to libdeflate, with
// a palette or for their smooth bytes; for the rows of the other 8 it takes 1.6 times the time and saves 1 percent.
//
// Files of the common layouts are also read by our own code, because most of the time of comparing pictures is spent there.
// `scripts/bench diff` compares two files of 1920 by 1080 pixels in 3.1 ms, of which the comparison in memory takes 0.4
// ms. If libspng read all files, `quoin diff` of two pictures of that size would take more than 1.5 times the processor
// time of the whole process. No other room depends on how any of this works.

/// Writes PNGs. The same pixels give the same bytes: a file contains no time and no name.
package enum PNGEncoder {
    /// In pixels. For larger pictures a palette is small in comparison, so it is used without a trial.
    private static let largeForPalette = 1 << 14

    /// A picture as a PNG file: with a palette if it has at most 256 colors, unless it is smaller without one; without
    /// alpha if it is opaque.
    ///
    /// - Parameter scale: the picture's pixels per point, above 0. The file's resolution is 72 times the scale per
    ///   inch.
    package static func encode(_ bitmap: consuming Bitmap, scale: Double) -> [UInt8] {
        guard let palette = PNGPalette(bitmap) else { return direct(bitmap, scale: scale) }
        guard bitmap.pixels.count < largeForPalette else { return indexed(bitmap, palette, scale: scale) }
        let withPalette = indexed(copy bitmap, palette, scale: scale)
        let plain = direct(bitmap, scale: scale)
        return withPalette.count < plain.count ? withPalette : plain
    }

    private static func file(_ form: PNGForm, _ compressed: [[UInt8]], scale: Double) -> [UInt8] {
        var file = PNGFile()
        file.addHeader(width: form.width, height: form.height, depth: form.depth, colorType: form.colorType)
        file.addColorSpace()
        if let palette = form.palette {
            file.addChunk("PLTE", palette.colorBytes)
            if !palette.alphaBytes.isEmpty { file.addChunk("tRNS", palette.alphaBytes) }
        }
        file.addDensity(pixelsPerInch: 72 * scale)
        file.addChunk("IDAT", compressed)
        file.addChunk("IEND", [] as [UInt8])
        return file.bytes
    }
}

// MARK: - Compression

/// The smallest compression of the rows that the size of the picture gives time for.
extension PNGEncoder {
    /// The level of libdeflate, from 0 to 12.
    private static let level: Int32 = 6
    /// In bytes. Above this libdeflate takes longer than drawing the picture.
    private static let largeByteCount = 1 << 19
    /// Filtered rows are tried if the smooth bytes, times this, outnumber the compressed bytes.
    private static let smoothFactor = 14
    /// The same for a large picture: filtered rows are almost certainly smaller then.
    private static let smoothFactorIfLarge = 3

    /// A file with the indices of a palette.
    private static func indexed(_ bitmap: consuming Bitmap, _ palette: PNGPalette, scale: Double) -> [UInt8] {
        var pixels = PNGPixels(bitmap, palette: palette)
        let rows = pixels.takePlainRows(repeatsAsDifferences: pixels.form.repeatsAreDifferences)
        return file(pixels.form, [DeflateStream.compressed(rows, level: level)], scale: scale)
    }

    /// A file with the colors, with alpha unless the picture is opaque.
    ///
    /// - Parameter hasAlpha: whether there is an alpha even if the picture is opaque.
    static func direct(_ bitmap: consuming Bitmap, scale: Double, hasAlpha: Bool = false) -> [UInt8] {
        guard max(bitmap.width, bitmap.height) <= EdgeHistory.longestSide else {
            let isOpaque = !hasAlpha && bitmap.isOpaque
            let pixels = PNGPixels(bitmap, isOpaque: isOpaque)
            return file(pixels.form, [general(pixels)], scale: scale)
        }
        // Most pictures are opaque. In one that is not, the first pixel usually shows it, so little work is lost.
        var pixels = PNGPixels(bitmap, isOpaque: true)
        if !hasAlpha, let matched = MatchedPicture(pixels) {
            return file(pixels.form, smallest(&pixels, matched), scale: scale)
        }
        pixels = PNGPixels(pixels.bitmap, isOpaque: false)
        return file(pixels.form, MatchedPicture(pixels).map { smallest(&pixels, $0) } ?? [], scale: scale)
    }

    /// The smaller of what the repeats give and, of a smooth picture, what libdeflate gives. Takes the pixels.
    private static func smallest(_ pixels: inout PNGPixels, _ matched: MatchedPicture) -> [[UInt8]] {
        let isLarge = pixels.form.byteCount > largeByteCount
        let factor = isLarge ? smoothFactorIfLarge : smoothFactor
        guard matched.smoothCount * factor > matched.pieces.byteCount else { return matched.pieces }
        let smooth = isLarge ? filtered(&pixels) : general(pixels)
        return smooth.count < matched.pieces.byteCount ? [smooth] : matched.pieces
    }

    /// The smaller of filtered and plain rows, both by libdeflate.
    private static func general(_ pixels: PNGPixels) -> [UInt8] {
        var (forFilters, forPlain) = (pixels, pixels)
        let filtered = filtered(&forFilters)
        let plain = DeflateStream.compressed(forPlain.takePlainRows(), level: level)
        return filtered.count < plain.count ? filtered : plain
    }

    private static func filtered(_ pixels: inout PNGPixels) -> [UInt8] {
        DeflateStream.compressed(PNGFilter.takeFilteredRows(of: &pixels), level: level)
    }
}

/// The rows of a picture without a palette, compressed by the repeats in them.
struct MatchedPicture {
    /// The compressed rows.
    let pieces: [[UInt8]]
    /// The number of literals that differ little from the same byte of the previous pixel.
    let smoothCount: Int

    /// - Parameter pixels: those of a picture whose sides are at most `EdgeHistory.longestSide`.
    /// - Returns: `nil` if a pixel is translucent and the rows have no alpha.
    init?(_ pixels: PNGPixels) {
        let form = pixels.form
        let matched: MatchedPicture? = pixels.bitmap.pixels.withUnsafeBufferPointer { colors in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: form.rowBytes + PNGForm.slack) { row in
                guard !colors.isEmpty, let first = colors.baseAddress, let row = row.baseAddress else {
                    return MatchedPicture()
                }
                return MatchedPicture(form, first, row)
            }
        }
        guard let matched else { return nil }
        self = matched
    }

    /// The rows of a picture without pixels.
    private init() {
        var stream = DeflateStream()
        stream.finish(Repeats(), sum: 1)
        (pieces, smoothCount) = (stream.pieces, 0)
    }

    /// Converts, matches and compresses one row after another, while its bytes are in the cache.
    private init?(_ form: PNGForm, _ first: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>) {
        var matcher = RowMatcher(form, first, row: row + 1)
        var stream = DeflateStream()
        let difference = [PNGFilter.up.rawValue] + [UInt8](repeating: 0, count: form.rowBytes - 1)
        var sum: UInt32 = 1
        row.pointee = PNGFilter.none.rawValue
        for y in 0..<form.height {
            let pixels = first + y * form.width
            if form.repeatsAreDifferences, y > 0, pixels.repeatsRowAbove(width: form.width) {
                matcher.addRepeatedRow()
                sum = libdeflate_adler32(sum, difference, form.rowBytes)
            } else {
                guard form.write(pixels, to: row + 1) else { return nil }
                matcher.addRow(y)
                sum = libdeflate_adler32(sum, row, form.rowBytes)
            }
            matcher.writeBlocks(to: &stream)
        }
        smoothCount = matcher.finish(&stream, sum: sum)
        pieces = stream.pieces
    }
}

/// An animated PNG (PNG, third edition, §11.3.7): a PNG of the first picture for programs that show no motion.
package struct PNGAnimation: Sendable {
    /// Pixels per point.
    private let scale: Double
    private var frames: [Frame] = []
    private var latest: Bitmap?

    /// The part of a picture that differs from the picture before.
    fileprivate struct Frame: Sendable {
        var part: Bitmap
        var x = 0
        var y = 0
        /// In milliseconds.
        var duration: Int
    }

    /// An animation without pictures.
    ///
    /// - Parameter scale: the pixels per point of the pictures, above 0.
    package init(scale: Double) {
        self.scale = scale
    }

    /// Adds a picture of the same size as those before.
    ///
    /// - Parameter seconds: how long it is shown.
    package mutating func add(_ bitmap: Bitmap, seconds: Double) {
        let duration = min(Int((seconds * 1000).rounded()), Int(UInt16.max))
        defer { latest = bitmap }
        guard let latest else { return frames.append(Frame(part: bitmap, duration: duration)) }
        // A frame has at least a pixel.
        let rect = bitmap.difference(from: latest) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        frames.append(Frame(part: bitmap.part(rect), x: rect.minX, y: rect.minY, duration: duration))
    }

    /// The content of the file, which plays without end. There is at least one picture.
    package var file: [UInt8] {
        let (scale, hasAlpha) = (scale, !frames.allSatisfy(\.part.isOpaque))
        let parts = WorkerThreads.map(frames) { { PNGEncoder.direct($0.part, scale: scale, hasAlpha: hasAlpha) } }
        guard let first = parts.first else { return [] }
        let chunks = PNGChunk.all(in: first)
        var file = PNGFile()
        for chunk in chunks.prefix(while: { $0.type != "IDAT" }) {
            file.addChunk(chunk.type, Array(first[chunk.content]))
        }
        file.addChunk("acTL", PNGFile.bigEndian(frames.count) + PNGFile.bigEndian(0))
        var number = 0
        for (frame, bytes) in zip(frames, parts) {
            file.addChunk("fcTL", PNGFile.bigEndian(number) + frame.control)
            number += 1
            for chunk in PNGChunk.all(in: bytes) where chunk.type == "IDAT" {
                let content = Array(bytes[chunk.content])
                guard number > 1 else {
                    file.addChunk("IDAT", content)
                    continue
                }
                file.addChunk("fdAT", [PNGFile.bigEndian(number), content])
                number += 1
            }
        }
        file.addChunk("IEND", [] as [UInt8])
        return file.bytes
    }
}

extension PNGAnimation.Frame {
    /// The size and place of the part, how long it is shown, and that its pixels replace those before and stay.
    fileprivate var control: [UInt8] {
        let numbers = [part.width, part.height, x, y].flatMap(PNGFile.bigEndian)
        let time = [duration >> 8, duration & 0xFF, 1000 >> 8, 1000 & 0xFF].map { UInt8($0) }
        return numbers + time + [0, 0]
    }
}

extension Bitmap {
    /// The smallest rectangle around the pixels that differ from a picture of the same size; `nil` if there are none.
    fileprivate func difference(from other: Bitmap) -> PixelRect? {
        var bounds: PixelRect?
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            guard let first = row.first(where: { pixels[$0] != other.pixels[$0] }),
                let last = row.last(where: { pixels[$0] != other.pixels[$0] })
            else { continue }
            let line = PixelRect(x: first - row.lowerBound, y: y, width: last - first + 1, height: 1)
            bounds = bounds?.union(line) ?? line
        }
        return bounds
    }
}
