import CImageFiles
import QuoinSystem

/// Turns the rows of a PNG, one after another, from differences into bytes and then into pixels.
///
/// Works on raw memory, because comparing pictures spends most of its time here. Parts that equal the row above, which
/// are most of a drawn picture, are copied.
struct PNGRow: ~Copyable {
    /// The bytes after a row that may be read or overwritten: up to sixteen are accessed at a time.
    static let slack = 16

    private let layout: PNGPixelLayout
    private let width: Int
    /// Bytes per row, without the filter-type byte.
    private let count: Int
    private var current: UnsafeMutablePointer<UInt8>
    private var previous: UnsafeMutablePointer<UInt8>
    private let memory: UnsafeMutablePointer<UInt8>
    /// Whether the row equals the previous one, and all its bytes but the filter type are zero.
    private(set) var isRepeated = false

    init(_ layout: PNGPixelLayout, width: Int) {
        (self.layout, self.width) = (layout, width)
        count = layout.bytes(ofPixels: width)
        let capacity = count + PNGRow.slack
        memory = .allocate(capacity: 2 * capacity)
        memory.initialize(repeating: 0, count: 2 * capacity)
        (previous, current) = (memory, memory + capacity)
    }

    deinit {
        memory.deallocate()
    }

    /// Takes the bytes of another picture's row, before the next row is unfiltered.
    mutating func copy(_ other: borrowing PNGRow) {
        current.update(from: other.current, count: count)
    }

    /// Whether the bytes are those of another picture's row.
    func isSame(as other: borrowing PNGRow) -> Bool { memcmp(current, other.current, count) == 0 }

    // MARK: - Filters (PNG, second edition, §9.2)

    /// Undoes the filter of the next row, which is given with its filter-type byte; false for an unknown filter.
    mutating func unfilter(_ row: UnsafeRawPointer) -> Bool {
        let filter = row.load(as: UInt8.self)
        let bytes = (row + 1).assumingMemoryBound(to: UInt8.self)
        isRepeated = (filter == 2 || filter == 4) && isZero(bytes)
        if isRepeated { return true }
        swap(&current, &previous)
        switch filter {
        case 0: current.update(from: bytes, count: count)
        case 1: predict(bytes, by: LeftPredictor.self)
        case 2: addAbove(bytes)
        case 3: predict(bytes, by: AveragePredictor.self)
        case 4: predict(bytes, by: PaethPredictor.self)
        default: return false
        }
        return true
    }

    /// Whether all differences are zero: the row then equals the one above, with Paeth's predictor as well.
    private func isZero(_ bytes: UnsafePointer<UInt8>) -> Bool {
        bytes.pointee == 0 && memcmp(bytes, bytes + 1, count - 1) == 0
    }

    private func addAbove(_ bytes: UnsafePointer<UInt8>) {
        let (current, previous) = (current, previous)
        for index in 0..<count { current[index] = bytes[index] &+ previous[index] }
    }

    /// Adds predictions pixel by pixel, four bytes at a time.
    private func predict<Predictor: PNGPredictor>(_ bytes: UnsafePointer<UInt8>, by predictor: Predictor.Type) {
        let (step, current, previous) = (layout.bytesPerPixel, current, previous)
        // The fourth byte belongs to the next pixel if pixels have three.
        let pixelBits = UInt32.max >> UInt32(32 - 8 * step)
        var (left, corner) = (SIMD4<UInt8>(), SIMD4<UInt8>())
        var index = 0
        while index < count {
            // Differences of zero are looked for first: whether two pixels are equal is hard to predict for the processor.
            if Predictor.repeatsAboveOnceLeftIsCorner, areFourZero(bytes, from: index),
                (bits(left) ^ bits(corner)) & pixelBits == 0
            {
                index = copyAbove(bytes, from: index)
                left = PNGRow.load(previous + index - step)
                corner = left
                continue
            }
            let above: SIMD4<UInt8> = PNGRow.load(previous + index)
            left = PNGRow.load(bytes + index) &+ Predictor.predict(left, above, corner)
            corner = above
            UnsafeMutableRawPointer(current + index).storeBytes(of: left, as: SIMD4<UInt8>.self)
            index += step
        }
    }

    /// Copies pixels from above while the next four have no differences, and returns the first byte after them.
    @inline(__always)
    private func copyAbove(_ bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
        let step = 4 * layout.bytesPerPixel
        var index = start
        while areFourZero(bytes, from: index) {
            let above: SIMD2<UInt64> = PNGRow.load(previous + index)
            UnsafeMutableRawPointer(current + index).storeBytes(of: above, as: SIMD2<UInt64>.self)
            index += step
        }
        return index
    }

    /// Whether the row has four more pixels, without differences.
    @inline(__always)
    private func areFourZero(_ bytes: UnsafePointer<UInt8>, from index: Int) -> Bool {
        index + 4 * layout.bytesPerPixel <= count && PNGRow.load(bytes + index) == SIMD2<UInt64>.zero
    }

    @inline(__always)
    private func bits(_ pixel: SIMD4<UInt8>) -> UInt32 { unsafeBitCast(pixel, to: UInt32.self) }

