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

extension Substring {
    fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
        var result = drop(while: isTrimmed)
        while let last = result.last, isTrimmed(last) { result = result.dropLast() }
        return result
    }
}
