import Foundation
import QuoinScene

/// A font. System fonts are drawn in the default family, with the metrics of iOS's system font.
open class UIFont: NSObject, @unchecked Sendable {
    private let mark = AttributeMark()
    /// Of the letters, in points.
    public let pointSize: CGFloat
    public let familyName: String
    package let style: QuoinScene.TextStyle
    /// The text style and the largest size of a font that follows the reader's choice of a size.
    let scaling: Scaling?

    struct Scaling {
        var style: TextStyle
        var base: UIFont?
        var limit: CGFloat?
    }

    /// The font that code falls back to where there is none.
    public convenience override init() { self.init(UIFont.defaultStyle(size: UIFont.systemFontSize)) }

    init(_ style: QuoinScene.TextStyle, family: String = UIFont.systemFamily, scaling: Scaling? = nil) {
        var style = style
        style.hasSystemSpacing = family == Self.systemFamily && style.families == QuoinScene.TextStyle().families
        (self.style, self.scaling) = (style, scaling)
        (pointSize, familyName) = (style.size, family)
    }

    /// A font by its name, such as `AvenirNext-DemiBold`.
    ///
    /// The fonts of ``AppResources/fonts`` have their own letters. Others are drawn in the default family, in the weight that
    /// the name says.
    public convenience init?(name: String, size: CGFloat) {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard let family = parts.first else { return nil }
        var style = Self.defaultStyle(size: size > 0 ? size : Self.systemFontSize)
        style.weight = Weight(name: parts.count > 1 ? parts[1] : "").fontWeight
        style.isItalic = name.contains("Italic") || name.contains("Oblique")
        if let own = AppResources.fontFamily(named: family) { style.families = [own] }
        self.init(style, family: family)
    }

    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var style = descriptor.style
        if size > 0 { style.size = Double(size) }
        self.init(style, family: descriptor.family)
    }

    static func defaultStyle(size: CGFloat) -> QuoinScene.TextStyle {
        var style = QuoinScene.TextStyle()
        style.size = max(0.01, Double(size))
        return style
    }

    /// The name of the family of system fonts.
    package static let systemFamily = ".AppleSystemUIFont"

    public var fontName: String {
        let weight = Weight.names.first { $0.value == style.weight.value }?.name ?? "Regular"
        return "\(familyName)-\(weight)\(style.isItalic ? "Italic" : "")"
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(style, family: familyName) }

    // The parts of the system font's em square, as published by its metrics.
    public var ascender: CGFloat { pointSize * 0.9521484375 }
    public var descender: CGFloat { pointSize * -0.2412109375 }
    public var capHeight: CGFloat { pointSize * 0.70458984375 }
    public var xHeight: CGFloat { pointSize * 0.5263671875 }
    public var lineHeight: CGFloat { pointSize * Self.lineHeightFactor }
    public var leading: CGFloat { 0 }

    static let lineHeightFactor: Double = 1.193359375

    /// Whether it is drawn in place of iOS's system font.
    var isSystem: Bool { familyName == Self.systemFamily }

    open func withSize(_ size: CGFloat) -> UIFont { changed { $0.size = Double(size) } }

    func changed(_ change: (inout QuoinScene.TextStyle) -> Void) -> UIFont {
        var style = style
        change(&style)
        return UIFont(style, family: familyName)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { $0.style == style && $0.familyName == familyName } ?? false
    }

    open override var hash: Int { style.hashValue }

    // MARK: System fonts

    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var style = defaultStyle(size: size)
        style.weight = weight.fontWeight
        return UIFont(style)
    }

    open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }

    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size).changed { $0.isItalic = true }
    }

    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight).changed { $0.families = ["monospace"] }
    }

    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight).changed { $0.features["tnum"] = 1 }
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        var letters = defaultStyle(size: style.size(for: traits ?? .current))
        letters.weight = style == .headline ? .semibold : .regular
        return UIFont(letters, scaling: Scaling(style: style))
    }

    public static var familyNames: [String] { AppResources.fontFamilies }

    public static func fontNames(forFamilyName family: String) -> [String] {
        familyNames.contains(family) ? [family] : []
    }
}

// MARK: - Weights

extension UIFont {
    /// How heavy letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        static let names: [(name: String, weight: Weight, value: Int)] = [
            ("UltraLight", ultraLight, 100), ("Thin", thin, 200), ("Light", light, 300), ("Regular", regular, 400),
            ("Medium", medium, 500), ("Semibold", semibold, 600), ("Bold", bold, 700), ("Heavy", heavy, 800),
            ("Black", black, 900),
        ]

        /// The nearest of the named ones.
        package var fontWeight: FontWeight {
            let nearest = Self.names.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
            return FontWeight(nearest?.value ?? 400)
        }

        /// The weight in the name of a face, such as `DemiBoldItalic`.
        init(name: String) {
            let plain = name.lowercased()
            if plain.contains("demi") || plain.contains("semi") {
                self = .semibold
            } else if plain.contains("extrabold") {
                self = .heavy
            } else {
                self = Self.names.first { plain.contains($0.name.lowercased()) }?.weight ?? .regular
            }
        }
    }

    /// How wide letters are; all are drawn in the standard width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let standard = Width(rawValue: 0)
        public static let condensed = Width(rawValue: -0.2)
        public static let compressed = Width(rawValue: -0.4)
        public static let expanded = Width(rawValue: 0.2)
    }
}
