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
    package var fileAndLine: String? { file.map { $0.lookUp?() ?? "\($0.name):\(line)" } }

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
    /// Whether the place is of an app's view, whose id is a name that nobody wrote.
    @usableFromInline package let isOfView: Bool

    @inlinable
    package init(fileID: StaticString, line: UInt32, isOfView: Bool = false) {
        (self.fileID, self.line, self.isOfView) = (fileID.utf8Start, line, isOfView)
    }

    /// The parts of a place, which an element keeps apart so that it is smaller.
    @inlinable
    package init(_ file: File, _ line: Line) {
        let number = UInt32(line.low) | UInt32(line.middle) << 8 | UInt32(line.high & 0x7F) << 16
        (fileID, self.line, isOfView) = (file.id, number, line.high & 0x80 != 0)
    }

    @inlinable package var file: File { File(id: fileID) }

    @inlinable package var lineAndView: Line {
        let number = min(line, 0x7F_FFFF)
        return Line(
            low: UInt8(truncatingIfNeeded: number), middle: UInt8(truncatingIfNeeded: number >> 8),
            high: UInt8(truncatingIfNeeded: number >> 16) | (isOfView ? 0x80 : 0))
    }

    @usableFromInline
    package struct File: @unchecked Sendable {
        @usableFromInline let id: UnsafePointer<UInt8>

        @inlinable
        init(id: UnsafePointer<UInt8>) { self.id = id }
    }

    /// A line below 8,388,608, and whether the place is of a view.
    @usableFromInline
    package struct Line: Sendable {
        @usableFromInline let low: UInt8
        @usableFromInline let middle: UInt8
        @usableFromInline let high: UInt8

        @inlinable
        package init(low: UInt8 = 0, middle: UInt8 = 0, high: UInt8 = 0) {
            (self.low, self.middle, self.high) = (low, middle, high)
        }
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
    /// Finds the file and line in an app for a place in a library or a helper, which takes time; `nil` for other files.
    package let lookUp: (@Sendable () -> String?)?

    /// A file with parts of a document.
    package init(name: String, folder: String, text: String) {
        (self.name, self.folder) = (name, folder)
        (lines, lookUp) = (SourceLines(text), nil)
    }

    /// A file with data. Paths in it are relative to the document.
    package init(ofData name: String, lookingUp lookUp: (@Sendable () -> String?)? = nil) {
        (self.name, folder, lines, self.lookUp) = (name, "", nil, lookUp)
    }
}

extension SourceFile: Hashable {
    package static func == (first: SourceFile, second: SourceFile) -> Bool {
        first === second || first.lookUp == nil && second.lookUp == nil && first.name == second.name
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

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
