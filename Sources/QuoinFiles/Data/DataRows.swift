import QuoinDocument

/// The rows of a table of comma-separated values (RFC 4180). The first row has the names of the columns.
///
/// Lines end with a line feed, with or without a carriage return before it, and empty lines are no rows.
final class TableRows: RowReader {
    // A check of exclusive access for each byte takes longer than the rest.
    @exclusivity(unchecked) private var bytes: InputBytes
    private let file: SourceFile
    private let largestRow: Int
    private var columns: [SourceNode] = []
    private var number = 0

    /// A row as it is written.
    fileprivate struct Row {
        var cells: [SourceNode] = []
        var place: SourcePlace
        /// The first error in it.
        var problem: Diagnostic?
    }

    /// - Parameter largestRow: how many bytes a row may have.
    /// - Throws: a ``QuoinError`` for names of columns that are missing, or that two columns have.
    init(_ bytes: InputBytes, in file: SourceFile, largestRow: Int) throws(QuoinError) {
        (self.bytes, self.file, self.largestRow) = (bytes, file, largestRow)
        guard let header = row() else {
            throw QuoinError("the file is empty; the first row must name the columns", at: place)
        }
        columns = header.cells
        var problems = header.problem.map { [$0] } ?? []
        var known: Set<String> = []
        for cell in header.cells {
            let name = cell.string ?? ""
            if name.isEmpty {
                problems.append(Diagnostic("a column has no name", path: "", place: cell.place))
            } else if !known.insert(name).inserted {
                problems.append(Diagnostic("two columns have the name \"\(name)\"", path: "", place: cell.place))
            }
        }
        if !problems.isEmpty { throw QuoinError(problems) }
    }

    var failure: (any Error)? { bytes.failure }

    /// The names of the columns.
    var header: [SourceNode]? { columns }

    func next() -> Result<DataRow, QuoinError>? {
        guard let row = row() else { return nil }
        number += 1
        if var problem = row.problem {
            problem.path = "row \(number)"
            return .failure(QuoinError([problem]))
        }
        guard row.cells.count == columns.count else {
            let message = "the row has \(row.cells.count) cells, and there are \(columns.count) columns"
            return .failure(QuoinError([Diagnostic(message, path: "row \(number)", place: row.place)]))
        }
        let pairs = zip(columns, row.cells).map { (key: $0, value: $1) }
        return .success(
            DataRow(number: number, SourceNode.Mapping(pairs: pairs, place: row.place), isTable: true))
    }

    // MARK: - Cells

    private var place: SourcePlace { SourcePlace(line: bytes.line, column: bytes.column, in: file) }

    /// The next row that is no empty line; `nil` at the end.
    private func row() -> Row? {
        while let byte = bytes.next, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { bytes.advance() }
        guard bytes.next != nil else { return nil }
        var row = Row(place: place)
        var size = 0
        while true {
            addCell(to: &row, &size)
            guard let byte = bytes.next, byte == UInt8(ascii: ",") else { break }
            bytes.advance()
        }
        if bytes.next != nil { bytes.advance() }
        return row
    }

    /// Reads up to the comma or the line feed after a cell.
    private func addCell(to row: inout Row, _ size: inout Int) {
        let place = place
        var content: [UInt8] = []
        let isQuoted = bytes.next == UInt8(ascii: "\"")
        if isQuoted, !readQuoted(into: &content, largest: largestRow - size) {
            row.report("this quote is not closed", at: place)
        }
        var endsWithReturn = false
        while let byte = bytes.next, byte != UInt8(ascii: ","), byte != UInt8(ascii: "\n") {
            endsWithReturn = byte == UInt8(ascii: "\r")
            if content.count <= largestRow - size { content.append(byte) }
            if isQuoted, byte != UInt8(ascii: "\r") {
                row.report("unexpected content after the quotes of a cell", at: self.place)
            }
            bytes.advance()
        }
        if endsWithReturn, bytes.next != UInt8(ascii: ","), content.last == UInt8(ascii: "\r") { content.removeLast() }
        size += content.count
        if size > largestRow { row.report("the row has more than \(largestRow) bytes", at: place, kind: .limit) }
        let text = String(validating: content, as: UTF8.self)
        if text == nil { row.report("the cell is not UTF-8 text", at: place) }
        let scalar = SourceNode.Scalar(string: text ?? "", style: isQuoted ? .doubleQuoted : .plain, place: place)
        row.cells.append(.scalar(scalar))
    }

