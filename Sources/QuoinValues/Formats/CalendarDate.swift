/// A date of the Gregorian calendar, with a time if it has one (ISO 8601): `2026-11-23`, `2026-11-23T18:30:05Z`.
///
/// A time zone is read and changes nothing: a text shows the time as it is written.
package struct CalendarDate: Sendable {
    private let year: Int
    private let month: Int
    private let day: Int
    private var hour = 0
    private var minute = 0
    private var second = 0

    /// `nil` for any other text.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
        let numbers = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 3, let year = Self.number(numbers[0], 4), let month = Self.number(numbers[1], 2),
            let day = Self.number(numbers[2], 2), (1...12).contains(month),
            (1...Self.length(ofMonth: month, in: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
        if parts.count == 2, !readTime(parts[1]) { return nil }
    }

    private mutating func readTime(_ text: some StringProtocol) -> Bool {
        let clock = text.prefix { $0.isNumber || $0 == ":" || $0 == "." }
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), Self.isZone(text.dropFirst(clock.count)),
            let hour = Self.number(parts[0], 2), hour < 24, let minute = Self.number(parts[1], 2), minute < 60
        else { return false }
        (self.hour, self.minute) = (hour, minute)
        guard parts.count == 3 else { return true }
        let seconds = parts[2].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let second = Self.number(seconds[0], 2), second < 61, seconds.count == 1 || !seconds[1].isEmpty else {
            return false
        }
        self.second = second
        return true
    }

    /// Nothing, `Z`, or up to 23 hours and 59 minutes: `+01:00`, `+0100` or `+01`.
    private static func isZone(_ text: some StringProtocol) -> Bool {
        if text.isEmpty || text == "Z" { return true }
        guard text.first == "+" || text.first == "-" else { return false }
        let digits = String(text.dropFirst().filter { $0 != ":" })
        guard digits.count == 2 || digits.count == 4, let hours = number(digits.prefix(2), 2) else { return false }
        return hours < 24 && (digits.count == 2 || number(digits.dropFirst(2), 2).map { $0 < 60 } == true)
    }

    private static func number(_ text: some StringProtocol, _ count: Int) -> Int? {
        text.utf8.count == count && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    private static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// 0 for Sunday.
    private var weekday: Int {
        // January and February are counted as the last months of the year before.
        let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let year = month < 3 ? year - 1 : year
        let sum = year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day
        return (sum % 7 + 7) % 7
    }
}

// MARK: - Patterns

extension CalendarDate {
    /// The text of a pattern of letters (UTS #35, part 4, §8): `d. MMMM y`, `EEE HH:mm`. Text is in single quotes.
    func text(_ pattern: String, for locale: LocaleFormats) -> String {
        Self.fields(of: pattern).reduce(into: "") { text, field in
            switch field {
            case .text(let part): text += part
            case .letters(let letter, let count): text += self.text(letter, count, locale) ?? ""
            }
        }
    }

    /// Throws an error for letters of a pattern that have no meaning.
    static func check(_ pattern: some StringProtocol) throws(ValueFormat.Failure) {
        let sample = CalendarDate("2000-01-01")
        for case .letters(let letter, let count) in fields(of: String(pattern))
        where sample?.text(letter, count, LocaleFormats.all[0]) == nil {
            let letters = String(repeating: letter, count: count)
            throw ValueFormat.Failure(
                message: "\"\(letters)\" has no meaning in a format; there are short, medium, long, full, time, "
                    + "patterns for dates such as d. MMMM y, currency EUR, and patterns for numbers such as #,##0.00")
        }
    }

    private enum Field {
        case text(String)
        case letters(Character, Int)
    }

    private static func fields(of pattern: String) -> [Field] {
        var fields: [Field] = []
        var isQuoted = false
        var rest = pattern[...]
        while let first = rest.first {
            if rest.hasPrefix("''") {
                fields.append(.text("'"))
                rest = rest.dropFirst(2)
            } else if first == "'" {
                isQuoted.toggle()
                rest = rest.dropFirst()
            } else if isQuoted {
                fields.append(.text(String(first)))
                rest = rest.dropFirst()
            } else if first.isASCII, first.isLetter {
                let letters = rest.prefix { $0 == first }
                fields.append(.letters(first, letters.count))
                rest = rest.dropFirst(letters.count)
            } else {
                fields.append(.text(String(first)))
                rest = rest.dropFirst()
            }
        }
        return fields
    }

    private func text(_ letter: Character, _ count: Int, _ locale: LocaleFormats) -> String? {
        switch (letter, count) {
        case ("y", 2): Self.padded(year % 100, 2)
        case ("y", 1), ("y", 4): Self.padded(year, count)
        case ("M", 1...2), ("L", 1...2): Self.padded(month, count)
        case ("M", 3): locale.shortMonth(month)
        case ("M", 4): locale.month(month)
        case ("L", 3): locale.shortMonth(month)
        case ("L", 4): locale.aloneMonth(month)
        case ("d", 1...2): Self.padded(day, count)
        case ("E", 1...3): locale.shortDay(weekday)
        case ("E", 4): locale.day(weekday)
        case ("H", 1...2): Self.padded(hour, count)
        case ("h", 1...2): Self.padded(hour % 12 == 0 ? 12 : hour % 12, count)
        case ("m", 1...2): Self.padded(minute, count)
        case ("s", 1...2): Self.padded(second, count)
        case ("a", 1...3): locale.half(isMorning: hour < 12)
        default: nil
        }
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }
}
