import QuoinPlatform

/// The distance in OKLab (Björn Ottosson; CSS Color 4, §9), in single precision for both colors at once. So it does not use
/// ``OKLab``, which is made for one color in double precision.
///
/// The distance of a translucent pixel is the larger of those over black and over white.
struct OKLabDistance: PixelDistance {
    static let whole: Float = 1

    /// The linear light of a component's 256 levels, from 0 to 1 (CSS Color 4, §10.2). There are two more, because
    /// rounding can exceed 255.
    private let light: [Float] = (0..<258).map { level in
        let value = min(Double(level) / 255, 1)
        return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }

    @inline(__always)
    func squared(_ a: UInt32, _ b: UInt32) -> Float {
        let overWhite = squared(a, b, over: 255)
        return (a & b) >> 24 == 255 ? overWhite : max(overWhite, squared(a, b, over: 0))
    }

    @inline(__always)
    private func squared(_ a: UInt32, _ b: UInt32, over background: UInt32) -> Float {
        let (a, b) = (composed(a, over: background), composed(b, over: background))
        let red = SIMD2(light[Int(a.red)], light[Int(b.red)])
        let green = SIMD2(light[Int(a.green)], light[Int(b.green)])
        let blue = SIMD2(light[Int(a.blue)], light[Int(b.blue)])
        // With types, because the compiler takes long to find them.
        let long: SIMD2<Float> = 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue
        let medium: SIMD2<Float> = 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue
        let short: SIMD2<Float> = 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue
        // Two lanes are unused. A zero in them would become subnormal, which is many times slower.
        let cones = SIMD8(
            lowHalf: SIMD4(lowHalf: long, highHalf: medium), highHalf: SIMD4(lowHalf: short, highHalf: .one))
        let roots = cubeRoots(cones)
        let (l, m, s) = (roots[0] - roots[1], roots[2] - roots[3], roots[4] - roots[5])
        let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        let greenRed = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        let blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        return lightness * lightness + greenRed * greenRed + blueYellow * blueYellow
    }

    /// Cube roots of numbers from 0 to 1, within a few units in the last place: an estimate from the exponent, then two
    /// steps of Halley's method. It uses only sums, products and quotients, so that the result is the same on every
    /// machine.
    @inline(__always)
    private func cubeRoots(_ values: SIMD8<Float>) -> SIMD8<Float> {
        // Zero has no exponent to start from. Anything smaller than this is black.
        let values = values.replacing(with: 1e-12, where: values .< 1e-12)
        let bits = unsafeBitCast(values, to: SIMD8<UInt32>.self)
        var root = unsafeBitCast(bits / 3 &+ 709_921_077, to: SIMD8<Float>.self)
        for _ in 0..<2 {
            let cube = root * root * root
            root = root * (cube + values + values) / (cube + cube + values)
        }
        return root
    }
}
