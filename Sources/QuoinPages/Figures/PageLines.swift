/// The lines of a page with their ends. A line feed, a carriage return, or both end a line (CommonMark, Line endings).
struct PageLines {
    /// The lines without their ends.
    private(set) var lines: [Substring] = []
    /// The end of each line but the last.
    private var ends: [Substring] = []

    init(_ text: String) {
        var start = text.startIndex
        // The two together are one character.
        while let index = text[start...].firstIndex(where: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }) {
            lines.append(text[start..<index])
            start = text.index(after: index)
            ends.append(text[index..<start])
        }
        lines.append(text[start...])
    }

    /// A text with lines of a page, each with its end, and other lines, which end as the first of the page.
    struct Builder {
        private let page: PageLines
        /// Each line, and the end before the next one.
        private var parts: [(line: String, end: Substring)] = []

        init(_ page: PageLines) {
            self.page = page
        }

        /// Adds lines of the page.
        mutating func keep(_ range: Range<Int>) {
            for index in range {
                parts.append((String(page.lines[index]), index < page.ends.count ? page.ends[index] : usualEnd))
            }
        }

        /// Adds other lines.
        mutating func add(_ lines: [String]) {
            parts += lines.map { ($0, usualEnd) }
        }

        var text: String {
            parts.dropLast().map { $0.line + $0.end }.joined() + (parts.last?.line ?? "")
        }

        private var usualEnd: Substring { page.ends.first ?? "\n" }
    }
}
