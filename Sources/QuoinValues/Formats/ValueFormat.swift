/// How a number or a date is written in a text: the part after the colon of `${price:currency EUR}`.
package enum ValueFormat: Sendable {
    /// `0.00`, `#,##0`, `0%`.
    case number(NumberPattern)
    /// `currency EUR`
    case currency(String)
    case date(DateLength)
    /// The time of a date, as short as the locale has it.
    case time
    /// `d MMMM y`
    case datePattern(String)

    /// The lengths of dates, in the order of the locales' patterns.
    package enum DateLength: Int, Sendable, CaseIterable {
        case short, medium, long, full
    }

    /// Why a value cannot be written.
    package struct Failure: Error {
        /// A clause without the text that it is about.
        package var message: String
    }

    /// Reads a format.
    package init(_ text: Substring) throws(Failure) {
        let text = text.trimming(while: { $0 == " " })
        if let length = DateLength.allCases.first(where: { "\($0)" == text }) {
            self = .date(length)
        } else if text == "time" {
            self = .time
        } else if text.hasPrefix("currency") {
            let code = text.dropFirst("currency".count).drop { $0 == " " }
            guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
                throw Failure(message: "a currency has a code of three letters, as in \"currency EUR\"")
            }
            self = .currency(String(code))
        } else if text.contains(where: { $0 == "0" || $0 == "#" }) {
            self = .number(try NumberPattern(text))
        } else {
            try CalendarDate.check(text)
            self = .datePattern(String(text))
        }
    }

    /// The text for a value, which a document has as a text itself.
    package func text(of value: String, for locale: LocaleFormats) throws(Failure) -> String {
        switch self {
        case .number(let pattern): return pattern.text(of: try Self.number(value), for: locale)
        case .currency(let code): return NumberPattern.currency(code, of: try Self.number(value), for: locale)
        case .date(let length): return try Self.date(value).text(locale.date(length), for: locale)
        case .time: return try Self.date(value).text(locale.time, for: locale)
        case .datePattern(let pattern): return try Self.date(value).text(pattern, for: locale)
        }
    }

    private static func number(_ value: String) throws(Failure) -> Double {
        // Without the letters of hexadecimal numbers and of infinity.
        let isPlain = value.utf8.allSatisfy { (0x2B...0x39).contains($0) || $0 | 0x20 == UInt8(ascii: "e") }
        if isPlain, let number = Double(value), number.isFinite { return number }
        throw Failure(message: "\"\(value)\" is not a number")
    }

    private static func date(_ value: String) throws(Failure) -> CalendarDate {
        if let date = CalendarDate(value) { return date }
        throw Failure(message: "\"\(value)\" is not a date such as 2026-11-23 or 2026-11-23T18:30")
    }
}

