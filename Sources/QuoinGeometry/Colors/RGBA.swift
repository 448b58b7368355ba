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
