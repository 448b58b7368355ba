@_exported import QuoinScene
import QuoinSystem

/// A picture in memory: rows of pixels from top to bottom, each from left to right.
public struct Bitmap: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels row by row, each `0xAARRGGBB` with color components that are multiplied by the alpha.
    public var pixels: [UInt32]

    /// A transparent picture.
    ///
    /// - Parameters:
    ///   - width: in pixels, 0 or more.
    ///   - height: in pixels, 0 or more.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, filledWith: 0)
    }

    /// A picture of equal pixels.
    package init(width: Int, height: Int, filledWith pixel: UInt32) {
        let pixels = Bitmap.pixels(count: max(width, 0) * max(height, 0)) { $0.initialize(repeating: pixel) }
        self.init(width: width, height: height, pixels: pixels)
    }

    package init(width: Int, height: Int, pixels: [UInt32]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Pixels that `write` initializes.
    @inline(__always)
    package static func pixels(count: Int, write: (UnsafeMutableBufferPointer<UInt32>) -> Void) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
            let pixels = UnsafeMutableBufferPointer(rebasing: pixels[..<count])
            FreshMemory.populate(UnsafeMutableRawBufferPointer(pixels))
            write(pixels)
            initializedCount = count
        }
    }

    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        guard (a.width, a.height, a.pixels.count) == (b.width, b.height, b.pixels.count) else { return false }
        // Arrays are compared value by value, which takes four times as long.
        return a.pixels.withUnsafeBytes { pixels in
            b.pixels.withUnsafeBytes { others in
                guard let start = pixels.baseAddress, let other = others.baseAddress else { return true }
                return memcmp(start, other, pixels.count) == 0
            }
        }
    }

    /// Whether every pixel is opaque.
    public var isOpaque: Bool {
        // Chunks large enough to vectorize, small enough to stop early at the first translucent pixel.
        let step = 1 << 12
        return stride(from: 0, to: pixels.count, by: step).allSatisfy { start in
            pixels[start..<min(start + step, pixels.count)].reduce(~0, &) >> 24 == 0xFF
        }
    }

    /// The pixel in a column and a row: red, green, blue and alpha from 0 to 255, with straight alpha.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        Bitmap.straight(pixels[y * width + x])
    }
}

extension Bitmap {
    /// In pixels. The memory of smaller pictures is not worth giving back row by row.
    private static let largeCount = 1 << 22

    /// Takes the rows out of the picture, from the top: `read` gets the first pixel of each. The picture has no pixels
    /// afterwards.
    ///
    /// The memory of a large picture is given back meanwhile, so that what is made of the rows can take its place. It is
    /// copied before if another value has the same pixels.
    ///
    /// - Parameter read: may also look at the row before.
    package mutating func takeRows(_ read: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void) {
        if pixels.count < Bitmap.largeCount {
            pixels.withUnsafeBufferPointer { pixels in
                guard let first = pixels.baseAddress else { return }
                for y in 0..<height { read(y, first + y * width) }
            }
        } else {
            pixels.withUnsafeMutableBufferPointer { pixels in
                guard let first = pixels.baseAddress else { return }
                var kept = 0
                for y in 0..<height {
                    read(y, first + y * width)
                    guard (y - kept) * width >= Bitmap.largeCount / 16 else { continue }
                    let rows = UnsafeMutableBufferPointer(rebasing: pixels[kept * width..<y * width])
                    FreshMemory.release(UnsafeMutableRawBufferPointer(rows))
                    kept = y
                }
            }
        }
        pixels = []
    }

    /// The smallest rectangle around all pixels that are not transparent; `nil` if all are.
    package var paintedBounds: PixelRect? {
        var bounds: PixelRect?
        for y in 0..<height {
            let row = pixels[y * width..<(y + 1) * width]
            guard let first = row.firstIndex(where: { $0 != 0 }), let last = row.lastIndex(where: { $0 != 0 }) else {
                continue
            }
            let line = PixelRect(minX: first - row.startIndex, minY: y, maxX: last - row.startIndex + 1, maxY: y + 1)
            bounds = bounds?.union(line) ?? line
        }
        return bounds
    }

