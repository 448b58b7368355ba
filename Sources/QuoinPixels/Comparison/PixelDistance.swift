/// A distance between two colors.
protocol PixelDistance {
    /// The square of the distance from black to white.
    static var whole: Float { get }

    /// The square of the distance between two pixels of bitmaps.
    func squared(_ a: UInt32, _ b: UInt32) -> Float
}

/// The three color components of a pixel over a gray, from 0 to 255.
///
/// - Parameter background: the gray, from 0 to 255.
@inline(__always)
func composed(_ pixel: UInt32, over background: UInt32) -> (red: UInt32, green: UInt32, blue: UInt32) {
    let rest = ((255 - pixel >> 24) * background + 127) / 255
    return ((pixel >> 16 & 0xFF) + rest, (pixel >> 8 & 0xFF) + rest, (pixel & 0xFF) + rest)
}

/// The distance in YIQ that pixelmatch uses (Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space", 2010). Translucent pixels are composed
/// over white.
struct YIQDistance: PixelDistance {
    static let whole: Float = 35_215

    @inline(__always)
    func squared(_ a: UInt32, _ b: UInt32) -> Float {
        let (a, b) = (components(a), components(b))
        let y = luma(a) - luma(b)
        let i = (a.x - b.x) * 0.59597799 - (a.y - b.y) * 0.27417610 - (a.z - b.z) * 0.32180189
        let q = (a.x - b.x) * 0.21147017 - (a.y - b.y) * 0.52261711 + (a.z - b.z) * 0.31114694
        return Float(0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q)
    }

    /// A pixel's brightness, from 0 to 255.
    @inline(__always)
    static func brightness(_ pixel: UInt32) -> Double {
        YIQDistance().luma(YIQDistance().components(pixel))
    }

    @inline(__always)
    private func luma(_ color: SIMD3<Double>) -> Double {
        color.x * 0.29889531 + color.y * 0.58662247 + color.z * 0.11448223
    }

    @inline(__always)
    private func components(_ pixel: UInt32) -> SIMD3<Double> {
        let color = composed(pixel, over: 255)
        return SIMD3(Double(color.red), Double(color.green), Double(color.blue))
    }
}
