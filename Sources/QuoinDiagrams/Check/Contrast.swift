import QuoinScene

extension RGBA {
    /// How well letters of this color are told from a ground: from 1, not at all, to 21 (WCAG 2.2, contrast ratio).
    /// Both colors are opaque.
    public func contrast(with ground: RGBA) -> Double {
        let (a, b) = (luminance, ground.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// From 0, black, to 1, white (WCAG 2.2, relative luminance).
    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The light of an sRGB component, by its curve.
    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : Self.power(of: (component + 0.055) / 1.055)
    }

    /// The power of 2.4, which is the square times the fifth root of the square; without a mathematics library, the
    /// root is found by Newton's method.
    private static func power(of base: Double) -> Double {
        let square = base * base
        var root = max(base, 0.1)
        for _ in 0..<24 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return square * root
    }
}