    @inline(__always)
    private static func load<Value: BitwiseCopyable>(_ bytes: UnsafePointer<UInt8>) -> Value {
        UnsafeRawPointer(bytes).loadUnaligned(as: Value.self)
    }

    // MARK: - Pixels

    /// Writes the row as pixels of a bitmap; false if the palette has no color for an index.
    ///
    /// - Parameter above: the pixels of the previous row, `nil` for the first.
    func unpack(into pixels: UnsafeMutablePointer<UInt32>, above: UnsafePointer<UInt32>?) -> Bool {
        if isRepeated, let above {
            pixels.update(from: above, count: width)
            return true
        }
        switch layout {
        case .color: unpackColors(into: pixels)
        case .colorAndAlpha: unpackColorsAndAlphas(into: pixels)
        case .palette(let depth, let colors): return unpack(depth: depth, colors, into: pixels)
        }
        return true
    }

    private func unpackColors(into pixels: UnsafeMutablePointer<UInt32>) {
        let bytes = UnsafeRawPointer(current)
        for x in quoin_unpack_colors(current, width, pixels)..<width {
            let color = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: x * 3, as: UInt32.self))
            pixels[x] = 0xFF << 24 | color >> 8
        }
    }

    private func unpackColorsAndAlphas(into pixels: UnsafeMutablePointer<UInt32>) {
        let bytes = UnsafeRawPointer(current)
        var common: UInt32 = 0xFF << 24
        for x in 0..<width {
            let color = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
            common &= color
            pixels[x] = color & 0xFF00_FF00 | color >> 16 & 0xFF | (color & 0xFF) << 16
        }
        guard common != 0xFF << 24 else { return }
        for x in 0..<width { pixels[x] = Bitmap.premultiplied(PNGRow.load(current + x * 4)) }
    }

    private func unpack(depth: Int, _ colors: [UInt32], into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
        colors.withUnsafeBufferPointer { colors in
            switch depth {
            case 1: unpackNumbers(1, colors, into: pixels)
            case 2: unpackNumbers(2, colors, into: pixels)
            case 4: unpackNumbers(4, colors, into: pixels)
            default: unpackNumbers(8, colors, into: pixels)
            }
        }
    }

    /// For each depth the compiler makes a separate loop: dividing by a constant is a shift, dividing by a variable is slow.
    @inline(__always)
    private func unpackNumbers(
        _ depth: Int, _ colors: UnsafeBufferPointer<UInt32>, into pixels: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        let perByte = 8 / depth
        let mask = UInt8(truncatingIfNeeded: (1 << depth) - 1)
        for x in 0..<width {
            let shift = 8 - depth * (x % perByte + 1)
            let number = Int(current[x / perByte] >> UInt8(shift) & mask)
            guard number < colors.count else { return false }
            pixels[x] = colors[number]
        }
        return true
    }
}

/// Predicts a pixel from its neighbors (PNG, second edition, §9.2). The file stores the difference.
private protocol PNGPredictor {
    /// - Parameters:
    ///   - left: the pixel on the left; zeros at the start of a row.
    ///   - above: the pixel above; zeros in the first row.
    ///   - corner: the pixel above on the left.
    static func predict(_ left: SIMD4<UInt8>, _ above: SIMD4<UInt8>, _ corner: SIMD4<UInt8>) -> SIMD4<UInt8>

    /// Whether the prediction is the pixel above if the left pixel equals the upper left one. As long as predictions
    /// are exact, the same then holds for the next pixel.
    static var repeatsAboveOnceLeftIsCorner: Bool { get }
}

extension PNGPredictor {
    @inline(__always)
    static var repeatsAboveOnceLeftIsCorner: Bool { false }
}

/// Predicts the pixel on the left.
private enum LeftPredictor: PNGPredictor {
    @inline(__always)
    static func predict(_ left: SIMD4<UInt8>, _ above: SIMD4<UInt8>, _ corner: SIMD4<UInt8>) -> SIMD4<UInt8> { left }
}

/// Predicts the mean of the left and the upper pixel.
private enum AveragePredictor: PNGPredictor {
    @inline(__always)
    static func predict(_ left: SIMD4<UInt8>, _ above: SIMD4<UInt8>, _ corner: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let sum = SIMD4<UInt16>(truncatingIfNeeded: left) &+ SIMD4<UInt16>(truncatingIfNeeded: above)
        return SIMD4<UInt8>(truncatingIfNeeded: sum &>> 1)
    }
}

/// Predicts whichever of the three is nearest to left plus above minus corner.
private enum PaethPredictor: PNGPredictor {
    @inline(__always)
    static var repeatsAboveOnceLeftIsCorner: Bool { true }

    @inline(__always)
    static func predict(_ left: SIMD4<UInt8>, _ above: SIMD4<UInt8>, _ corner: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let a = SIMD4<Int16>(truncatingIfNeeded: left)
        let b = SIMD4<Int16>(truncatingIfNeeded: above)
        let c = SIMD4<Int16>(truncatingIfNeeded: corner)
        // The specification compares distances. Here less waits for the left pixel, which is known last.
        let (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
        let limit = (c &+ c &+ c &- b) &- a
        let best = c.replacing(with: low, where: high .<= limit).replacing(with: high, where: limit .<= low)
        return SIMD4<UInt8>(truncatingIfNeeded: best)
    }
}
