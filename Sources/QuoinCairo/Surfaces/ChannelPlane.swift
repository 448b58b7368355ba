import CPangoCairo
import QuoinImages

/// One channel of the pixels of a rectangle: numbers from 0 to 65,280, 256 for each level of a byte. Outside of the
/// rectangle the channel is 0.
struct ChannelPlane {
    let bounds: PixelRect
    /// The numbers, row by row.
    let values: [UInt16]

    private init(_ bounds: PixelRect, _ values: [UInt16]) {
        (self.bounds, self.values) = (bounds, values)
    }

    /// A plane without numbers, if the task is cancelled: what is done with it takes no time.
    private static let none = ChannelPlane(PixelRect(x: 0, y: 0, width: 0, height: 0), [])

    /// - Parameter write: writes all numbers of a row.
    init(_ bounds: PixelRect, _ write: (_ y: Int, _ row: UnsafeMutableBufferPointer<UInt16>) -> Void) {
        let (width, height) = (bounds.width, bounds.height)
        let values = [UInt16](unsafeUninitializedCapacity: width * height) { values, count in
            for y in (0..<height).untilCancelled {
                let row = UnsafeMutableBufferPointer(rebasing: values[y * width..<(y + 1) * width])
                write(bounds.minY + y, row)
                count += width
            }
        }
        self = values.count == width * height ? ChannelPlane(bounds, values) : .none
    }

    /// The coverage of a mask.
    init(_ mask: CoverageMask) {
        self.init(mask.bounds) { y, row in
            mask.row(y - mask.bounds.minY).withUnsafeBufferPointer { bytes in
                for x in row.indices { row[x] = UInt16(bytes[x]) << 8 }
            }
        }
    }

    /// The plane with columns and rows exchanged.
    var transposed: ChannelPlane {
        let (width, height) = (bounds.width, bounds.height)
        let turned = PixelRect(x: bounds.y, y: bounds.x, width: height, height: width)
        let turnedValues = [UInt16](unsafeUninitializedCapacity: values.count) { result, count in
            values.withUnsafeBufferPointer { values in
                // In stripes, so that what is read and written at a time fits into the cache.
                for left in stride(from: 0, to: width, by: 16) where !Task.isCancelled {
                    let right = min(left &+ 16, width)
                    for y in 0..<height {
                        for x in left..<right { result[x &* height &+ y] = values[y &* width &+ x] }
                    }
                    count = right &* height
                }
            }
        }
        return turnedValues.count == values.count ? ChannelPlane(turned, turnedValues) : .none
    }

    /// The blurred channel in a rectangle. A deviation of 0 changes nothing.
    ///
    /// - Parameter deviation: the standard deviation, in pixels.
    func blurred(_ deviation: Double, in target: PixelRect) -> ChannelPlane {
        guard deviation > 0 else { return self }
        return BoxBlur(deviation).apply(to: self, in: target)
    }

    /// A rectangle of the plane as a mask.
    func mask(in rectangle: PixelRect) -> CoverageMask {
        var mask = CoverageMask(rectangle)
        let stride = mask.stride
        mask.withBytes { bytes in
            forEachRow(in: rectangle) { x, y, row in
                let start = y * stride + x
                for x in row.indices { bytes[start &+ x] = UInt8(truncatingIfNeeded: ChannelPlane.byte(row[x])) }
            }
        }
        return mask
    }

    /// Adds the plane to a channel of pixels, in which the channel is 0.
    ///
    /// - Parameters:
    ///   - shift: the place of the channel in a pixel, in bits.
    ///   - pixels: the pixels of a rectangle.
    ///   - stride: pixels from row to row.
    func write(
        at shift: UInt32, into pixels: UnsafeMutablePointer<UInt32>, of rectangle: PixelRect, stride: Int
    ) {
        forEachRow(in: rectangle) { x, y, row in
            let pixels = pixels + (y * stride + x)
            for x in row.indices { pixels[x] |= ChannelPlane.byte(row[x]) &<< shift }
        }
    }

    /// Calls `body` with the part of each row that is in a rectangle, and with its place in the rectangle.
    private func forEachRow(
        in rectangle: PixelRect, _ body: (_ x: Int, _ y: Int, _ row: UnsafeBufferPointer<UInt16>) -> Void
    ) {
        let common = rectangle.intersection(bounds)
        guard !common.isEmpty else { return }
        values.withUnsafeBufferPointer { values in
            for y in (common.minY..<common.maxY).untilCancelled {
                let start = (y - bounds.minY) * bounds.width - bounds.minX
                let row = UnsafeBufferPointer(rebasing: values[start + common.minX..<start + common.maxX])
                body(common.minX - rectangle.minX, y - rectangle.minY, row)
            }
        }
    }

    /// The nearest level of a byte.
    @inline(__always)
    private static func byte(_ value: UInt16) -> UInt32 { (UInt32(value) &+ 128) &>> 8 }
}

/// The coverage of pixels, from 0 to 255: a mask for Cairo.
struct CoverageMask {
    let bounds: PixelRect
    /// Bytes from row to row.
    let stride: Int
    private var coverage: [UInt8]

    /// A mask that covers nothing.
    init(_ bounds: PixelRect) {
        self.bounds = bounds
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(bounds.width)))
        coverage = Array(repeating: 0, count: stride * bounds.height)
    }

    /// The bytes of a row, from the top.
    func row(_ index: Int) -> ArraySlice<UInt8> {
        coverage[index * stride..<index * stride + bounds.width]
    }

    /// Calls `body` with the bytes, row by row.
    mutating func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        coverage.withUnsafeMutableBufferPointer { body($0) }
    }

    /// Calls `body` with a Cairo surface to paint from.
    func withSourceSurface(_ body: (OpaquePointer) throws(QuoinError) -> Void) throws(QuoinError) {
        let (bounds, stride) = (bounds, stride)
        try coverage.withUnsafeBufferPointer { bytes throws(QuoinError) in
            try PixelSurface.use(
                UnsafeMutableRawPointer(mutating: bytes.baseAddress), CAIRO_FORMAT_A8, bounds.width, bounds.height,
                stride: stride, QuoinError.cairo, body)
        }
    }

    /// Calls `body` with a Cairo surface that draws into the mask.
    mutating func withSurface(_ body: (OpaquePointer) throws(QuoinError) -> Void) throws(QuoinError) {
        let (bounds, stride) = (bounds, stride)
        try coverage.withUnsafeMutableBufferPointer { bytes throws(QuoinError) in
            try PixelSurface.use(
                bytes.baseAddress, CAIRO_FORMAT_A8, bounds.width, bounds.height, stride: stride, QuoinError.cairo, body)
        }
    }
}

extension Bitmap {
    /// Calls `body` with a Cairo surface to paint from.
    func withSourceSurface(_ body: (OpaquePointer) throws(QuoinError) -> Void) throws(QuoinError) {
        try pixels.withUnsafeBufferPointer { pixels throws(QuoinError) in
            try PixelSurface.use(
                UnsafeMutableRawPointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32, width, height,
                stride: width * 4, QuoinError.cairo, body)
        }
    }

    /// Calls `body` with a Cairo surface that draws into the pixels.
    mutating func withSurface(_ body: (OpaquePointer) throws(QuoinError) -> Void) throws(QuoinError) {
        let (width, height) = (width, height)
        try pixels.withUnsafeMutableBufferPointer { pixels throws(QuoinError) in
            try PixelSurface.use(
                pixels.baseAddress, CAIRO_FORMAT_ARGB32, width, height, stride: width * 4, QuoinError.cairo, body)
        }
    }
}
