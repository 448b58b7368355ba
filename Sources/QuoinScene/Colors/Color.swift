import QuoinLayout
import Synchronization

/// A color: one value, or one for each appearance.
public struct Color: Hashable, Sendable {
    /// Painted on a canvas whose ``Canvas/appearance`` is light.
    public var light: RGBA
    /// Painted on a canvas whose ``Canvas/appearance`` is dark.
    public var dark: RGBA

    /// An adaptive color.
    @_disfavoredOverload
    public init(light: RGBA, dark: RGBA) {
        (self.light, self.dark) = (light, dark)
    }

    /// An adaptive color: one color in the light appearance, and another in the dark one.
    public init(light: Color, dark: Color) {
        self.init(light: light.light, dark: dark.dark)
    }

    /// The same color in both appearances.
    public init(_ color: RGBA) {
        self.init(light: color, dark: color)
    }

    /// The same color in both appearances, from sRGB components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The same color in both appearances, from its bytes, `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(RGBA(hex: hex, alpha: alpha))
    }

    /// The value for an appearance.
    package func resolved(for appearance: Appearance) -> RGBA {
        if light != dark { AppearanceUse.current?.note() }
        return appearance == .light ? light : dark
    }

    /// The color with its alpha multiplied by a factor.
    public func opacity(_ factor: Double) -> Color {
        Color(light: light.fading(to: factor), dark: dark.fading(to: factor))
    }
}

/// Which of the two values of an adaptive color is painted.
public enum Appearance: String, Codable, Hashable, Sendable, CaseIterable {
    case light
    case dark
}

extension Color {
    /// Why a text is not a color.
    public enum ParsingError: Error, Hashable, Sendable {
        /// Hexadecimal colors have 3, 4, 6 or 8 digits after the `#`.
        case invalidHexadecimal(String)
        /// No CSS color has this name. The suggestion is the nearest name, if one is near.
        case unknownName(String, suggestion: String?)
        /// There is no such function.
        case unknownFunction(String)
        /// There is no such space for `color()`.
        case unknownSpace(String)
        /// A function does not have three components, optionally followed by an alpha.
        case wrongComponentCount(String, count: Int)
        /// A component is not a number of the expected kind.
        case invalidComponent(String, component: String)
    }
}

extension Color.ParsingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidHexadecimal(let text):
            "\"\(text)\" is not a color: # is followed by 3, 4, 6 or 8 hexadecimal digits"
        case .unknownName(let text, let suggestion):
            "\"\(text)\" is not a color" + nearestNameHint(suggestion)
        case .unknownFunction(let text):
            "\"\(text)\" is not a color: the functions are rgb, hsl, hwb, lab, lch, oklab, oklch and color"
        case .unknownSpace(let text):
            "\"\(text)\" is not a color: the spaces are "
                + PredefinedSpace.allCases.map(\.rawValue).joined(separator: ", ")
        case .wrongComponentCount(let text, let count):
            "\"\(text)\" is not a color: expected three components and perhaps an alpha, not \(count)"
        case .invalidComponent(let text, let component):
            "\"\(text)\" is not a color: \"\(component)\" is not a number of the expected kind"
        }
    }
}

/// Notes whether a picture depends on the appearance: while it is painted, the two values of a color differ, or a kind
/// asks for the appearance. A picture that does not is the same in the other one.
package final class AppearanceUse: Sendable {
    /// What notes it for the picture that is painted at the moment; `nil` if nobody wants to know.
    @TaskLocal static var current: AppearanceUse?

    private let isNoted = Atomic(false)

    private init() {}

    func note() { isNoted.store(true, ordering: .relaxed) }

    /// Paints something, and says whether it depends on the appearance.
    package static func watching<Painted>(_ paint: () -> Painted) -> (painted: Painted, dependsOnAppearance: Bool) {
        let use = AppearanceUse()
        return ($current.withValue(use, operation: paint), use.isNoted.load(ordering: .relaxed))
    }
}

extension Codec where Value == Color {
    /// A color in the syntax of CSS, a name from `colors`, or `{light, dark}`.
    public static var color: Codec {
        Codec(
            .named("color") { Self.colorShape },
            takes: { $0.isScalar || $0.hasKey("light") || $0.hasKey("dark") }, read: { $0.color() },
            write: { $0.propertyValue })
    }

    private static var colorShape: ValueShape {
        let one = ValueShape.named("color") { Self.colorShape }
        return .text
            + .mapping {
                MappingShape(
                    [
                        KeyShape("light", one, "The color in the light appearance.", swiftName: "Color.light"),
                        KeyShape("dark", one, "The color in the dark appearance.", swiftName: "Color.dark"),
                    ], required: [["light", "dark"]])
            }
    }
}

/// The names that a document gives to colors.
package enum NamedColors: ReadingKey {
    package static let initial: [String: Color] = [:]
}

