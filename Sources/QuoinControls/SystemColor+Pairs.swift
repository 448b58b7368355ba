import QuoinScene

extension SystemColor {
    /// Whether a text and what is behind it have the system's own colors: those of labels, placeholders and the usual tint, on
    /// those of screens and lists, and white on the usual tint. Their contrast is the system's affair.
    package static func isPair(letter: RGBA, backdrop: RGBA, in appearance: Appearance) -> Bool {
        letters.contains { $0.resolved(for: appearance).hexadecimal == letter.hexadecimal }
            && backdrops.contains { $0.resolved(for: appearance).hexadecimal == backdrop.hexadecimal }
            || letter.hexadecimal == RGBA.white.hexadecimal
                && tints.contains { $0.resolved(for: appearance).hexadecimal == backdrop.hexadecimal }
    }

    /// What a filled button has below its white title.
    private static let tints = named(["systemBlue"])

    private static let letters = named([
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "systemBlue",
        "systemGray",
    ])
    private static let backdrops = named([
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
    ])

    private static func named(_ names: [String]) -> [Color] { names.compactMap { named($0) } }
}
