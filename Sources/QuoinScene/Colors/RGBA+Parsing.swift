import QuoinLayout

extension Color {
    /// The color that a text names: see ``RGBA/init(parsing:)``.
    public init(parsing text: String) throws(ColorError) {
        self.init(try RGBA(parsing: text))
    }
}

extension RGBA {
    /// The color that a text names, as CSS writes it: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a name, `rgb(…)`,
    /// `hsl(…)`, `oklab(…)` or `oklch(…)`, with commas or spaces, and with an alpha after a comma or a slash.
    public init(parsing text: String) throws(ColorError) {
        if text.hasPrefix("#") {
            self = try RGBA.parseHexadecimal(text)
        } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            let name = text[..<open].lowercased()
            let inside = text[text.index(after: open)...].dropLast()
            self = try RGBA.parseFunction(name, ColorComponents(of: String(inside), in: text))
        } else {
            self = try RGBA.parseName(text)
        }
    }

    private static func parseHexadecimal(_ text: String) throws(ColorError) -> RGBA {
        let digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == text.count - 1 else { throw .invalidHexadecimal(text) }
        let bytes: [Int]
        switch digits.count {
        case 3, 4: bytes = digits.map { $0 * 17 }
        case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: throw .invalidHexadecimal(text)
        }
        let components = bytes.map { Double($0) / 255 }
        return RGBA(
            red: components[0], green: components[1], blue: components[2],
            alpha: components.count == 4 ? components[3] : 1)
    }

    private static func parseName(_ text: String) throws(ColorError) -> RGBA {
        let name = text.lowercased()
        if name == "transparent" { return .transparent }
        guard let hex = named[name] else {
            throw .unknownName(text, suggestion: nearestName(to: name, among: named.keys))
        }
        return RGBA(hex: hex)
    }

    private static func parseFunction(
        _ name: String, _ components: ColorComponents
    ) throws(ColorError) -> RGBA {
        let alpha = try components.alpha()
        switch name {
        case "rgb", "rgba":
            return RGBA(
                red: try components.fraction(0, of: 255), green: try components.fraction(1, of: 255),
                blue: try components.fraction(2, of: 255), alpha: alpha)
        case "hsl", "hsla":
            return RGBA(
                hue: try components.degrees(0), saturation: try components.percentage(1),
                lightness: try components.percentage(2), alpha: alpha)
        case "oklab":
            return RGBA(
                OKLab(
                    lightness: try components.fraction(0, of: 1), a: try components.signed(1, percent: 0.4),
                    b: try components.signed(2, percent: 0.4)), alpha: alpha)
        case "oklch":
            return RGBA(
                OKLab(
                    lightness: try components.fraction(0, of: 1), chroma: try components.signed(1, percent: 0.4),
                    hue: try components.degrees(2)), alpha: alpha)
        default:
            throw .unknownFunction(components.text)
        }
    }
}
