import Quoin
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
                .wrongInput,
                "\(name): error: data is in a file .\(Self.endings.joined(separator: ", .")), or in - for "
                    + "standard input")
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
        if let failure = reader.failure { throw QuoinError(failure, in: name, "cannot be read to its end") }
    }
}
