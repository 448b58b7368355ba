import QuoinValues
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
