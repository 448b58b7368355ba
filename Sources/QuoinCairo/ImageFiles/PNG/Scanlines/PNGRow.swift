#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One row of a PNG after the other, on its way from differences to pixels. It knows the row before.
///
/// Works on raw memory: reading pictures is what a comparison spends its time with. Much of a drawn picture is as in the
/// row above, and is copied.
struct PNGRow: ~Copyable {
    /// Bytes are read and written up to sixteen at a time, so that some must follow the last.
    static let slack = 16

    private let layout: PNGPixelLayout
    private let width: Int
    /// Bytes of a row.
    private let count: Int
    private var current: UnsafeMutablePointer<UInt8>
    private var previous: UnsafeMutablePointer<UInt8>
    private let memory: UnsafeMutablePointer<UInt8>
    /// Whether the row is the same as the one before, and has nothing but zeros behind the number of its filter.
    private(set) var isRepeated = false

    init(_ layout: PNGPixelLayout, width: Int) {
        (self.layout, self.width) = (layout, width)
        count = layout.bytes(ofPixels: width)
        let room = count + PNGRow.slack
        memory = .allocate(capacity: 2 * room)
        memory.initialize(repeating: 0, count: 2 * room)
        (previous, current) = (memory, memory + room)
    }

    deinit {
        memory.deallocate()
    }

    // MARK: - Filters (PNG, second edition, §9.2)

    /// Takes the next row: the number of its filter and its bytes. False where there is no such filter.
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

    /// Whether nothing differs from what is above, or from what is nearest, which is then above, too.
    private func isZero(_ bytes: UnsafePointer<UInt8>) -> Bool {
        bytes.pointee == 0 && memcmp(bytes, bytes + 1, count - 1) == 0
    }

    private func addAbove(_ bytes: UnsafePointer<UInt8>) {
        let (current, previous) = (current, previous)
        for index in 0..<count { current[index] = bytes[index] &+ previous[index] }
    }

    /// Goes through the row pixel by pixel, each four bytes wide.
    private func predict<Predictor: PNGPredictor>(_ bytes: UnsafePointer<UInt8>, by predictor: Predictor.Type) {
        let (step, current, previous) = (layout.bytesPerPixel, current, previous)
        // Three of four bytes where pixels have three: the fourth is of the next.
        let pixelBits = UInt32.max >> UInt32(32 - 8 * step)
        var (left, corner) = (SIMD4<UInt8>(), SIMD4<UInt8>())
        var index = 0
        while index < count {
            if Predictor.repeatsAboveOnceLeftIsCorner, (bits(left) ^ bits(corner)) & pixelBits == 0 {
                let end = copyAbove(bytes, from: index)
                if end > index {
                    index = end
                    left = PNGRow.load(previous + index - step)
                    corner = left
                    continue
                }
            }
            let above: SIMD4<UInt8> = PNGRow.load(previous + index)
            left = PNGRow.load(bytes + index) &+ Predictor.guess(left, above, corner)
            corner = above
            UnsafeMutableRawPointer(current + index).storeBytes(of: left, as: SIMD4<UInt8>.self)
            index += step
        }
    }

    /// Copies pixels from above as long as the next four have no differences, and gives the first byte after them.
    @inline(__always)
    private func copyAbove(_ bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
        let step = 4 * layout.bytesPerPixel
        var index = start
        while index + step <= count, PNGRow.load(bytes + index) == SIMD2<UInt64>.zero {
            let above: SIMD2<UInt64> = PNGRow.load(previous + index)
            UnsafeMutableRawPointer(current + index).storeBytes(of: above, as: SIMD2<UInt64>.self)
            index += step
        }
        return index
    }

    @inline(__always)
    private func bits(_ pixel: SIMD4<UInt8>) -> UInt32 { unsafeBitCast(pixel, to: UInt32.self) }

    @inline(__always)
    private static func load<Value: BitwiseCopyable>(_ bytes: UnsafePointer<UInt8>) -> Value {
        UnsafeRawPointer(bytes).loadUnaligned(as: Value.self)
    }

    // MARK: - Pixels

    /// Writes the row as a bitmap's pixels. False where a number has no color in the palette.
    ///
    /// - Parameter above: the pixels of the row before; none for the first.
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
        for x in 0..<width {
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
        let perByte = 8 / depth
        let mask = UInt8(truncatingIfNeeded: (1 << depth) - 1)
        return colors.withUnsafeBufferPointer { colors in
            for x in 0..<width {
                let shift = 8 - depth * (x % perByte + 1)
                let number = Int(current[x / perByte] >> UInt8(shift) & mask)
                guard number < colors.count else { return false }
                pixels[x] = colors[number]
            }
            return true
        }
    }
}
