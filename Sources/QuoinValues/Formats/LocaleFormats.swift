/// How a language and region write numbers and dates. The data are the same on every machine.
package struct LocaleFormats: Sendable {
    /// `de`, `pt-BR`.
    package let name: String
    package let decimal: String
    let grouping: String
    let minus: String
    /// The fewest digits of a whole part that is grouped.
    let leastGrouped: Int
    /// A pattern with `#` for the number.
    let percent: String
    /// A pattern with `#` for the number and `¤` for the symbol; after a semicolon, the one for negative numbers.
    let currency: String
    /// The pattern of a time.
    let time: String
    // Split where they are used: a document uses few of them.
    private let symbols: String
    private let dates: String
    private let months: String
    private let shortMonths: String
    private let aloneMonths: String
    private let days: String
    private let shortDays: String
    private let halves: String

    /// All locales. The first is the default.
    package static let all = table.utf8.split(separator: UInt8(ascii: "\n")).map(LocaleFormats.init)

    /// - Parameter line: the parts with tabs between them.
    private init(_ line: Substring.UTF8View) {
        let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String($0) ?? "" }
        (name, decimal, grouping, minus) = (parts[0], parts[1], parts[2], parts[3])
        (leastGrouped, percent, currency, time) = (Int(parts[4]) ?? 0, parts[5], parts[6], parts[7])
        (symbols, dates, months, shortMonths) = (parts[8], parts[9], parts[10], parts[11])
        (aloneMonths, days, shortDays) = (parts[12].isEmpty ? months : parts[12], parts[13], parts[14])
        halves = parts[15]
    }
}

extension LocaleFormats {
    /// The symbol of a currency: its code if the language has none.
    func symbol(of code: String) -> String {
        let entry = symbols.split(separator: " ").first { $0.hasPrefix(code + "=") }
        return entry.map { String($0.dropFirst(code.count + 1)) } ?? code
    }

    /// The pattern of a date.
    func date(_ length: ValueFormat.DateLength) -> String { Self.item(length.rawValue, of: dates) }

    /// - Parameter month: 1 for January.
    func month(_ month: Int) -> String { Self.item(month - 1, of: months) }
    func shortMonth(_ month: Int) -> String { Self.item(month - 1, of: shortMonths) }
    /// The name of a month without a day beside it.
    func aloneMonth(_ month: Int) -> String { Self.item(month - 1, of: aloneMonths) }
    /// - Parameter day: 0 for Sunday.
    func day(_ day: Int) -> String { Self.item(day, of: days) }
    func shortDay(_ day: Int) -> String { Self.item(day, of: shortDays) }
    func half(isMorning: Bool) -> String { Self.item(isMorning ? 0 : 1, of: halves) }

    private static func item(_ index: Int, of list: String) -> String {
        let items = list.split(separator: "|", omittingEmptySubsequences: false)
        return items.indices.contains(index) ? String(items[index]) : ""
    }
}
