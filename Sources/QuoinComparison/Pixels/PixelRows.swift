import Foundation
import QuoinCairo

/// Two bitmaps' pixels, reached without checks: every pixel of a large picture is.
///
/// A column and a row must be in the part that both have.
struct PixelRows {
    private let old: UnsafePointer<UInt32>
    private let new: UnsafePointer<UInt32>
    private let oldWidth: Int
    private let newWidth: Int
    /// The extents that both have, in pixels.
    let width: Int
    let height: Int

    /// Runs something with the pixels of two bitmaps; nothing where there is no pixel that both have.
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

    /// The same the other way round.
    var swapped: PixelRows {
        PixelRows(old: new, new: old, oldWidth: newWidth, newWidth: oldWidth, width: width, height: height)
    }

    /// Whether some pixels of a row are the same, byte by byte.
    func areEqual(_ columns: Range<Int>, row: Int) -> Bool {
        memcmp(
            old + row * oldWidth + columns.lowerBound, new + row * newWidth + columns.lowerBound, columns.count * 4)
            == 0
    }

    /// Those of up to 64 pixels of a row that are not the same, as bits from the lowest.
    func unequal(_ columns: Range<Int>, row: Int) -> UInt64 {
        let (old, new) = (old + row * oldWidth + columns.lowerBound, new + row * newWidth + columns.lowerBound)
        var bits: UInt64 = 0
        for index in 0..<columns.count { bits |= (old[index] == new[index] ? 0 : 1) << UInt64(index) }
        return bits
    }
}
