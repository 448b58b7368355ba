import QuoinDeclarations
import QuoinGeometry

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
