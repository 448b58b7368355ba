/// One number for each pixel of a rectangle, from 0 to 65,280: 256 steps for each of a byte's.
struct Plane {
    let bounds: PixelBounds
    private(set) var values: [UInt16]

    /// - Parameter value: gives the byte of a pixel.
    init(_ bounds: PixelBounds, _ value: (_ x: Int, _ y: Int) -> UInt8) {
        self.bounds = bounds
        values = []
        values.reserveCapacity(bounds.width * bounds.height)
        for y in bounds.minY..<max(bounds.maxY, bounds.minY) {
            for x in bounds.minX..<max(bounds.maxX, bounds.minX) { values.append(UInt16(value(x, y)) << 8) }
        }
    }

    /// The coverage of a mask.
    init(_ mask: CoverageMask) {
        bounds = mask.bounds
        values = []
        values.reserveCapacity(bounds.width * bounds.height)
        for row in 0..<bounds.height { values += mask.row(row).lazy.map { UInt16($0) << 8 } }
    }

    /// The numbers of a rectangle as a mask; outside the plane it covers nothing.
    func mask(in rectangle: PixelBounds) -> CoverageMask {
        var mask = CoverageMask(rectangle)
        let common = rectangle.intersection(bounds)
        guard !common.isEmpty else { return mask }
        let stride = mask.stride
        mask.withBytes { bytes in
            for y in common.minY..<common.maxY {
                let source = (y - bounds.minY) * bounds.width - bounds.minX
                let target = (y - rectangle.minY) * stride - rectangle.minX
                for x in common.minX..<common.maxX {
                    bytes[target + x] = UInt8(truncatingIfNeeded: (UInt32(values[source + x]) + 128) >> 8)
                }
            }
        }
        return mask
    }

    /// The byte of a pixel; 0 outside.
    subscript(x: Int, y: Int) -> UInt8 {
        guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
        return UInt8((UInt32(values[(y - bounds.minY) * bounds.width + x - bounds.minX]) + 128) >> 8)
    }

    /// Blurs the numbers; what is outside counts as 0.
    ///
    /// - Parameter deviation: the standard deviation, in pixels.
    mutating func blur(_ deviation: Double) {
        guard deviation > 0, !bounds.isEmpty else { return }
        BoxBlur(deviation).apply(to: &values, width: bounds.width, height: bounds.height)
    }
}
