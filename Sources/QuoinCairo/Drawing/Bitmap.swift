import QuoinSystem

/// A picture in memory: rows of pixels from the top, each from the left.
public struct Bitmap: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels: the number of rows.
    public let height: Int
    /// One number a pixel, `0xAARRGGBB`; the color components are multiplied by the alpha.
    public var pixels: [UInt32]

    /// A transparent picture.
    ///
    /// - Parameters:
    ///   - width: in pixels, 0 or more.
    ///   - height: in pixels, 0 or more.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, filledWith: 0)
    }

    /// A picture of one pixel, over and over.
    init(width: Int, height: Int, filledWith pixel: UInt32) {
        let pixels = Bitmap.pixels(count: max(width, 0) * max(height, 0)) { $0.initialize(repeating: pixel) }
        self.init(width: width, height: height, pixels: pixels)
    }

    init(width: Int, height: Int, pixels: [UInt32]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Pixels that are all written at once.
    @inline(__always)
    static func pixels(count: Int, write: (UnsafeMutableBufferPointer<UInt32>) -> Void) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
            let pixels = UnsafeMutableBufferPointer(rebasing: pixels[..<count])
            FreshMemory.populate(UnsafeMutableRawBufferPointer(pixels))
            write(pixels)
            initializedCount = count
        }
    }

    /// Whether no pixel shows anything of what is behind the picture.
    public var isOpaque: Bool {
        // So many at once that there are few branches, and few enough to see soon that a picture is not.
        let step = 1 << 12
        return stride(from: 0, to: pixels.count, by: step).allSatisfy { start in
            pixels[start..<min(start + step, pixels.count)].reduce(~0, &) >> 24 == 0xFF
        }
    }

    /// The pixel in a column and a row, as red, green, blue and alpha from 0 to 255, not multiplied.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        Bitmap.straight(pixels[y * width + x])
    }
}
