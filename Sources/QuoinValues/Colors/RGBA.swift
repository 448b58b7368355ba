/// An sRGB color with four components from 0 to 1, not premultiplied by the alpha.
public struct RGBA: Hashable, Sendable {
    /// From 0 to 1, encoded as in sRGB, not linear; green and blue likewise.
    public var red: Double
    public var green: Double
    public var blue: Double
    /// From 0, transparent, to 1, opaque.
    public var alpha: Double

    /// A color from its components, each from 0 to 1; opaque by default.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A color from its bytes, `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    public static let black = RGBA(hex: 0x000000)
    public static let white = RGBA(hex: 0xFFFFFF)
    /// Black with an alpha of 0, as in CSS.
    public static let transparent = RGBA(hex: 0x000000, alpha: 0)

    /// The same color with its alpha multiplied by a factor.
    public func fading(to factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The same color with an alpha of 1.
    package var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }
}

extension RGBA {
    /// Red, green and blue, and alpha unless it is 1, each as a byte. A component
    /// that is not a number is 0.
    package var bytes: [UInt8] {
        ([red, green, blue] + (alpha == 1 ? [] : [alpha])).map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
    }

    /// `#8e8e93`, and `#8e8e9380` with an alpha below 1 (CSS Color 4, §5.2).
    package var hexadecimal: String { "#" + bytes.map(\.hexadecimal).joined() }

    /// A color from its hue, saturation and lightness (CSS Color 4, §7.1).
    ///
    /// - Parameters:
    ///   - hue: degrees, from 0 up to 360.
    ///   - saturation: from 0 to 1.
    ///   - lightness: from 0 to 1.
    public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
        func component(_ offset: Double) -> Double {
            let step = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            let reach = saturation * min(lightness, 1 - lightness)
            return lightness - reach * max(-1, min(step - 3, 9 - step, 1))
        }
        self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
    }

    /// A color from its hue, whiteness and blackness (CSS Color 4, §8).
    ///
    /// - Parameters:
    ///   - hue: degrees, from 0 up to 360.
    ///   - whiteness: from 0 to 1.
    ///   - blackness: from 0 to 1. A sum of both above 1 is a gray in their ratio.
    package init(hue: Double, whiteness: Double, blackness: Double, alpha: Double = 1) {
        let sum = max(whiteness + blackness, 1)
        let (white, black) = (whiteness / sum, blackness / sum)
        let pure = RGBA(hue: hue, saturation: 1, lightness: 0.5)
        func component(_ value: Double) -> Double { value * (1 - white - black) + white }
        self.init(
            red: component(pure.red), green: component(pure.green), blue: component(pure.blue), alpha: alpha)
    }

    /// The contrast ratio of two opaque colors, from 1 for equal ones to 21 for black and white (WCAG 2.2).
    package func contrast(with other: RGBA) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// From 0, black, to 1, white (WCAG 2.2, relative luminance).
    private var luminance: Double {
        0.2126 * RGBA.linear(red) + 0.7152 * RGBA.linear(green) + 0.0722 * RGBA.linear(blue)
    }
}
