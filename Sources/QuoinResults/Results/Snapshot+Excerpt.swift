extension VerificationResults.Snapshot {
    /// The lines of a document around an error.
    package struct Excerpt: Hashable, Sendable, Codable {
        /// The number of the first line, from 1.
        package var start: Int
        package var lines: [String]
        /// The number of the line with the error.
        package var line: Int

        package init(start: Int, lines: [String], line: Int) {
            (self.start, self.lines, self.line) = (start, lines, line)
        }

        /// The number of lines before and after the one with the error.
        private static let margin = 2
        /// In characters. Longer lines are data.
        private static let longestLine = 200

        /// `nil` if the text has no such line.
        package init?(of text: String, around line: Int) {
            let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            guard all.indices.contains(line - 1) else { return nil }
            let shown = max(line - 1 - Self.margin, 0)..<min(line + Self.margin, all.count)
            self.init(
                start: shown.lowerBound + 1, lines: all[shown].map { String($0.prefix(Self.longestLine)) }, line: line)
        }
    }
}
