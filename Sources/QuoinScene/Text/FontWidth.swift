/// How wide letters are: what fonts call condensed and expanded.
public enum FontWidth: String, Hashable, Sendable, CaseIterable {
    case ultraCondensed, extraCondensed, condensed, semiCondensed
    case normal
    case semiExpanded, expanded, extraExpanded, ultraExpanded

    /// The width in percent of the normal one (CSS Fonts 4, §2.3).
    public var percent: Double {
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
