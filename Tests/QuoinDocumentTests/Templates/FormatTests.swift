import QuoinValues
import Testing

@Suite("Numbers and dates in texts")
struct FormatTests {
    private func text(_ value: String, _ format: String, _ locale: String = "en") throws -> String {
        let locale = try #require(LocaleFormats.all.first { $0.name == locale })
        return try ValueFormat(format[...]).text(of: value, for: locale)
    }

    @Test(
        "patterns for numbers",
        arguments: [
            ("1234.5", "0", "1235"), ("1234.5", "#,##0.00", "1,234.50"), ("0.5", "0.00", "0.50"), ("0.5", "#.0", ".5"),
            ("7", "000", "007"), ("2.675", "0.00", "2.68"), ("-2.5", "0", "-3"), ("-0.4", "0", "0"),
            ("999.995", "0.00", "1000.00"), ("1e-7", "0.##", "0"), ("1e21", "#,##0", "1,000,000,000,000,000,000,000"),
            ("1234567", "#,##0", "1,234,567"), ("0.256", "0%", "26%"), ("0.2565", "0.0%", "25.7%"),
            ("12.5", "0.##", "12.5"),
            ("0", "#", ""), ("100", "#,###", "100"),
        ])
    func numbers(value: String, pattern: String, expected: String) throws {
        #expect(try text(value, pattern) == expected)
    }

    /// As the Unicode Common Locale Data Repository has them.
    @Test(
        "each locale's numbers, percents, money and dates",
        arguments: [
            "en|1,234,567.89|-26%|-€1,234.50|CHF\u{A0}1,234.50|11/3/26|Nov 3, 2026|November 3, 2026|Tuesday, November 3, 2026|6:05\u{202F}PM",
            "en-GB|1,234,567.89|-26%|-€1,234.50|CHF\u{A0}1,234.50|03/11/2026|3 Nov 2026|3 November 2026|Tuesday, 3 November 2026|18:05",
            "de|1.234.567,89|-26\u{A0}%|-1.234,50\u{A0}€|1.234,50\u{A0}CHF|03.11.26|03.11.2026|3. November 2026|Dienstag, 3. November 2026|18:05",
            "fr|1\u{202F}234\u{202F}567,89|-26\u{A0}%|-1\u{202F}234,50\u{A0}€|1\u{202F}234,50\u{A0}CHF|03/11/2026|3 nov. 2026|3 novembre 2026|mardi 3 novembre 2026|18:05",
            "es|1.234.567,89|-26\u{A0}%|-1234,50\u{A0}€|1234,50\u{A0}CHF|3/11/26|3 nov 2026|3 de noviembre de 2026|martes, 3 de noviembre de 2026|18:05",
            "pt-BR|1.234.567,89|-26%|-€\u{A0}1.234,50|CHF\u{A0}1.234,50|03/11/2026|3 de nov. de 2026|3 de novembro de 2026|terça-feira, 3 de novembro de 2026|18:05",
            "nl|1.234.567,89|-26%|€\u{A0}-1.234,50|CHF\u{A0}1.234,50|03-11-2026|3 nov 2026|3 november 2026|dinsdag 3 november 2026|18:05",
            "sv|1\u{A0}234\u{A0}567,89|\u{2212}26\u{A0}%|\u{2212}1\u{A0}234,50\u{A0}€|1\u{A0}234,50\u{A0}CHF|2026-11-03|3 nov. 2026|3 november 2026|tisdag 3 november 2026|18:05",
            "it|1.234.567,89|-26%|-1234,50\u{A0}€|1234,50\u{A0}CHF|03/11/26|3 nov 2026|3 novembre 2026|martedì 3 novembre 2026|18:05",
            "fi|1\u{A0}234\u{A0}567,89|\u{2212}26\u{A0}%|\u{2212}1\u{A0}234,50\u{A0}€|1\u{A0}234,50\u{A0}CHF|3.11.2026|3.11.2026|3. marraskuuta 2026|tiistai 3. marraskuuta 2026|18.05",
            "tr|1.234.567,89|-%26|-€1.234,50|CHF\u{A0}1.234,50|3.11.2026|3 Kas 2026|3 Kasım 2026|3 Kasım 2026 Salı|18:05",
            "ja|1,234,567.89|-26%|-€1,234.50|CHF\u{A0}1,234.50|2026/11/03|2026/11/03|2026年11月3日|2026年11月3日火曜日|18:05",
            "ko|1,234,567.89|-26%|-€1,234.50|CHF\u{A0}1,234.50|26. 11. 3.|2026. 11. 3.|2026년 11월 3일|2026년 11월 3일 화요일|PM 6:05",
            "zh|1,234,567.89|-26%|-€1,234.50|CHF\u{A0}1,234.50|2026/11/3|2026年11月3日|2026年11月3日|2026年11月3日星期二|18:05",
        ])
    func locales(row: String) throws {
        let parts = row.split(separator: "|").map(String.init)
        let date = "2026-11-03T18:05"
        let values = [
            ("1234567.891", "#,##0.##"), ("-0.256", "0%"), ("-1234.5", "currency EUR"), ("1234.5", "currency CHF"),
            (date, "short"), (date, "medium"), (date, "long"), (date, "full"), (date, "time"),
        ]
        #expect(try values.map { try text($0.0, $0.1, parts[0]) } == Array(parts.dropFirst()))
    }