extension DocumentValue {
    fileprivate func color() -> Color? {
        if isMapping { return adaptiveColor() }
        guard !isNull else {
            return mismatch("a color (such as \"#ff0000\", in quotes, because a # after a space begins a comment)")
        }
        guard parameterHint.isEmpty else {
            report("\(summary) is not a color\(parameterHint)")
            return nil
        }
        guard let text = string() else { return nil }
        let named = reading[NamedColors.self]
        if let color = named[text] { return color }
        do {
            return try Color(parsing: text)
        } catch {
            if case .unknownName(_, let suggestion) = error {
                let name = nearestName(to: text, among: named.keys) ?? suggestion
                let isName = text.count > 3 && text.allSatisfy(\.isLetter)
                let hint =
                    name == nil && isName ? "; \"colors\" gives colors names" : nearestNameHint(name)
                report("\"\(text)\" is not a color\(hint)")
            } else {
                report("\(error)")
            }
            return nil
        }
    }

    private func adaptiveColor() -> Color? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let (light, dark) = (mapping.required("light")?.color(), mapping.required("dark")?.color())
        guard let light, let dark else { return nil }
        return Color(light: light, dark: dark)
    }
}

extension Color {
    /// One color, or `{light, dark}`.
    package var propertyValue: PropertyValue {
        light == dark
            ? .text(light.propertyText)
            : .mapping(["light": .text(light.propertyText), "dark": .text(dark.propertyText)])
    }
}

extension RGBA {
    /// `#369` or `#336699`, `#33669980` with an alpha that is a byte, else `rgb(51 102 153 / 33.3%)`.
    fileprivate var propertyText: String {
        guard abs(alpha * 255 - (alpha * 255).rounded()) < 1e-9 else {
            let numbers = opaque.bytes.map { "\($0)" }.joined(separator: " ")
            return "rgb(\(numbers) / \(shortDescription(alpha * 100))%)"
        }
        // A byte of two equal digits is a multiple of 17.
        guard bytes.allSatisfy({ $0 % 17 == 0 }) else { return hexadecimal }
        return bytes.reduce(into: "#") { $0 += String($1 / 17, radix: 16) }
    }
}

/// Colors with the names that they have in CSS (CSS Color 4, §6.1). ``Color/init(parsing:)`` knows all names of CSS.
extension Color {
    public static var black: Color { Color(hex: 0x000000) }
    public static var blue: Color { Color(hex: 0x0000FF) }
    public static var brown: Color { Color(hex: 0xA52A2A) }
    public static var cyan: Color { Color(hex: 0x00FFFF) }
    public static var darkgray: Color { Color(hex: 0xA9A9A9) }
    public static var gray: Color { Color(hex: 0x808080) }
    public static var green: Color { Color(hex: 0x008000) }
    public static var lightgray: Color { Color(hex: 0xD3D3D3) }
    public static var magenta: Color { Color(hex: 0xFF00FF) }
    public static var orange: Color { Color(hex: 0xFFA500) }
    public static var pink: Color { Color(hex: 0xFFC0CB) }
    public static var purple: Color { Color(hex: 0x800080) }
    public static var red: Color { Color(hex: 0xFF0000) }
    public static var white: Color { Color(hex: 0xFFFFFF) }
    public static var yellow: Color { Color(hex: 0xFFFF00) }
    /// Black with an alpha of 0 in both appearances.
    public static var transparent: Color { Color(.transparent) }
    /// The same as ``transparent``.
    public static var clear: Color { transparent }

