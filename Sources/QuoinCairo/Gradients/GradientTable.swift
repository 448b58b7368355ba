import QuoinScene

/// The colors of a gradient at equally spaced offsets, as pixels.
struct GradientTable {
    /// From the first offset to the last; with 16 bits per component if the gradient is dithered.
    private let colors: Colors
    private let isRepeating: Bool
    let scale: Scale
    private let last: Float

    /// 2²³. Above it the last bit of a float has the value 1, so that a sum with it is rounded to a whole number, which
    /// is in the lower bits.
    static let magnitude: Float = 8_388_608

    /// The offsets of the entries.
    struct Scale {
        /// The offset of the first entry.
        let origin: Float
        /// Entries per offset.
        let density: Float

        /// The error bound, in pixels, of the column of a change that is computed from its offset.
        ///
        /// - Parameters:
        ///   - start: the offset of a row's first pixel.
        ///   - pixels: the largest column or row, counted from the first.
        func roundingMargin(from start: Float, pixelsPerOffset: Float, within pixels: Float) -> Float {
            // Between a pixel and its color are about ten roundings of numbers up to these, each by at most 2⁻²⁴.
            ((abs(start) + abs(origin)) * abs(pixelsPerOffset) + pixels) * 0x1p-19
        }

        /// Whether the entries nearest to offsets are `entries` or higher ones.
        @inline(__always)
        func reaches(_ entries: SIMD8<Float>, at offsets: SIMD8<Float>) -> SIMDMask<SIMD8<Int32>> {
            (offsets - origin) * density + magnitude .>= entries + magnitude
        }
    }

    private enum Colors {
        case plain([UInt32])
        case dithered([SIMD4<UInt16>])
    }

    /// What the colors depend on.
    struct Request: Hashable {
        let stops: [GradientShading.Stop]
        let spread: Gradient.Spread
        let interpolation: Gradient.Interpolation
        let hue: Gradient.HueDirection
        let isDithered: Bool
        let pixels: Double

        /// - Parameter pixels: the approximate length of the gradient.
        init(_ gradient: GradientShading, pixels: Double) {
            (stops, spread, isDithered) = (gradient.stops, gradient.spread, gradient.isDithered)
            (interpolation, hue, self.pixels) = (gradient.interpolation, gradient.hue, pixels)
        }
    }

    /// - Parameter pixels: the approximate length of the gradient.
    init(_ gradient: GradientShading, pixels: Double) {
        let ramp = ColorRamp(gradient)
        let range = ramp.range
        let count = Int(min(max(pixels * (range.upperBound - range.lowerBound) * 4, 256), 65_536).rounded())
        // The end of a repeating gradient is its start.
        let entries = gradient.spread == .pad ? 0...count : 0...count - 1
        let step = (range.upperBound - range.lowerBound) / Double(count)
        let offset = { (entry: Int) in range.lowerBound + Double(entry) * step }
        colors =
            gradient.isDithered
            ? .dithered(ramp.colors(count: entries.count, offset: offset) { $0.components16 })
            : .plain(ramp.colors(count: entries.count, offset: offset) { $0.pixel })
        isRepeating = gradient.spread == .repeat
        scale = Scale(origin: Float(range.lowerBound), density: Float(1 / step))
        last = Float(entries.upperBound)
    }

    /// The entries nearest to offsets.
    @inline(__always)
    func entries(at offsets: SIMD8<Float>) -> SIMD8<UInt32> {
        var places = (offsets - scale.origin) * scale.density
        if isRepeating {
            let turns = (places / (last + 1)).rounded(.down)
            places -= turns * (last + 1)
        }
        places.replace(with: 0, where: .!(places .> 0))
        places.replace(with: SIMD8(repeating: last), where: places .> last)
        return unsafeBitCast(places + GradientTable.magnitude, to: SIMD8<UInt32>.self) & 0x7F_FFFF
    }

    // MARK: Changes

    /// A pair of neighboring entries with different colors.
    struct Change {
        /// The number of the upper entry, and the approximate offset from which on it is the nearest.
        let entry: Float
        let offset: Float
        let below: UInt32
        let above: UInt32
    }

    /// The changes of color in ascending order; `nil` for a repeating or dithered gradient.
    var changes: [Change]? {
        guard case .plain(let colors) = colors, !isRepeating else { return nil }
        return colors.withUnsafeBufferPointer { colors in
            var changes: [Change] = []
            for entry in 1..<colors.count where colors[entry] != colors[entry - 1] {
                changes.append(
                    Change(
                        entry: Float(entry), offset: (Float(entry) - 0.5) / scale.density + scale.origin,
                        below: colors[entry - 1],
                        above: colors[entry]))
            }
            return changes
        }
    }

    /// The difference between the last offset and the first.
    var extent: Float { last / scale.density }

    // MARK: Pixels

    /// The colors at offsets, of a gradient that is not dithered.
    func plainColors(at offsets: SIMD8<Float>) -> SIMD8<UInt32> {
        guard case .plain(let colors) = colors else { return .zero }
        var entries = entries(at: offsets)
        for lane in 0..<8 { entries[lane] = colors[Int(entries[lane])] }
        return entries
    }

    /// Writes the colors of entries into a row of pixels.
    func lookUp(_ entries: [UInt32], into row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
        switch colors {
        case .plain(let colors):
            colors.withUnsafeBufferPointer { colors in
                for index in row.indices { row[index] = colors[Int(entries[index])] }
            }
        case .dithered(let colors):
            for index in row.indices {
                row[index] = colors[Int(entries[index])].pixel(at: x + index, y)
            }
        }
    }
}

extension SIMD4<UInt16> {
    /// A Bayer matrix of the numbers from 0 to 63.
    private static let thresholds: [UInt16] = (0..<64).map { place in
        let (x, y) = (place % 8, place / 8)
        return [1, 2, 4].reduce(0) { sum, bit in
            let (column, row) = (x & bit == 0 ? 0 : 1, y & bit == 0 ? 0 : 1)
            return sum * 4 + UInt16((column ^ row) * 2 + row)
        }
    }

    /// The color, rounded up or down by the threshold at the place of its pixel.
    fileprivate func pixel(at x: Int, _ y: Int) -> UInt32 {
        let threshold = SIMD4<UInt16>.thresholds[(y & 7) * 8 + (x & 7)] * 4 + 2
        let bytes = SIMD4<UInt32>(truncatingIfNeeded: self &+ threshold) &>> 8
        return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
    }
}
