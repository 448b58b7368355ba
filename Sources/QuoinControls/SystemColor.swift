import QuoinScene

/// The colors that UIKit names, in both appearances.
///
/// The numbers are those of Apple's Human Interface Guidelines, "Color", and of its design resources.
package enum SystemColor {
    /// The color of a name, as `systemBlueColor` or `systemBlue`; `nil` if there is none.
    package static func named(_ name: String) -> Color? {
        all[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }

    /// The tint of controls unless another is set.
    package static let tint = color(0x007AFF, 0x0A84FF)
    package static let label = color(0x000000, 0xFFFFFF)
    package static let secondaryLabel = color(0x3C3C43, 0xEBEBF5, 0.6)
    package static let placeholderText = color(0x3C3C43, 0xEBEBF5, 0.3)
    package static let separator = Color(light: RGBA(hex: 0x3C3C43, alpha: 0.29), dark: RGBA(hex: 0x545458, alpha: 0.6))
    package static let background = color(0xFFFFFF, 0x000000)
    package static let groupedBackground = color(0xF2F2F7, 0x000000)
    package static let fill = Color(light: RGBA(hex: 0x787880, alpha: 0.2), dark: RGBA(hex: 0x787880, alpha: 0.36))
    package static let green = color(0x34C759, 0x30D158)

    private static let all: [String: Color] = [
        "systemBlue": tint, "systemGreen": green, "systemRed": color(0xFF3B30, 0xFF453A),
        "systemOrange": color(0xFF9500, 0xFF9F0A), "systemYellow": color(0xFFCC00, 0xFFD60A),
        "systemPink": color(0xFF2D55, 0xFF375F), "systemPurple": color(0xAF52DE, 0xBF5AF2),
        "systemTeal": color(0x30B0C7, 0x40C8E0), "systemIndigo": color(0x5856D6, 0x5E5CE6),
        "systemBrown": color(0xA2845E, 0xAC8E68), "systemMint": color(0x00C7BE, 0x63E6E2),
        "systemCyan": color(0x32ADE6, 0x64D2FF), "systemGray": color(0x8E8E93, 0x8E8E93),
        "systemGray2": color(0xAEAEB2, 0x636366), "systemGray3": color(0xC7C7CC, 0x48484A),
        "systemGray4": color(0xD1D1D6, 0x3A3A3C), "systemGray5": color(0xE5E5EA, 0x2C2C2E),
        "systemGray6": color(0xF2F2F7, 0x1C1C1E), "tint": tint, "link": color(0x007AFF, 0x0984FF),
        "label": label, "secondaryLabel": secondaryLabel, "placeholderText": placeholderText,
        "tertiaryLabel": color(0x3C3C43, 0xEBEBF5, 0.3), "quaternaryLabel": color(0x3C3C43, 0xEBEBF5, 0.18),
        "separator": separator, "opaqueSeparator": color(0xC6C6C8, 0x38383A),
        "systemBackground": background, "secondarySystemBackground": color(0xF2F2F7, 0x1C1C1E),
        "tertiarySystemBackground": color(0xFFFFFF, 0x2C2C2E), "systemGroupedBackground": groupedBackground,
        "secondarySystemGroupedBackground": color(0xFFFFFF, 0x1C1C1E),
        "tertiarySystemGroupedBackground": color(0xF2F2F7, 0x2C2C2E), "groupTableViewBackground": groupedBackground,
        "systemFill": fill,
        "secondarySystemFill": Color(light: RGBA(hex: 0x787880, alpha: 0.16), dark: RGBA(hex: 0x787880, alpha: 0.32)),
        "tertiarySystemFill": Color(light: RGBA(hex: 0x767680, alpha: 0.12), dark: RGBA(hex: 0x767680, alpha: 0.24)),
        "quaternarySystemFill": Color(light: RGBA(hex: 0x747480, alpha: 0.08), dark: RGBA(hex: 0x767680, alpha: 0.18)),
        "lightText": color(0xFFFFFF, 0xFFFFFF, 0.6), "darkText": color(0x000000, 0x000000),
        "black": color(0x000000, 0x000000), "white": color(0xFFFFFF, 0xFFFFFF), "clear": Color(.transparent),
        "red": color(0xFF0000, 0xFF0000), "green": color(0x00FF00, 0x00FF00), "blue": color(0x0000FF, 0x0000FF),
        "gray": color(0x808080, 0x808080), "darkGray": color(0x555555, 0x555555),
        "lightGray": color(0xAAAAAA, 0xAAAAAA), "cyan": color(0x00FFFF, 0x00FFFF),
        "yellow": color(0xFFFF00, 0xFFFF00), "magenta": color(0xFF00FF, 0xFF00FF),
        "orange": color(0xFF8000, 0xFF8000), "purple": color(0x800080, 0x800080), "brown": color(0x996633, 0x996633),
    ]

    private static func color(_ light: UInt32, _ dark: UInt32, _ alpha: Double = 1) -> Color {
        Color(light: RGBA(hex: light, alpha: alpha), dark: RGBA(hex: dark, alpha: alpha))
    }
}
