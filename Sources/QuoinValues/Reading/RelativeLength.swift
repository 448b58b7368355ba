/// A fraction of another length, and points that are added to it, as documents write them: `1/3`, `25%`, `2/3 - 4`.
package struct RelativeLength: Hashable, Sendable {
    package var fraction: Double
    /// In points.
    package var points: Double

    package init(fraction: Double, points: Double) {
        (self.fraction, self.points) = (fraction, points)
    }

    /// `nil` if the text has no fraction, which a plain number is not.
    package init?(parsing text: String) {
        guard let mark = text.firstIndex(where: { $0 == "%" || $0 == "/" }),
            let first = Self.number(text[..<mark])
        else { return nil }
        var rest = text[text.index(after: mark)...]
        if text[mark] == "%" {
            fraction = Self.third(text[..<mark], first) ?? first / 100
        } else {
            let divisor = rest.prefix { !"+-".contains($0) }
            guard let second = Self.number(divisor), second > 0 else { return nil }
            fraction = first / second
            rest = rest[divisor.endIndex...]
        }
        guard let sign = rest.firstIndex(where: { $0 != " " }) else {
            points = 0
            return
        }
        let amount = rest[rest.index(after: sign)...]
        guard "+-".contains(rest[sign]), let number = Self.number(amount), number >= 0 else { return nil }
        points = rest[sign] == "-" ? -number : number
    }

    /// The third that a percentage stands for, which no decimals write: `33.3`, `33.33`, `66.6`, `66.67`.
    private static func third(_ text: Substring, _ percent: Double) -> Double? {
        guard let point = text.firstIndex(of: ".") else { return nil }
        let unit = text[point...].dropFirst().prefix(while: \.isNumber).reduce(1.0) { unit, _ in unit / 10 }
        let third = [1.0, 2].first { third in
            let missing = third * 100 / 3 - percent
            return unit < 1 && missing > -unit / 2 && missing < unit
        }
        return third.map { $0 / 3 }
    }

    private static func number(_ text: Substring) -> Double? {
        DocumentValue.number(String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
}

extension DocumentValue {
    /// The fraction of a scalar with points added to it; `nil` for any other value, which is not reported.
    package var relativeLength: RelativeLength? {
        guard case .scalar(let scalar) = node, scalar.string.utf8.contains(where: RelativeLength.isMark) else {
            return nil
        }
        return RelativeLength(parsing: scalar.string)
    }

    /// Whether the value is a text with the mark of a fraction, which may still be wrong.
    package var looksRelative: Bool {
        guard case .scalar(let scalar) = node else { return false }
        return scalar.string.utf8.contains(where: RelativeLength.isMark)
    }

    /// A number within bounds, also as a quotient or a percentage.
    package func fraction(_ bounds: ClosedRange<Double>, _ expected: Expected? = nil) -> Double? {
        guard looksRelative else { return number(bounds, expected) }
        guard let length = relativeLength, length.points == 0, bounds.contains(length.fraction) else {
            return mismatch(expected ?? "a fraction such as 0.5, 1/3 or 33.3%")
        }
        return length.fraction
    }
}

extension RelativeLength {
    fileprivate static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "%") || byte == UInt8(ascii: "/")
    }

    /// The fraction and the points as documents write them, so that reading gives the same numbers.
    package static func text(fraction: Double, points: Double) -> String {
        let percent = shortDescription(fraction * 100)
        var text = percent + "%"
        if let number = Double(percent), number / 100 != fraction {
            let divisor = (2...largestDivisor).first { (fraction * Double($0)).rounded() / Double($0) == fraction }
            if let divisor { text = "\(shortDescription((fraction * Double(divisor)).rounded()))/\(divisor)" }
        } else if let number = Double(percent), third(percent[...], number) != nil {
            text = "\(percent)/100"
        }
        if points == 0 { return text }
        return text + (points < 0 ? " - " : " + ") + shortDescription(abs(points))
    }

    private static let largestDivisor = 100
}
