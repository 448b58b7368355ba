/// A color in the perceptually uniform OKLab space (Björn Ottosson; CSS Color 4, §9).
package struct OKLab: Hashable, Sendable {
    /// From 0, black, to 1, white.
    package var lightness: Double
    /// From green, about -0.4, to red, about 0.4.
    package var a: Double
    /// From blue, about -0.4, to yellow, about 0.4.
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    /// - Parameters:
    ///   - chroma: from 0, gray, to about 0.4.
    ///   - hue: degrees.
    package init(lightness: Double, chroma: Double, hue: Double) {
        let direction = Direction(degrees: hue)
        self.init(lightness: lightness, a: chroma * direction.cosine, b: chroma * direction.sine)
    }

    /// The color of an sRGB color without its alpha.
    package init(_ color: RGBA) {
        let red = RGBA.linear(color.red)
        let green = RGBA.linear(color.green)
        let blue = RGBA.linear(color.blue)
        let l = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, 3)
        let m = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, 3)
        let s = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, 3)
        self.init(
            lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }
}

extension RGBA {
    /// The sRGB color, with each component clamped to the range from 0 to 1.
    package init(_ color: OKLab, alpha: Double = 1) {
        func cube(_ value: Double) -> Double { value * value * value }
        let l = cube(color.lightness + 0.3963377774 * color.a + 0.2158037573 * color.b)
        let m = cube(color.lightness - 0.1055613458 * color.a - 0.0638541728 * color.b)
        let s = cube(color.lightness - 0.0894841775 * color.a - 1.2914855480 * color.b)
        self.init(
            red: RGBA.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: RGBA.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: RGBA.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }

    /// The linear value of an sRGB component (IEC 61966-2-1).
    static func linear(_ component: Double) -> Double {
        guard component > 0.04045 else { return component / 12.92 }
        let base = (component + 0.055) / 1.055
        let twoFifths = root(base, 5) * root(base, 5)
        return base * base * twoFifths
    }

    /// The sRGB component of a linear value, clamped to the range from 0 to 1.
    static func encoded(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        guard value > 0.0031308 else { return value * 12.92 }
        let twelfth = root(value.squareRoot().squareRoot(), 3)
        return 1.055 * (twelfth * twelfth * twelfth * twelfth * twelfth) - 0.055
    }
}

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
