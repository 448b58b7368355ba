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
