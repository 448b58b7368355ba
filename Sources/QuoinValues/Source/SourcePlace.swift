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

/// A place in a Swift file, which names an element without an id in messages.
///
/// The compiler cannot check that it is sendable because of the pointer, which leads to a constant.
@usableFromInline package struct SwiftPlace: @unchecked Sendable {
    /// The module and the file, as `#fileID` gives them: `Cards/PostCard.swift`. It ends with a zero. A static string
    /// would make elements larger.
    @usableFromInline let fileID: UnsafePointer<UInt8>
    /// The line, from 1.
    @usableFromInline package let line: UInt32

    @inlinable
    package init(fileID: StaticString, line: UInt32) {
        (self.fileID, self.line) = (fileID.utf8Start, line)
    }
}

extension SwiftPlace: CustomStringConvertible {
    /// The file without its module, and the line: `PostCard.swift:12`.
    @usableFromInline package var description: String {
        let file = String(cString: fileID)
        return "\(file.split(separator: "/").last ?? ""):\(line)"
    }
}

/// A file that values of a document come from, other than the document: one with parts of it, or one with data.
package final class SourceFile: Sendable {
    /// The name in messages.
    package let name: String
    /// The folder that paths in the file are relative to, as a path from the document's folder; empty for that folder.
    package let folder: String
    /// The lines, for places within scalars; none for data, whose texts are not written as in documents.
    package let lines: SourceLines?

    /// A file with parts of a document.
    package init(name: String, folder: String, text: String) {
        (self.name, self.folder) = (name, folder)
        lines = SourceLines(text)
    }

    /// A file with data. Paths in it are relative to the document.
    package init(ofData name: String) {
        (self.name, folder, lines) = (name, "", nil)
    }
}

extension SourceFile: Hashable {
    package static func == (first: SourceFile, second: SourceFile) -> Bool {
        first === second || first.name == second.name
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
