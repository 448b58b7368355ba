/// A color in the CIE Lab space with the white point D50 (CSS Color 4, §9).
package struct CIELab: Hashable, Sendable {
    /// From 0, black, to 100, white.
    package var lightness: Double
    /// From green, about -125, to red, about 125.
    package var a: Double
    /// From blue, about -125, to yellow, about 125.
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    /// - Parameters:
    ///   - chroma: from 0, gray, to about 150.
    ///   - hue: degrees.
    package init(lightness: Double, chroma: Double, hue: Double) {
        let direction = Direction(degrees: hue)
        self.init(lightness: lightness, a: chroma * direction.cosine, b: chroma * direction.sine)
    }

    /// The color of an sRGB color without its alpha.
    package init(_ color: RGBA) {
        let part = CIEXYZ(color).d50 / Self.white
        func f(_ value: Double) -> Double { value > Self.epsilon ? root(value, 3) : (Self.kappa * value + 16) / 116 }
        let (x, y, z) = (f(part.x), f(part.y), f(part.z))
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    fileprivate static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    fileprivate static let epsilon = 216.0 / 24_389
    fileprivate static let kappa = 24_389.0 / 27
}

extension RGBA {
    /// The sRGB color, with each component clamped to the range from 0 to 1.
    package init(_ color: CIELab, alpha: Double = 1) {
        let y = (color.lightness + 16) / 116
        func inverse(_ value: Double) -> Double {
            let cube = value * value * value
            return cube > CIELab.epsilon ? cube : (116 * value - 16) / CIELab.kappa
        }
        let part = SIMD3(inverse(color.a / 500 + y), inverse(y), inverse(y - color.b / 200))
        self.init(CIEXYZ(d50: part * CIELab.white), alpha: alpha)
    }
}
