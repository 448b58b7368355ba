import QuoinControls

// The fixed colors, and those that adapt to the appearance.
extension UIColor {
    /// The color with the name of the property that asks for it.
    private static func system(_ name: String = #function) -> UIColor {
        UIColor(SystemColor.named(name) ?? SystemColor.label)
    }

    public static var black: UIColor { system() }
    public static var white: UIColor { system() }
    public static var clear: UIColor { system() }
    public static var gray: UIColor { system() }
    public static var darkGray: UIColor { system() }
    public static var lightGray: UIColor { system() }
    public static var red: UIColor { system() }
    public static var green: UIColor { system() }
    public static var blue: UIColor { system() }
    public static var cyan: UIColor { system() }
    public static var yellow: UIColor { system() }
    public static var magenta: UIColor { system() }
    public static var orange: UIColor { system() }
    public static var purple: UIColor { system() }
    public static var brown: UIColor { system() }
    public static var systemRed: UIColor { system() }
    public static var systemOrange: UIColor { system() }
    public static var systemYellow: UIColor { system() }
    public static var systemGreen: UIColor { system() }
    public static var systemMint: UIColor { system() }
    public static var systemTeal: UIColor { system() }
    public static var systemCyan: UIColor { system() }
    public static var systemBlue: UIColor { system() }
    public static var systemIndigo: UIColor { system() }
    public static var systemPurple: UIColor { system() }
    public static var systemPink: UIColor { system() }
    public static var systemBrown: UIColor { system() }
    public static var systemGray: UIColor { system() }
    public static var systemGray2: UIColor { system() }
    public static var systemGray3: UIColor { system() }
    public static var systemGray4: UIColor { system() }
    public static var systemGray5: UIColor { system() }
    public static var systemGray6: UIColor { system() }
    public static var tintColor: UIColor { system("tint") }
    public static var label: UIColor { system() }
    public static var secondaryLabel: UIColor { system() }
    public static var tertiaryLabel: UIColor { system() }
    public static var quaternaryLabel: UIColor { system() }
    public static var placeholderText: UIColor { system() }
    public static var link: UIColor { system() }
    public static var separator: UIColor { system() }
    public static var opaqueSeparator: UIColor { system() }
    public static var lightText: UIColor { system() }
    public static var darkText: UIColor { system() }
    public static var systemFill: UIColor { system() }
    public static var secondarySystemFill: UIColor { system() }
    public static var tertiarySystemFill: UIColor { system() }
    public static var quaternarySystemFill: UIColor { system() }
    public static var systemBackground: UIColor { system() }
    public static var secondarySystemBackground: UIColor { system() }
    public static var tertiarySystemBackground: UIColor { system() }
    public static var systemGroupedBackground: UIColor { system() }
    public static var secondarySystemGroupedBackground: UIColor { system() }
    public static var tertiarySystemGroupedBackground: UIColor { system() }
    public static var groupTableViewBackground: UIColor { system() }
}
