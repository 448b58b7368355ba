import Foundation

// The source step writes these in place of `Locale.current` and of new formatters, which on Linux are those of no country.

extension Locale {
    /// That of a device that nobody has set up.
    public static let ofApps = Locale(identifier: "en_US")
}

extension DateFormatter {
    public static func inLocaleOfApps() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = .ofApps
        return formatter
    }
}

extension NumberFormatter {
    public static func inLocaleOfApps() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = .ofApps
        return formatter
    }
}
