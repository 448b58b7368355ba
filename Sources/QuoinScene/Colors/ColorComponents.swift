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
