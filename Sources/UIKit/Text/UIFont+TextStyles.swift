import Foundation
import QuoinControls

extension UIFont {
    /// The use of a text, which decides its size.
    public enum TextStyle: String, Sendable {
        case largeTitle = "UICTFontTextStyleTitle0"
        case title1 = "UICTFontTextStyleTitle1"
        case title2 = "UICTFontTextStyleTitle2"
        case title3 = "UICTFontTextStyleTitle3"
        case headline = "UICTFontTextStyleHeadline"
        case body = "UICTFontTextStyleBody"
        case callout = "UICTFontTextStyleCallout"
        case subheadline = "UICTFontTextStyleSubhead"
        case footnote = "UICTFontTextStyleFootnote"
        case caption1 = "UICTFontTextStyleCaption1"
        case caption2 = "UICTFontTextStyleCaption2"

        private var style: SystemTextStyle { SystemTextStyle(uiKitName: rawValue) ?? .body }

        func size(for traits: UITraitCollection) -> CGFloat {
            style.size(SystemTextStyle.ContentSize(rawValue: traits.preferredContentSizeCategory.index) ?? .large)
        }

        /// The factor by which a category changes the sizes of the style.
        func scale(for traits: UITraitCollection) -> CGFloat { size(for: traits) / size(for: UITraitCollection()) }
    }

    /// The same font in the size for some traits, if it follows them.
    package func scaled(for traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        guard let base = scaling.base else {
            return UIFont.preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
        }
        return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
            for: base, maximumPointSize: scaling.limit ?? .infinity, compatibleWith: traits)
    }
}

/// Scales fonts and lengths by the reader's choice of a size of text.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

    public func scaledFont(
        for font: UIFont, maximumPointSize limit: CGFloat = .infinity, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFont {
        var letters = font.style
        letters.size = Double(min(limit, font.pointSize * style.scale(for: traits ?? .current)))
        return UIFont(
            letters, family: font.familyName,
            scaling: UIFont.Scaling(style: style, base: font, limit: limit.isFinite ? limit : nil))
    }

    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
        value * style.scale(for: traits ?? .current)
    }
}

/// What describes a font: its family, its size, its weight.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let style: QuoinScene.TextStyle
    let family: String

    init(_ style: QuoinScene.TextStyle, family: String) { (self.style, self.family) = (style, family) }

    public convenience init(name: String, size: CGFloat) {
        self.init(
            UIFont(name: name, size: size)?.style ?? UIFont.defaultStyle(size: size),
            family: name.split(separator: "-").first.map(String.init) ?? name)
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let name = attributes[.name] ?? attributes[.family]
        let plain = UIFontDescriptor(
            name: name as? String ?? UIFont.systemFamily, size: attributes[.size] as? CGFloat ?? 17)
        let described = plain.addingAttributes(attributes)
        self.init(described.style, family: described.family)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor }

    public var pointSize: CGFloat { style.size }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if style.weight.value >= FontWeight.semibold.value { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        if style.families == ["monospace"] { traits.insert(.traitMonoSpace) }
        return traits
    }

    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        changed { style in
            style.weight = traits.contains(.traitBold) ? .bold : .regular
            style.isItalic = traits.contains(.traitItalic)
            if traits.contains(.traitMonoSpace) { style.families = ["monospace"] }
        }
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        changed { style in
            if design == .monospaced { style.families = ["monospace"] }
            guard design == .serif else { return }
            // The serif family has two weights.
            (style.families, style.weight) = (["serif"], style.weight.value < 550 ? .regular : .bold)
        }
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor { changed { $0.size = Double(size) } }

    open func withFamily(_ family: String) -> UIFontDescriptor { UIFontDescriptor(name: family, size: pointSize) }

    /// Attributes other than the size and the weight have no effect.
    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        changed { style in
            if let size = attributes[.size] as? CGFloat { style.size = Double(size) }
            let traits = attributes[.traits] as? [TraitKey: Any]
            if let weight = traits?[.weight] as? UIFont.Weight { style.weight = weight.fontWeight }
            if let weight = traits?[.weight] as? CGFloat { style.weight = UIFont.Weight(weight).fontWeight }
        }
    }

    private func changed(_ change: (inout QuoinScene.TextStyle) -> Void) -> UIFontDescriptor {
        var style = style
        change(&style)
        return UIFontDescriptor(style, family: family)
    }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }

    public enum SystemDesign: String, Sendable { case `default`, rounded, serif, monospaced }

    public enum AttributeName: String, Sendable { case family, name, face, size, traits, featureSettings, textStyle }

    public enum TraitKey: String, Sendable { case weight, width, slant }
}
