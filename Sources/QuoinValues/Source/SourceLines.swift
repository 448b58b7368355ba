/// The lines of a document, in which a column is found without a walk from the start of its line: a document may be one line.
package struct SourceLines: Sendable {
    private let lines: [Line]

    /// A line without its line feed. Columns are Unicode scalars, counted from 0.
    package struct Line: Sendable {
        let text: Substring.UnicodeScalarView
        /// Where the white space at the end begins.
        let contentEnd: String.Index
        /// The places of the columns that are multiples of ``SourceLines/interval``.
        private let landmarks: [String.Index]
    }

    /// The number of columns from one landmark to the next.
    package static let interval = 256

    package init(_ text: String) {
        lines = Self.lines(of: text).map { Line($0.unicodeScalars) }
    }

    package var count: Int { lines.count }

    /// A line, counted from 0; an empty one after the last.
    package subscript(line: Int) -> Line {
        lines.indices.contains(line) ? lines[line] : Line(Substring().unicodeScalars)
    }

    /// Most texts have only line feeds, and searching bytes is faster than searching characters.
    private static func lines(of text: String) -> [Substring] {
        let hasOthers = text.utf8.contains { (0x0B...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
        if hasOthers { return text.split(omittingEmptySubsequences: false) { $0.isNewline } }
        return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    }
}

extension SourceLines.Line {
    fileprivate init(_ text: Substring.UnicodeScalarView) {
        self.text = text
        contentEnd = text.lastIndex { !$0.properties.isWhitespace }.map(text.index(after:)) ?? text.startIndex
        var landmarks = [text.startIndex]
        var place = text.startIndex
        while text.formIndex(&place, offsetBy: SourceLines.interval, limitedBy: text.endIndex) {
            landmarks.append(place)
        }
        self.landmarks = landmarks
    }

    /// The last landmark that is not after a column.
    package func landmark(before column: Int) -> (column: Int, index: String.Index) {
        let number = min(column / SourceLines.interval, landmarks.count - 1)
        return (number * SourceLines.interval, landmarks[number])
    }

    /// The place of a column; the end if the line is shorter.
    func index(ofColumn column: Int) -> String.Index {
        let start = landmark(before: column)
        return text.index(start.index, offsetBy: column - start.column, limitedBy: text.endIndex) ?? text.endIndex
    }
}