/// A pattern for numbers: `0` for a digit that is there, `#` for one that may be missing, a point for the decimal separator,
/// a comma for grouping by thousands, and `%` for hundredths. Separators and signs are those of the locale.
package struct NumberPattern: Sendable {
    private var isGrouped = false
    private var isPercent = false
    private var leastWhole = 0
    private var leastFraction = 0
    private var mostFraction = 0

    private static let mostDigits = 15

    init(_ text: some StringProtocol) throws(ValueFormat.Failure) {
        let text = String(text)
        let isPercent = text.last == "%"
        let digits = isPercent ? text.dropLast().trimmingSuffix { " \u{A0}".contains($0) } : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        let whole = parts[0]
        let fraction = parts.count == 2 ? parts[1] : ""
        let wholeDigits = whole.filter { $0 != "," }
        let commas = whole.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count <= 2, !wholeDigits.isEmpty, wholeDigits.count + fraction.count <= Self.mostDigits,
            wholeDigits.drop(while: { $0 == "#" }).allSatisfy({ $0 == "0" }),
            fraction.drop(while: { $0 == "0" }).allSatisfy({ $0 == "#" }), parts.count == 1 || !fraction.isEmpty,
            commas.count == 1 || commas.dropFirst().allSatisfy({ $0.count == 3 })
        else {
            throw ValueFormat.Failure(
                message: "\"\(text)\" is not a pattern for numbers such as 0, #,##0, 0.00, #,##0.## or 0%")
        }
        (self.isPercent, isGrouped) = (isPercent, commas.count > 1)
        leastWhole = wholeDigits.count { $0 == "0" }
        leastFraction = fraction.count { $0 == "0" }
        mostFraction = fraction.count
    }

    private init(isGrouped: Bool, fraction: Int) {
        (self.isGrouped, leastWhole, leastFraction, mostFraction) = (isGrouped, 1, fraction, fraction)
    }

    func text(of number: Double, for locale: LocaleFormats) -> String {
        let decimal = DecimalDigits(number, shiftedBy: isPercent ? 2 : 0).rounded(to: mostFraction)
        let sign = decimal.isNegative ? locale.minus : ""
        let digits = digits(of: decimal, for: locale)
        return sign + (isPercent ? locale.percent.replacing("#", with: digits) : digits)
    }

    /// An amount of money as the locale writes it, with as many digits as the currency has.
    static func currency(_ code: String, of number: Double, for locale: LocaleFormats) -> String {
        let fraction = withoutFraction.contains(code) ? 0 : 2
        let decimal = DecimalDigits(number, shiftedBy: 0).rounded(to: fraction)
        let digits = NumberPattern(isGrouped: true, fraction: fraction).digits(of: decimal, for: locale)
        let patterns = locale.currency.split(separator: ";")
        let hasNegative = decimal.isNegative && patterns.count == 2
        let pattern = String(hasNegative ? patterns[1] : patterns[0])
            .replacing("-", with: hasNegative ? locale.minus : "-")
        let symbol = locale.symbol(of: code)
        // A letter does not touch a digit.
        var spaced = pattern
        if symbol.last?.isLetter == true { spaced = spaced.replacing("¤#", with: "¤\u{A0}#") }
        if symbol.first?.isLetter == true { spaced = spaced.replacing("#¤", with: "#\u{A0}¤") }
        let text = spaced.replacing("¤", with: symbol).replacing("#", with: digits)
        return (decimal.isNegative && !hasNegative ? locale.minus : "") + text
    }

    /// The currencies whose amounts have no fraction.
    private static let withoutFraction: Set<String> = [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
    ]

    private func digits(of decimal: DecimalDigits, for locale: LocaleFormats) -> String {
        var whole = decimal.whole
        while whole.count < leastWhole { whole.insert("0", at: whole.startIndex) }
        if isGrouped, whole.count >= locale.leastGrouped {
            var grouped = ""
            for (index, digit) in whole.enumerated() {
                if index > 0, (whole.count - index).isMultiple(of: 3) { grouped += locale.grouping }
                grouped.append(digit)
            }
            whole = grouped
        }
        var fraction = decimal.fraction
        while fraction.count < leastFraction { fraction.append("0") }
        return fraction.isEmpty ? whole : whole + locale.decimal + fraction
    }
}

/// The decimal digits of a number.
struct DecimalDigits {
    private(set) var isNegative: Bool
    /// The digits before the decimal point, without leading zeros.
    private(set) var whole = ""
    /// The digits after it, without trailing zeros.
    private(set) var fraction = ""

    /// The shortest digits of a finite number.
    ///
    /// - Parameter places: by how many places the point moves to the right.
    init(_ number: Double, shiftedBy places: Int) {
        isNegative = number < 0
        let text = "\(number.magnitude)"
        let parts = text.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let exponent = (parts.count == 2 ? Int(parts[1]) ?? 0 : 0) + places
        var digits = String(mantissa[0]) + (mantissa.count == 2 ? mantissa[1] : "")
        var point = mantissa[0].count + exponent
        if point < 0 {
            digits = String(repeating: "0", count: -point) + digits
            point = 0
        }
        if point > digits.count { digits += String(repeating: "0", count: point - digits.count) }
        whole = String(digits.prefix(point).drop { $0 == "0" })
        fraction = String(digits.dropFirst(point))
        trim()
    }

    /// The number with at most this many digits after the point. A half is rounded away from zero.
    func rounded(to count: Int) -> DecimalDigits {
        guard fraction.count > count else { return self }
        var result = self
        var digits = Array((whole + fraction.prefix(count)).utf8)
        let roundsUp = fraction.dropFirst(count).first.map { $0 >= "5" } ?? false
        if roundsUp {
            var index = digits.count - 1
            while index >= 0, digits[index] == UInt8(ascii: "9") {
                digits[index] = UInt8(ascii: "0")
                index -= 1
            }
            if index >= 0 { digits[index] += 1 } else { digits.insert(UInt8(ascii: "1"), at: 0) }
        }
        let text = String(decoding: digits, as: UTF8.self)
        result.whole = String(text.dropLast(count).drop { $0 == "0" })
        result.fraction = String(text.suffix(count))
        result.trim()
        return result
    }

    private mutating func trim() {
        while fraction.last == "0" { fraction.removeLast() }
        // Zero has no sign.
        if whole.isEmpty, fraction.isEmpty { isNegative = false }
    }
}
