extension RGBA {
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
}
