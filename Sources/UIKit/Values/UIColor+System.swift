import QuoinScene

// The fixed colors, and the adaptive ones with the values of iOS 13 and later, as developers have published them.
extension UIColor {
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    public static var red: UIColor { .system(0xFF0000, 0xFF0000) }
    public static var green: UIColor { .system(0x00FF00, 0x00FF00) }
    public static var blue: UIColor { .system(0x0000FF, 0x0000FF) }
    public static var cyan: UIColor { .system(0x00FFFF, 0x00FFFF) }
    public static var yellow: UIColor { .system(0xFFFF00, 0xFFFF00) }
    public static var magenta: UIColor { .system(0xFF00FF, 0xFF00FF) }
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

    public static var systemRed: UIColor { .system(0xFF3B30, 0xFF453A) }
    public static var systemOrange: UIColor { .system(0xFF9500, 0xFF9F0A) }
    public static var systemYellow: UIColor { .system(0xFFCC00, 0xFFD60A) }
    public static var systemGreen: UIColor { .system(0x34C759, 0x30D158) }
    public static var systemMint: UIColor { .system(0x00C7BE, 0x63E6E2) }
    public static var systemTeal: UIColor { .system(0x30B0C7, 0x40C8E0) }
    public static var systemCyan: UIColor { .system(0x32ADE6, 0x64D2FF) }
    public static var systemBlue: UIColor { .system(0x007AFF, 0x0A84FF) }
    public static var systemIndigo: UIColor { .system(0x5856D6, 0x5E5CE6) }
    public static var systemPurple: UIColor { .system(0xAF52DE, 0xBF5AF2) }
    public static var systemPink: UIColor { .system(0xFF2D55, 0xFF375F) }
    public static var systemBrown: UIColor { .system(0xA2845E, 0xAC8E68) }
    public static var systemGray: UIColor { .system(0x8E8E93, 0x8E8E93) }
    public static var systemGray2: UIColor { .system(0xAEAEB2, 0x636366) }
    public static var systemGray3: UIColor { .system(0xC7C7CC, 0x48484A) }
    public static var systemGray4: UIColor { .system(0xD1D1D6, 0x3A3A3C) }
    public static var systemGray5: UIColor { .system(0xE5E5EA, 0x2C2C2E) }
    public static var systemGray6: UIColor { .system(0xF2F2F7, 0x1C1C1E) }
    public static var tintColor: UIColor { systemBlue }

    public static var label: UIColor { .system(0x000000, 0xFFFFFF) }
    public static var secondaryLabel: UIColor { .system(0x3C3C43, 0xEBEBF5, alpha: 0.6) }
    public static var tertiaryLabel: UIColor { .system(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
    public static var quaternaryLabel: UIColor { .system(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16) }
    public static var placeholderText: UIColor { .system(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
    public static var link: UIColor { .system(0x007AFF, 0x0984FF) }
    public static var separator: UIColor { .system(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6) }
    public static var opaqueSeparator: UIColor { .system(0xC6C6C8, 0x38383A) }
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public static var darkText: UIColor { black }

    public static var systemFill: UIColor { .system(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36) }
    public static var secondarySystemFill: UIColor { .system(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32) }
    public static var tertiarySystemFill: UIColor { .system(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24) }
    public static var quaternarySystemFill: UIColor { .system(0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18) }

    public static var systemBackground: UIColor { .system(0xFFFFFF, 0x000000) }
    public static var secondarySystemBackground: UIColor { .system(0xF2F2F7, 0x1C1C1E) }
    public static var tertiarySystemBackground: UIColor { .system(0xFFFFFF, 0x2C2C2E) }
    public static var systemGroupedBackground: UIColor { .system(0xF2F2F7, 0x000000) }
    public static var secondarySystemGroupedBackground: UIColor { .system(0xFFFFFF, 0x1C1C1E) }
    public static var tertiarySystemGroupedBackground: UIColor { .system(0xF2F2F7, 0x2C2C2E) }
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
