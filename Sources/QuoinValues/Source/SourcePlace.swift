/// A place in a document's text.
public struct SourcePlace: Codable, Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// The file, if it is not the document itself.
    package var file: SourceFile?

    private enum CodingKeys: String, CodingKey {
        case line, column
    }

    /// The line, if the place is in the document itself.
    package var documentLine: Int? { file == nil ? line : nil }

    /// `ProfileView.swift:18`; `nil` if the place is in the document itself.
    package var fileAndLine: String? { file.map { "\($0.name):\(line)" } }

    package init(line: Int, column: Int, in file: SourceFile? = nil) {
        (self.line, self.column, self.file) = (line, column, file)
    }
}

extension SourcePlace: Comparable {
    /// Whether a place is before another one in the text. Those in the document are before those in other files.
    public static func < (first: SourcePlace, second: SourcePlace) -> Bool {
        if first.file == nil, second.file == nil {
            return (first.line, first.column) < (second.line, second.column)
        }
        return (first.file?.name ?? "", first.line, first.column)
            < (second.file?.name ?? "", second.line, second.column)
    }
}