    /// The pixels of a rectangle within the picture.
    package func part(_ bounds: PixelRect) -> Bitmap {
        let rows = (bounds.minY..<bounds.maxY).map { pixels[$0 * width + bounds.minX..<$0 * width + bounds.maxX] }
        return Bitmap(width: bounds.width, height: bounds.height, pixels: rows.flatMap { $0 })
    }

    /// The picture with a share of another one of the same size in it. Pixels that both have in common stay as they are.
    ///
    /// - Parameter share: from 0, this picture, to 1, the other one.
    package func mixed(with other: Bitmap, share: Double) -> Bitmap {
        // Alpha and green, and red and blue, are two numbers each, with eight bits of room for the product.
        let mask: UInt32 = 0x00FF_00FF
        let weight = UInt32((share * 256).rounded())
        let rest = 256 - weight
        let rounding: UInt32 = 0x0080_0080
        func mix(_ a: UInt32, _ b: UInt32) -> UInt32 { (a &* rest &+ b &* weight &+ rounding) >> 8 & mask }
        let mixed = Bitmap.pixels(count: pixels.count) { target in
            pixels.withUnsafeBufferPointer { own in
                other.pixels.withUnsafeBufferPointer { others in
                    for index in target.indices {
                        let (a, b) = (own[index], others[index])
                        target[index] = mix(a & mask, b & mask) | mix(a >> 8 & mask, b >> 8 & mask) << 8
                    }
                }
            }
        }
        return Bitmap(width: width, height: height, pixels: mixed)
    }
}

/// A premultiplied color: red, green, blue and alpha from 0 to 1.
package struct PremultipliedColor {
    package let components: SIMD4<Double>

    @inlinable @inline(__always)
    package init(_ components: SIMD4<Double>) {
        // The standard library's clamping is not vectorized.
        self.components = components.replacing(with: 0, where: components .< 0)
            .replacing(with: 1, where: components .> 1)
    }

    package init(_ color: RGBA) {
        self.init(SIMD4(SIMD3(color.red, color.green, color.blue) * color.alpha, color.alpha))
    }

    /// The nearest pixel, `0xAARRGGBB`.
    @inlinable @inline(__always)
    package var pixel: UInt32 {
        let bytes = components * 255 + 0.5
        return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }

    /// The components from 0 to 65,280, 256 for each level of a byte.
    package var components16: SIMD4<UInt16> {
        let steps = components * 65_280 + 0.5
        return SIMD4(UInt16(steps.x), UInt16(steps.y), UInt16(steps.z), UInt16(steps.w))
    }
}

/// How the stored pixels relate to the upright image (Exif 2.32, tag 274).
package enum ImageOrientation: Int {
    case upright = 1
    case mirrored
    case upsideDown
    case flipped
    case transposed
    case turnedRight
    case antitransposed
    case turnedLeft

    /// Whether width and height are swapped.
    package var isTransposed: Bool { rawValue >= ImageOrientation.transposed.rawValue }

    /// The column and row at which a pixel of the upright image is stored.
    ///
    /// - Parameter size: the size of the stored image.
    func stored(_ x: Int, _ y: Int, in size: PixelSize) -> (x: Int, y: Int) {
        let (right, bottom) = (size.width - 1, size.height - 1)
        return switch self {
        case .upright: (x, y)
        case .mirrored: (right - x, y)
        case .upsideDown: (right - x, bottom - y)
        case .flipped: (x, bottom - y)
        case .transposed: (y, x)
        case .turnedRight: (y, bottom - x)
        case .antitransposed: (right - y, bottom - x)
        case .turnedLeft: (right - y, x)
        }
    }
}

extension Bitmap {
    /// The upright picture.
    package func upright(from orientation: ImageOrientation) -> Bitmap {
        guard orientation != .upright else { return self }
        let stored = PixelSize(width: width, height: height)
        let uprightSize = orientation.isTransposed ? stored.transposed : stored
        var result = Bitmap(width: uprightSize.width, height: uprightSize.height)
        for y in 0..<uprightSize.height {
            for x in 0..<uprightSize.width {
                let place = orientation.stored(x, y, in: stored)
                result.pixels[y * uprightSize.width + x] = pixels[place.y * width + place.x]
            }
        }
        return result
    }
}
