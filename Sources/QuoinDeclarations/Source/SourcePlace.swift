/// A place in a document's text.
public struct SourcePlace: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourcePlace: Comparable {
    /// Whether a place is before another one in the text.
    public static func < (first: SourcePlace, second: SourcePlace) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}