    @Test(
        "every locale has twelve months, seven days, four dates and two halves of a day",
        arguments: LocaleFormats.all.map(\.name))
    func complete(locale: String) throws {
        for month in 1...12 {
            let date = "2026-\(month < 10 ? "0" : "")\(month)-01T00:00"
            for pattern in ["MMM", "MMMM", "LLLL", "EEE", "EEEE", "a", "short", "medium", "long", "full"] {
                #expect(try !text(date, pattern, locale).isEmpty)
            }
        }
        let days = try (1...7).map { try text("2026-11-0\($0)", "EEEE", locale) }
        #expect(Set(days).count == 7)
    }

    @Test(
        "months that stand alone are in the language of the locale",
        arguments: [
            ("cs", "listopad"), ("fi", "marraskuu"), ("ja", "11月"), ("ko", "11월"), ("nb", "november"),
            ("pt-BR", "novembro"), ("sv", "november"), ("uk", "листопад"), ("zh", "十一月"),
        ])
    func months(locale: String, expected: String) throws {
        #expect(try text("2026-11-23", "LLLL", locale) == expected)
    }

    @Test(
        "dates, times and their patterns",
        arguments: [
            ("2026-11-23", "EEE d. MMM yy", "Mon 23. Nov 26"), ("2024-02-29", "y-MM-dd", "2024-02-29"),
            ("2026-11-23T00:07:09Z", "h:mm:ss a", "12:07:09 AM"),
            ("2026-11-23 13:07", "h 'o''clock' a", "1 o'clock PM"),
            ("2026-11-23T13:07:09.25+01:00", "HH:mm", "13:07"), ("1900-01-01", "EEEE", "Monday"),
            ("2000-12-31", "EEEE", "Sunday"),
        ])
    func dates(value: String, pattern: String, expected: String) throws {
        #expect(try text(value, pattern) == expected)
    }

    @Test(
        "what is no date",
        arguments: [
            "2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "2026-11-23T", "2026-11-23T24:00", "2026-11-23T10",
            "2026-11-23T10:00x", "2026-11-23T10:00+1", "23.11.2026", "",
        ])
    func wrongDates(value: String) {
        #expect(CalendarDate(value) == nil)
        #expect(throws: ValueFormat.Failure.self) { try text(value, "y") }
    }

    @Test(
        "what is no format",
        arguments: ["currency", "currency euro", "0.0.0", "#0#", "0,0", "12", "longer", "yyy", "0.#0", "", "Q"])
    func wrongFormats(format: String) {
        #expect(throws: ValueFormat.Failure.self) { _ = try text("5", format) }
    }

    @Test("a document's texts have formats, and its locale may be a parameter")
    func texts() throws {
        let source = """
            locale: $locale
            parameters:
              locale: {default: en}
              price: {type: number, example: 1234.5}
              day: {type: optional date}
            layout: {text: "${price:currency EUR}, ${price:#,##0} ${day:long}"}
            """
        let template = try template(source)
        #expect(try QuoinDocumentTests.texts(of: document(source)) == ["€1,234.50, 1,235 "])
        let german = try template.document(with: ["locale": "de", "price": 2, "day": "2026-11-23"])
        #expect(try QuoinDocumentTests.texts(of: german) == ["2,00\u{A0}€, 2 23. November 2026"])
    }
}
