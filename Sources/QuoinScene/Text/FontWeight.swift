/// How heavy letters are.
public struct FontWeight: Hashable, Sendable {
    /// From 100 to 900; 400 is regular, 700 bold.
    public var value: Int

    /// - Parameter value: from 100 to 900; variable fonts also have weights between the named ones.
    public init(_ value: Int) {
        self.value = value
    }

    public static let thin = FontWeight(100)
    public static let extraLight = FontWeight(200)
    public static let light = FontWeight(300)
    public static let regular = FontWeight(400)
    public static let medium = FontWeight(500)
    public static let semibold = FontWeight(600)
    public static let bold = FontWeight(700)
    public static let extraBold = FontWeight(800)
    /// The same as ``extraBold``.
    public static let heavy = extraBold
    public static let black = FontWeight(900)
}

extension TextStyle {
    /// How wide letters are.
    public enum FontWidth: String, Hashable, Sendable, CaseIterable {
        case ultraCondensed, extraCondensed, condensed, semiCondensed
        case normal
        case semiExpanded, expanded, extraExpanded, ultraExpanded

        /// The width in percent of the normal one (CSS Fonts 4, §2.3).
        package var percent: Double {
            switch self {
            case .ultraCondensed: 50
            case .extraCondensed: 62.5
            case .condensed: 75
            case .semiCondensed: 87.5
            case .normal: 100
            case .semiExpanded: 112.5
            case .expanded: 125
            case .extraExpanded: 150
            case .ultraExpanded: 200
            }
        }
    }
}
