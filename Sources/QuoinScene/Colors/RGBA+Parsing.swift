import QuoinLayout

extension Color {
    /// The color that a text names: see ``RGBA/init(parsing:)``.
    public init(parsing text: String) throws(Color.ParsingError) {
        self.init(try RGBA(parsing: text))
    }
}

extension RGBA {
    /// The color that a text names, in the syntax of CSS: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a name, `rgb(…)`,
    /// `hsl(…)`, `hwb(…)`, `lab(…)`, `lch(…)`, `oklab(…)`, `oklch(…)` or `color(space …)`, with commas or spaces, and
    /// with an alpha after a comma or a slash. Each component of a color outside of sRGB is clamped to the range from 0
    /// to 1.
    public init(parsing text: String) throws(Color.ParsingError) {
        if text.hasPrefix("#") {
            self = try RGBA.parseHexadecimal(text)
        } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            let name = text[..<open].lowercased()
            let inside = text[text.index(after: open)...].dropLast()
            self =
                try name == "color"
                ? RGBA.parseColor(inside, in: text)
                : RGBA.parseFunction(name, ColorComponents(of: String(inside), in: text))
        } else {
            self = try RGBA.parseName(text)
        }
    }

    private static func parseHexadecimal(_ text: String) throws(Color.ParsingError) -> RGBA {
        var (number, count) = (UInt32(0), 0)
        for character in text.utf8.dropFirst() {
            guard let digit = hexadecimalDigit(character), count < 8 else { throw .invalidHexadecimal(text) }
            (number, count) = (number << 4 | digit, count + 1)
        }
        switch count {
        case 3: return RGBA(hex: spread(number))
        case 4: return RGBA(hexWithAlpha: spread(number))
        case 6: return RGBA(hex: number)
        case 8: return RGBA(hexWithAlpha: number)
        default: throw .invalidHexadecimal(text)
        }
    }

    private static func hexadecimalDigit(_ character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(character - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(character - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// Up to four digits, each twice.
    private static func spread(_ digits: UInt32) -> UInt32 {
        (0..<4).reduce(0) { $0 | (digits >> ($1 * 4) & 0xF) * 17 << ($1 * 8) }
    }

    /// A color from its bytes, `0xRRGGBBAA`.
    private init(hexWithAlpha number: UInt32) {
        self.init(hex: number >> 8, alpha: Double(number & 0xFF) / 255)
    }

    private static func parseName(_ text: String) throws(Color.ParsingError) -> RGBA {
        let name = text.lowercased()
        if name == "transparent" { return .transparent }
        guard let hex = Color.named[name] else {
            throw .unknownName(text, suggestion: nearestName(to: name, among: Color.named.keys))
        }
        return RGBA(hex: hex)
    }

    /// The color in the space that the first word names.
    private static func parseColor(_ inside: Substring, in text: String) throws(Color.ParsingError) -> RGBA {
        let inside = inside.drop(while: \.isWhitespace)
        let name = inside.prefix { !$0.isWhitespace }
        guard let space = PredefinedSpace(rawValue: name.lowercased()) else { throw .unknownSpace(text) }
        let components = try ColorComponents(of: String(inside.dropFirst(name.count)), in: text)
        return RGBA(
            SIMD3(
                try components.signed(0, percent: 1), try components.signed(1, percent: 1),
                try components.signed(2, percent: 1)), in: space, alpha: try components.alpha())
    }

    private static func parseFunction(
        _ name: String, _ components: ColorComponents
    ) throws(Color.ParsingError) -> RGBA {
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
        case "hwb":
            return RGBA(
                hue: try components.degrees(0), whiteness: try components.percentage(1),
                blackness: try components.percentage(2), alpha: alpha)
        case "lab":
            return RGBA(
                CIELab(
                    lightness: try components.fraction(0, of: 100) * 100, a: try components.signed(1, percent: 125),
                    b: try components.signed(2, percent: 125)), alpha: alpha)
        case "lch":
            return RGBA(
                CIELab(
                    lightness: try components.fraction(0, of: 100) * 100,
                    chroma: max(0, try components.signed(1, percent: 150)), hue: try components.degrees(2)),
                alpha: alpha)
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

/// The components of a color function (CSS Color 4, §4.1).
struct ColorComponents {
    /// The whole color, for messages.
    let text: String
    private let parts: [Substring]

    init(of inside: String, in text: String) throws(Color.ParsingError) {
        self.text = text
        parts = inside.utf8.split(whereSeparator: Self.isSeparator).map { Substring($0) }
        guard parts.count == 3 || parts.count == 4 else {
            throw .wrongComponentCount(text, count: parts.count)
        }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"),
            UInt8(ascii: "\r"), 0x0C:
            true
        default: false
        }
    }

    /// A number from 0 to a whole, or a percentage of it, as a fraction from 0 to 1.
    func fraction(_ index: Int, of whole: Double) throws(Color.ParsingError) -> Double {
        if let percent = percent(index) { return clamp(percent / 100) }
        return clamp(try number(index) / whole)
    }

    /// A percentage, with or without `%`, as a fraction from 0 to 1.
    func percentage(_ index: Int) throws(Color.ParsingError) -> Double {
        if let percent = percent(index) { return clamp(percent / 100) }
        return clamp(try number(index) / 100)
    }

    /// A number, or a percentage of a maximum; may be negative.
    func signed(_ index: Int, percent maximum: Double) throws(Color.ParsingError) -> Double {
        if let percent = percent(index) { return percent / 100 * maximum }
        return try number(index)
    }

    /// The degrees of the units of an angle.
    private static let units = [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]

    /// An angle from 0 up to 360 degrees.
    func degrees(_ index: Int) throws(Color.ParsingError) -> Double {
        let part = parts[index]
        let unit = Self.units.first { part.hasSuffix($0.0) }
        guard let value = finite(part.dropLast(unit?.0.count ?? 0)) else {
            throw .invalidComponent(text, component: String(part))
        }
        let turned = (value * (unit?.1 ?? 1)).truncatingRemainder(dividingBy: 360)
        return turned < 0 ? turned + 360 : turned
    }

    /// The alpha; 1 if there is none.
    func alpha() throws(Color.ParsingError) -> Double {
        parts.count == 4 ? try fraction(3, of: 1) : 1
    }

    private func percent(_ index: Int) -> Double? {
        parts[index].hasSuffix("%") ? finite(parts[index].dropLast()) : nil
    }

    private func number(_ index: Int) throws(Color.ParsingError) -> Double {
        guard let value = finite(parts[index]) else {
            throw .invalidComponent(text, component: String(parts[index]))
        }
        return value
    }

    private func finite(_ text: Substring) -> Double? {
        // A missing component is shown as 0 (CSS Color 4, §4.4).
        if text == "none" { return 0 }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
}
