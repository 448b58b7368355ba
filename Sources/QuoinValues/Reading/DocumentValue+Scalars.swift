extension DocumentValue {
    /// The text of a scalar.
    package func string() -> String? {
        guard case .scalar(let scalar) = node, !isNull else { return mismatch("a string") }
        if scope != nil, !parameterHint.isEmpty, scalar.string.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }) {
            warn("\"\(scalar.string)\" stays as it is\(parameterHint)")
        }
        return scalar.string
    }

    /// Whether a scalar is in quotes or a block of text, so that it is a string even if it looks like a number.
    package var isQuoted: Bool {
        guard case .scalar(let scalar) = node else { return false }
        return scalar.style != .plain
    }

    /// A text without quotes, which may be a number or a word.
    private var word: String? {
        guard case .scalar(let scalar) = node, !isQuoted else { return nil }
        return scalar.string
    }

    /// The value without its quotes, if it is a number then; `nil` for any other value.
    var unquotedNumber: DocumentValue? {
        guard case .scalar(var scalar) = node, isQuoted, Self.number(scalar.string) != nil else { return nil }
        scalar.style = .plain
        var value = self
        value.node = .scalar(scalar)
        return value
    }

    /// Whether it is a number, within bounds or not.
    package var isNumber: Bool { word.map { Self.number($0) != nil } == true }

    /// Whether it is `true` or `false` without quotes.
    package var isBool: Bool { word.map { ["true", "false"].contains($0) } == true }

    /// A finite number within bounds.
    package func number(_ bounds: ClosedRange<Double> = .anyNumber, _ expected: Expected? = nil) -> Double? {
        guard let word, let number = Self.number(word) else { return mismatch(expected ?? "a number", as: .number) }
        guard bounds.contains(number) else { return outOfRange(number, bounds, expected) }
        return number
    }

    private func outOfRange(_ number: Double, _ bounds: ClosedRange<Double>, _ expected: Expected?) -> Double? {
        // What is expected names no bound that only keeps numbers exact.
        if let expected, !(number > bounds.upperBound && bounds.upperBound >= ClosedRange.anyNumber.upperBound) {
            return mismatch(expected)
        }
        if bounds == .zeroOrMore, number < 0 { return mismatch("a number that is 0 or more") }
        return mismatch(
            "a number from \(shortDescription(bounds.lowerBound)) to \(shortDescription(bounds.upperBound))")
    }

    /// A number, or infinity.
    package func numberOrInfinity(_ bounds: ClosedRange<Double> = .anyNumber) -> Double? {
        if isInfinity { return .infinity }
        let isTooLarge = word.flatMap(Self.number).map { $0 > bounds.upperBound } == true
        return isTooLarge
            ? mismatch("a number up to \(shortDescription(bounds.upperBound)), or inf")
            : number(bounds, "a number or inf")
    }

    /// Whether the value is infinity, in quotes or not.
    var isInfinity: Bool {
        guard case .scalar(let scalar) = node else { return false }
        return ["inf", ".inf", "+inf", "+.inf"].contains(scalar.string.lowercased())
    }

    /// A whole number within bounds.
    package func integer(_ bounds: ClosedRange<Int>) -> Int? {
        let expected: Expected = "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
        guard let word, let number = Int(word), bounds.contains(number) else {
            return mismatch(expected, as: .number)
        }
        return number
    }

    package func bool() -> Bool? {
        return switch word {
        case "true": true
        case "false": false
        default: mismatch("true or false")
        }
    }

    /// One of the cases of an enumeration, by their raw values.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> Choice? {
        if case .scalar(let scalar) = node, let match = Choice(rawValue: scalar.string) { return match }
        reportOther(than: Choice.allCases.map { $0.rawValue })
        return nil
    }

    /// One of some words.
    package func choice<Choice>(_ choices: [(name: String, value: Choice)]) -> Choice? {
        if case .scalar(let scalar) = node, let match = choices.first(where: { $0.name == scalar.string }) {
            return match.value
        }
        reportOther(than: choices.map { $0.name })
        return nil
    }

    /// Reports that the value is not one of some words.
    func reportOther(than words: [String]) {
        let expected = "expected \(words.count == 1 ? "" : "one of ")\(words.joined(separator: ", ")), not \(summary)"
        guard case .scalar(let scalar) = node else { return reportForm(expected) }
        let nearest =
            words.contains(scalar.string)
            ? nil
            : Self.word(for: scalar.string, among: words) ?? nearestName(to: scalar.string, among: words)
                ?? words.first { $0.hasStem(of: scalar.string) }
        reportForm(expected + (nearest.map { nearestNameHint($0) } ?? parameterHint))
    }

    /// A number of YAML or JSON; `nil` for infinity and for other text.
    package static func number(_ text: String) -> Double? {
        guard text.utf8.first != UInt8(ascii: "e"), text.utf8.first != UInt8(ascii: "E"),
            text.utf8.allSatisfy(isPartOfNumber)
        else { return nil }
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}

extension String {
    /// Whether it begins as another word does, up to the other's last letter: `justified` and `justify`.
    fileprivate func hasStem(of word: String) -> Bool { word.count > 4 && hasPrefix(word.dropLast()) }
}

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
        DocumentValue.number(String(text.trimming { $0 == " " }))
    }
}

extension DocumentValue {
    /// The fraction of a scalar with points added to it; `nil` for any other value, which is not reported.
    package var relativeLength: RelativeLength? {
        looksRelative ? node.string.flatMap(RelativeLength.init(parsing:)) : nil
    }

    /// Whether the value is a text with the mark of a fraction, which may still be wrong.
    package var looksRelative: Bool {
        node.string?.utf8.contains(where: RelativeLength.isMark) == true
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
