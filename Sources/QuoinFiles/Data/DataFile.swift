import QuoinDocument
import QuoinSystem

/// Gives the rows of data one by one.
protocol RowReader: AnyObject {
    /// The next row, or what is wrong with it; `nil` at the end.
    func next() -> Result<DataRow, QuoinError>?

    /// The names of the columns of a table.
    var header: [SourceNode]? { get }

    /// Why reading stopped before the end.
    var failure: (any Error)? { get }
}

/// A file with data for a document: a table (`.csv`), records in lines (`.ndjson`, `.jsonl`), or a list of records (`.json`).
///
/// It is read a row at a time, so that its length does not matter. Use it on one thread at a time.
package final class DataFile {
    /// The name in messages.
    package let name: String
    private let descriptor: FileDescriptor
    private let reader: any RowReader

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: its path; `-` is standard input, whose first character says what it is: `{` for records in lines, `[` for a
    ///     list of records, and anything else for a table.
    ///   - limits: a row may have as many bytes as a document.
    /// - Throws: a ``QuoinError`` for a file that cannot be read, and for a table without names of columns.
    package init(_ path: String, _ limits: Limits = Limits()) throws(QuoinError) {
        let isStandardInput = path == "-"
        name = isStandardInput ? "<standard input>" : path.printable
        let ending = FilePath(path).extension
        guard isStandardInput || Self.endings.contains(ending ?? "") else {
            throw QuoinError(
                "data is in a file .\(Self.endings.joined(separator: ", .")), or in - for "
                    + "standard input", in: name)
        }
        descriptor = try QuoinError.wrapping(in: name, "cannot be read") {
            if isStandardInput { return .standardInput }
            let file = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
            if try FileKind(of: file) == .folder { throw Errno.isDirectory }
            return file
        }
        var bytes = InputBytes(descriptor)
        let file = SourceFile(ofData: name)
        let size = limits.documentBytes
        if ending == nil { bytes.skipSpace() }
        switch (ending, bytes.next) {
        case ("ndjson", _), ("jsonl", _), (nil, UInt8(ascii: "{")):
            reader = RecordRows(bytes, in: file, largestRow: size, .lines)
        case ("json", _), (nil, UInt8(ascii: "[")): reader = RecordRows(bytes, in: file, largestRow: size, .document)
        default:
            let start = bytes
            reader = try QuoinError.naming(name) { () throws(QuoinError) in
                try TableRows(start, in: file, largestRow: size)
            }
        }
    }

    deinit {
        if descriptor != .standardInput { try? descriptor.close() }
    }

    /// The extensions of files with data.
    static let endings = ["csv", "ndjson", "jsonl", "json"]

    /// The next row, or what is wrong with it; `nil` at the end.
    package func next() -> Result<DataRow, QuoinError>? { reader.next() }

    /// Checks that a document has a parameter for each column of a table, and the table a column for each parameter that
    /// needs a value.
    ///
    /// - Parameter others: names that columns may have besides the parameters.
    /// - Throws: a ``QuoinError`` that names the columns.
    package func checkColumns(for template: Document.Template, besides others: Set<String>) throws(QuoinError) {
        guard let columns = reader.header else { return }
        let problems = template.parameters.problems(withColumns: columns, besides: others)
        if !problems.isEmpty { throw QuoinError(problems, in: name) }
    }

    /// Throws a ``QuoinError`` if reading stopped before the end.
    package func checkEnd() throws(QuoinError) {
        if let failure = reader.failure { throw QuoinError(failure, in: name, "cannot be read completely") }
    }
}

/// The bytes of a file or a stream, a part at a time, with the place of the next one.
struct InputBytes {
    private let descriptor: FileDescriptor
    private var buffer: [UInt8] = []
    private var index = 0
    private var isAtEnd = false
    /// The line of the next byte, from 1.
    private(set) var line = 1
    /// The column of the next byte in characters, from 1.
    private(set) var column = 1
    /// Why reading stopped before the end.
    private(set) var failure: (any Error)?

    private static let partSize = 1 << 16

    init(_ descriptor: FileDescriptor) {
        self.descriptor = descriptor
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        while buffer.count < mark.count, fill() {}
        if buffer.starts(with: mark) { index = mark.count }
    }

    /// The next byte; `nil` at the end.
    var next: UInt8? {
        mutating get {
            if index == buffer.count {
                (buffer, index) = ([], 0)
                guard fill() else { return nil }
            }
            return buffer[index]
        }
    }

    /// Skips the next byte, which must exist.
    mutating func advance() {
        let byte = buffer[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
            // The continuation bytes of a character do not add a column.
            column += 1
        }
    }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { advance() }
    }

    /// Reads more bytes after those in the buffer; `false` at the end.
    private mutating func fill() -> Bool {
        guard !isAtEnd else { return false }
        do {
            let descriptor = descriptor
            let part = try [UInt8](unsafeUninitializedCapacity: Self.partSize) { bytes, count in
                count = try descriptor.read(into: UnsafeMutableRawBufferPointer(bytes))
            }
            buffer += part
            isAtEnd = part.isEmpty
        } catch {
            (failure, isAtEnd) = (error, true)
        }
        return !isAtEnd
    }
}
