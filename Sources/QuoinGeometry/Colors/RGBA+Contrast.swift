extension RGBA {
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
