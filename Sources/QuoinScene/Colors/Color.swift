import QuoinGeometry

/// A color: one value, or one for each appearance.
public struct Color: Hashable, Sendable {
    /// Painted on a canvas whose ``Canvas/appearance`` is light.
    public var light: RGBA
    /// Painted on a canvas whose ``Canvas/appearance`` is dark.
    public var dark: RGBA

    /// An adaptive color.
    @_disfavoredOverload
    public init(light: RGBA, dark: RGBA) {
        (self.light, self.dark) = (light, dark)
    }

    /// An adaptive color: one color in the light appearance, and another in the dark one.
    public init(light: Color, dark: Color) {
        self.init(light: light.light, dark: dark.dark)
    }

    /// The same color in both appearances.
    public init(_ color: RGBA) {
        self.init(light: color, dark: color)
    }

    /// The same color in both appearances, from sRGB components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The same color in both appearances, from its bytes, `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(RGBA(hex: hex, alpha: alpha))
    }

    /// The value for an appearance.
    package func resolved(for appearance: Appearance) -> RGBA {
        appearance == .light ? light : dark
    }

    /// The color with its alpha multiplied by a factor.
    public func opacity(_ factor: Double) -> Color {
        Color(light: light.fading(to: factor), dark: dark.fading(to: factor))
    }
}

/// Which of the two values of an adaptive color is painted.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
}