    /// Reads a cell in quotes, in which two quotes are one; `false` if the end is missing.
    private func readQuoted(into content: inout [UInt8], largest: Int) -> Bool {
        bytes.advance()
        while let byte = bytes.next {
            bytes.advance()
            if byte == UInt8(ascii: "\"") {
                guard bytes.next == UInt8(ascii: "\"") else { return true }
                bytes.advance()
            }
            if content.count <= largest { content.append(byte) }
        }
        return false
    }
}

extension TableRows.Row {
    fileprivate mutating func report(_ message: String, at place: SourcePlace, kind: Diagnostic.Kind = .input) {
        problem = problem ?? Diagnostic(message, kind: kind, path: "", place: place)
    }
}

/// Records in JSON: one in each line (NDJSON), the values of a list, or one alone.
final class RecordRows: RowReader {
    @exclusivity(unchecked) private var bytes: InputBytes
    private let file: SourceFile
    private let largestRow: Int
    private let form: Form
    private var number = 0
    private var hasEnded = false

    enum Form {
        case lines
        /// A list, or one record.
        case document
    }

    init(_ bytes: InputBytes, in file: SourceFile, largestRow: Int, _ form: Form) {
        (self.bytes, self.file, self.largestRow, self.form) = (bytes, file, largestRow, form)
    }

    var failure: (any Error)? { bytes.failure }
    var header: [SourceNode]? { nil }

    func next() -> Result<DataRow, QuoinError>? {
        bytes.skipSpace()
        guard !hasEnded else { return nil }
        switch form {
        case .lines: return bytes.next.map { _ in row { $0 == UInt8(ascii: "\n") } }
        case .document: return number == 0 && bytes.next == UInt8(ascii: "{") ? alone() : item()
        }
    }

    private var place: SourcePlace { SourcePlace(line: bytes.line, column: bytes.column, in: file) }

    /// The only record of the file.
    private func alone() -> Result<DataRow, QuoinError>? {
        hasEnded = true
        return row { _ in false }
    }

    /// The next item of a list.
    private func item() -> Result<DataRow, QuoinError>? {
        func failed(_ message: String) -> Result<DataRow, QuoinError> {
            hasEnded = true
            return .failure(QuoinError(message, at: place))
        }
        if number == 0 {
            guard bytes.next == UInt8(ascii: "[") else { return failed("expected a list of records, or one record") }
        } else if bytes.next == UInt8(ascii: "]") {
            return end()
        } else if bytes.next == nil {
            return failed("the list is not closed")
        } else if bytes.next != UInt8(ascii: ",") {
            return failed("expected \",\" or \"]\" after the record")
        }
        bytes.advance()
        bytes.skipSpace()
        if number == 0, bytes.next == UInt8(ascii: "]") { return end() }
        guard bytes.next != nil else { return failed("the list is not closed") }
        var (depth, isText, isEscaped, isOver) = (0, false, false, false)
        return row { byte in
            if isOver { return true }
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\") where isText: isEscaped = true
            case UInt8(ascii: "\""): isText.toggle()
            case _ where isText: break
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return true }
                depth -= 1
                isOver = depth == 0
            case UInt8(ascii: ",") where depth == 0: return true
            default: break
            }
            return false
        }
    }

    /// The end of the list, after which nothing may follow.
    private func end() -> Result<DataRow, QuoinError>? {
        hasEnded = true
        bytes.advance()
        bytes.skipSpace()
        guard bytes.next != nil else { return nil }
        return .failure(QuoinError("unexpected content after the list", at: place))
    }

    /// The record up to a byte that ends it.
    private func row(until isEnd: (UInt8) -> Bool) -> Result<DataRow, QuoinError> {
        number += 1
        let place = place
        var content: [UInt8] = []
        while let byte = bytes.next, !isEnd(byte) {
            if content.count <= largestRow { content.append(byte) }
            bytes.advance()
        }
        guard content.count <= largestRow else {
            let message = "the record has more than \(largestRow) bytes"
            return .failure(QuoinError([Diagnostic(message, kind: .limit, path: "row \(number)", place: place)]))
        }
        return Result { () throws(QuoinError) in try DataRow(json: content, number: number, at: place) }
    }
}
