import QuoinScene

/// A text style of Dynamic Type: its weight, and its size and leading for each content size.
///
/// The numbers are the tables of Apple's Human Interface Guidelines, "Typography".
package enum SystemTextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// A content size of Dynamic Type, from the smallest to the largest.
    package enum ContentSize: Int, Hashable, Sendable, CaseIterable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        case accessibilityExtraExtraExtraLarge
    }

    /// The style of a name that `UIFont.TextStyle` has, as `UICTFontTextStyleTitle1` or `title1`.
    package init?(uiKitName: String) {
        let prefix = "UICTFontTextStyle"
        let name = uiKitName.hasPrefix(prefix) ? String(uiKitName.dropFirst(prefix.count)) : uiKitName
        switch name.lowercased() {
        case "title0": self = .largeTitle
        case "subhead": self = .subheadline
        case let name:
            guard let style = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else { return nil }
            self = style
        }
    }

    /// In points.
    package func size(_ contentSize: ContentSize = .large) -> Double { sizes[contentSize.rawValue] }

    package var weight: FontWeight { self == .headline ? .semibold : .regular }

    private var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}
