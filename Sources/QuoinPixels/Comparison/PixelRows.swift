import QuoinPlatform

/// The pixels of two bitmaps, read without bounds checks, which would cost too much per pixel.
///
/// A column and a row must be in the part that both have.
struct PixelRows {
    private let old: UnsafePointer<UInt32>
    private let new: UnsafePointer<UInt32>
    private let oldWidth: Int
    private let newWidth: Int
    /// The size of the part that both have, in pixels.
    let width: Int
    let height: Int

    /// Calls a closure with the pixels of two bitmaps; `nil` if one of them has no pixel.
    static func with<Result>(
        _ old: Bitmap, _ new: Bitmap, _ body: (PixelRows) -> Result
    ) -> Result? {
        old.pixels.withUnsafeBufferPointer { oldPixels in
            new.pixels.withUnsafeBufferPointer { newPixels in
                guard let oldStart = oldPixels.baseAddress, let newStart = newPixels.baseAddress else { return nil }
                return body(
                    PixelRows(
                        old: oldStart, new: newStart, oldWidth: old.width, newWidth: new.width,
                        width: min(old.width, new.width), height: min(old.height, new.height)))
            }
        }
    }

    @inline(__always)
    func old(_ x: Int, _ y: Int) -> UInt32 { old[y * oldWidth + x] }

    @inline(__always)
    func new(_ x: Int, _ y: Int) -> UInt32 { new[y * newWidth + x] }

    /// A pixel of the first picture and the three to its right.
    @inline(__always)
    func oldFour(_ x: Int, _ y: Int) -> SIMD4<UInt32> { four(old + y * oldWidth + x) }

    @inline(__always)
    private func newFour(_ x: Int, _ y: Int) -> SIMD4<UInt32> { four(new + y * newWidth + x) }

    @inline(__always)
    private func four(_ pixels: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
        UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
    }

    /// The same with the two bitmaps swapped.
    var swapped: PixelRows {
        PixelRows(old: new, new: old, oldWidth: newWidth, newWidth: oldWidth, width: width, height: height)
    }

    /// Whether some pixels of a row are identical.
    func areEqual(_ columns: Range<Int>, row: Int) -> Bool {
        memcmp(
            old + row * oldWidth + columns.lowerBound, new + row * newWidth + columns.lowerBound, columns.count * 4)
            == 0
    }

    /// Which of up to 64 pixels of a row differ, as bits from the lowest.
    func unequal(_ columns: Range<Int>, row: Int) -> UInt64 {
        var (bits, x): (UInt64, Int) = (0, columns.lowerBound)
        while x + 4 <= columns.upperBound {
            bits |= (oldFour(x, row) .!= newFour(x, row)).bits << UInt64(x - columns.lowerBound)
            x += 4
        }
        while x < columns.upperBound {
            bits |= (old(x, row) == new(x, row) ? 0 : 1) << UInt64(x - columns.lowerBound)
            x += 1
        }
        return bits
    }
}

extension SIMDMask<SIMD4<Int32>> {
    /// A bit for each lane, from the lowest.
    @inline(__always)
    var bits: UInt64 {
        UInt64(SIMD4<UInt32>(repeating: 0).replacing(with: SIMD4(1, 2, 4, 8), where: self).wrappedSum())
    }
}
