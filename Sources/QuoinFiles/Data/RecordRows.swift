import QuoinDocument

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