    /// All colors by name as `0xRRGGBB`, without `transparent`.
    static let named: [String: UInt32] = [
        "aliceblue": 0xF0F8FF, "antiquewhite": 0xFAEBD7, "aqua": 0x00FFFF, "aquamarine": 0x7FFFD4, "azure": 0xF0FFFF,
        "beige": 0xF5F5DC, "bisque": 0xFFE4C4, "black": 0x000000, "blanchedalmond": 0xFFEBCD, "blue": 0x0000FF,
        "blueviolet": 0x8A2BE2, "brown": 0xA52A2A, "burlywood": 0xDEB887, "cadetblue": 0x5F9EA0, "chartreuse": 0x7FFF00,
        "chocolate": 0xD2691E, "coral": 0xFF7F50, "cornflowerblue": 0x6495ED, "cornsilk": 0xFFF8DC, "crimson": 0xDC143C,
        "cyan": 0x00FFFF, "darkblue": 0x00008B, "darkcyan": 0x008B8B, "darkgoldenrod": 0xB8860B, "darkgray": 0xA9A9A9,
        "darkgreen": 0x006400, "darkgrey": 0xA9A9A9, "darkkhaki": 0xBDB76B, "darkmagenta": 0x8B008B,
        "darkolivegreen": 0x556B2F, "darkorange": 0xFF8C00, "darkorchid": 0x9932CC, "darkred": 0x8B0000,
        "darksalmon": 0xE9967A, "darkseagreen": 0x8FBC8F, "darkslateblue": 0x483D8B, "darkslategray": 0x2F4F4F,
        "darkslategrey": 0x2F4F4F, "darkturquoise": 0x00CED1, "darkviolet": 0x9400D3, "deeppink": 0xFF1493,
        "deepskyblue": 0x00BFFF, "dimgray": 0x696969, "dimgrey": 0x696969, "dodgerblue": 0x1E90FF,
        "firebrick": 0xB22222, "floralwhite": 0xFFFAF0, "forestgreen": 0x228B22, "fuchsia": 0xFF00FF,
        "gainsboro": 0xDCDCDC, "ghostwhite": 0xF8F8FF, "gold": 0xFFD700, "goldenrod": 0xDAA520, "gray": 0x808080,
        "green": 0x008000, "greenyellow": 0xADFF2F, "grey": 0x808080, "honeydew": 0xF0FFF0, "hotpink": 0xFF69B4,
        "indianred": 0xCD5C5C, "indigo": 0x4B0082, "ivory": 0xFFFFF0, "khaki": 0xF0E68C, "lavender": 0xE6E6FA,
        "lavenderblush": 0xFFF0F5, "lawngreen": 0x7CFC00, "lemonchiffon": 0xFFFACD, "lightblue": 0xADD8E6,
        "lightcoral": 0xF08080, "lightcyan": 0xE0FFFF, "lightgoldenrodyellow": 0xFAFAD2, "lightgray": 0xD3D3D3,
        "lightgreen": 0x90EE90, "lightgrey": 0xD3D3D3, "lightpink": 0xFFB6C1, "lightsalmon": 0xFFA07A,
        "lightseagreen": 0x20B2AA, "lightskyblue": 0x87CEFA, "lightslategray": 0x778899, "lightslategrey": 0x778899,
        "lightsteelblue": 0xB0C4DE, "lightyellow": 0xFFFFE0, "lime": 0x00FF00, "limegreen": 0x32CD32, "linen": 0xFAF0E6,
        "magenta": 0xFF00FF, "maroon": 0x800000, "mediumaquamarine": 0x66CDAA, "mediumblue": 0x0000CD,
        "mediumorchid": 0xBA55D3, "mediumpurple": 0x9370DB, "mediumseagreen": 0x3CB371, "mediumslateblue": 0x7B68EE,
        "mediumspringgreen": 0x00FA9A, "mediumturquoise": 0x48D1CC, "mediumvioletred": 0xC71585,
        "midnightblue": 0x191970, "mintcream": 0xF5FFFA, "mistyrose": 0xFFE4E1, "moccasin": 0xFFE4B5,
        "navajowhite": 0xFFDEAD, "navy": 0x000080, "oldlace": 0xFDF5E6, "olive": 0x808000, "olivedrab": 0x6B8E23,
        "orange": 0xFFA500, "orangered": 0xFF4500, "orchid": 0xDA70D6, "palegoldenrod": 0xEEE8AA, "palegreen": 0x98FB98,
        "paleturquoise": 0xAFEEEE, "palevioletred": 0xDB7093, "papayawhip": 0xFFEFD5, "peachpuff": 0xFFDAB9,
        "peru": 0xCD853F, "pink": 0xFFC0CB, "plum": 0xDDA0DD, "powderblue": 0xB0E0E6, "purple": 0x800080,
        "rebeccapurple": 0x663399, "red": 0xFF0000, "rosybrown": 0xBC8F8F, "royalblue": 0x4169E1,
        "saddlebrown": 0x8B4513, "salmon": 0xFA8072, "sandybrown": 0xF4A460, "seagreen": 0x2E8B57, "seashell": 0xFFF5EE,
        "sienna": 0xA0522D, "silver": 0xC0C0C0, "skyblue": 0x87CEEB, "slateblue": 0x6A5ACD, "slategray": 0x708090,
        "slategrey": 0x708090, "snow": 0xFFFAFA, "springgreen": 0x00FF7F, "steelblue": 0x4682B4, "tan": 0xD2B48C,
        "teal": 0x008080, "thistle": 0xD8BFD8, "tomato": 0xFF6347, "turquoise": 0x40E0D0, "violet": 0xEE82EE,
        "wheat": 0xF5DEB3, "white": 0xFFFFFF, "whitesmoke": 0xF5F5F5, "yellow": 0xFFFF00, "yellowgreen": 0x9ACD32,
    ]
}

/// A kind whose content is in colors that its author takes as they are, such as those that a system has for its own texts.
package protocol GivenColorsKind: LayoutKind {
    /// Whether the author chose neither the color of a text nor what is behind it.
    ///
    /// - Parameters:
    ///   - letter: the color of the text's style.
    ///   - backdrop: the color behind a letter, with nothing left of what is below it.
    func isGiven(letter: RGBA, backdrop: RGBA, in appearance: Appearance) -> Bool
}
