import QuoinValues

/// Parses JSON (RFC 8259) into nodes. Texts are quoted, so that none is taken for a name or a number.
///
/// Unlike YAML it has pairs of `\u` escapes for characters beyond U+FFFF, which programs write into data.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    private var nesting = 0
    /// The place of the first byte, and where the lines begin.
    private let start: SourcePlace
    private var line = 0
    /// Up to where characters of the line were counted, and how many they are.
    private var counted = (index: 0, column: 0)

    private static let nestingLimit = SourceNode.nestingLimit

    /// The value of a whole text.
    ///
    /// - Parameter place: where the text begins.
    static func value(_ text: some Sequence<UInt8>, at place: SourcePlace) throws(QuoinError) -> SourceNode {
        var parser = JSONParser(bytes: Array(text), start: place)
        parser.skipSpace()
        let value = try parser.value()
        parser.skipSpace()
        if parser.index < parser.bytes.count { throw parser.failure("unexpected content after the value") }
        return value
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func place() -> SourcePlace {
        // Continuation bytes are not characters.
        counted.column += bytes[counted.index..<index].count { $0 & 0xC0 != 0x80 }
        counted.index = index
        return SourcePlace(
            line: start.line + line, column: counted.column + (line == 0 ? start.column : 1), in: start.file)
    }

    private mutating func failure(_ message: String) -> QuoinError { QuoinError(message, at: place()) }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) {
            index += 1
            if byte == UInt8(ascii: "\n") { (line, counted) = (line + 1, (index, 0)) }
        }
    }

    private mutating func value() throws(QuoinError) -> SourceNode {
        let place = place()
        switch next {
        case UInt8(ascii: "{"): return .mapping(try mapping(at: place))
        case UInt8(ascii: "["): return .list(try list(at: place))
        case UInt8(ascii: "\""): return scalar(try string(), .doubleQuoted, place)
        case nil: throw failure("a value is missing")
        default: break
        }
        let first = index
        while let byte = next, !Self.isEnd(byte) { index += 1 }
        let word = String(decoding: bytes[first..<index], as: UTF8.self)
        if word == "null" { return scalar("", .plain, place) }
        guard word == "true" || word == "false" || Self.isNumber(bytes[first..<index]) else {
            index = first
            throw failure(
                word.isEmpty ? "a value is missing" : "\"\(word.prefix(40))\" is not a value; texts need quotes")
        }
        return scalar(word, .plain, place)
    }

    private func scalar(_ text: String, _ style: SourceNode.Style, _ place: SourcePlace) -> SourceNode {
        .scalar(SourceNode.Scalar(string: text, style: style, place: place))
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
            || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "\"")
    }

    private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let first = bytes.first, first != UInt8(ascii: "+"), first != UInt8(ascii: ".") else { return false }
        return DocumentValue.number(text) != nil
    }

    // MARK: - Lists and mappings

    private mutating func list(at place: SourcePlace) throws(QuoinError) -> SourceNode.List {
        var list = SourceNode.List(items: [], place: place)
        try parts(until: UInt8(ascii: "]")) { parser throws(QuoinError) in list.items.append(try parser.value()) }
        return list
    }

    private mutating func mapping(at place: SourcePlace) throws(QuoinError) -> SourceNode.Mapping {
        var mapping = SourceNode.Mapping(pairs: [], place: place)
        var keys: Set<String> = []
        try parts(until: UInt8(ascii: "}")) { parser throws(QuoinError) in
            let place = parser.place()
            guard parser.next == UInt8(ascii: "\"") else { throw parser.failure("expected a key in quotes") }
            let key = try parser.string()
            guard keys.insert(key).inserted else {
                throw QuoinError("the key \"\(key)\" is there more than once", at: place)
            }
            parser.skipSpace()
            guard parser.next == UInt8(ascii: ":") else { throw parser.failure("expected \":\" after the key") }
            parser.index += 1
            parser.skipSpace()
            mapping.pairs.append((parser.scalar(key, .doubleQuoted, place), try parser.value()))
        }
        return mapping
    }

    /// The parts between brackets, with commas between them.
    private mutating func parts(
        until close: UInt8, _ part: (inout JSONParser) throws(QuoinError) -> Void
    ) throws(QuoinError) {
        nesting += 1
        defer { nesting -= 1 }
        if nesting > Self.nestingLimit { throw failure("values are nested deeper than \(Self.nestingLimit)") }
        index += 1
        skipSpace()
        if next == close {
            index += 1
            return
        }
        while true {
            try part(&self)
            skipSpace()
            let byte = next
            guard byte == close || byte == UInt8(ascii: ",") else {
                throw failure("expected \",\" or \"\(Character(Unicode.Scalar(close)))\"")
            }
            index += 1
            if byte == close { return }
            skipSpace()
        }
    }

    // MARK: - Texts

    private mutating func string() throws(QuoinError) -> String {
        let opening = place()
        index += 1
        var content: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                guard let text = String(validating: content, as: UTF8.self) else {
                    throw QuoinError("the text is not UTF-8", at: opening)
                }
                return text
            case UInt8(ascii: "\\"): content += String(try escape()).utf8
            case 0..<0x20: throw failure("a control character in a text is written as an escape")
            default:
                content.append(byte)
                index += 1
            }
        }
        throw QuoinError("this quote is not closed", at: opening)
    }

    private mutating func escape() throws(QuoinError) -> Unicode.Scalar {
        index += 1
        guard let letter = next else { throw failure("an escape is cut off") }
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw failure("a backslash begins an escape, which this is not")
        }
        let first = try hexadecimal()
        guard (0xD800..<0xDC00).contains(first) else {
            guard let scalar = Unicode.Scalar(first) else {
                throw failure("an escape is only half of a surrogate pair")
            }
            return scalar
        }
        guard next == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") else {
            throw failure("an escape is only half of a surrogate pair")
        }
        index += 2
        let second = try hexadecimal()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw failure("an escape is only half of a surrogate pair") }
        return scalar
    }

    private mutating func hexadecimal() throws(QuoinError) -> UInt32 {
        guard index + 4 <= bytes.count,
            let digits = String(validating: bytes[index..<index + 4], as: UTF8.self),
            digits.allSatisfy(\.isHexDigit), let code = UInt32(digits, radix: 16)
        else { throw failure("an escape of \\u has four hexadecimal digits") }
        index += 4
        return code
    }
}

/// The values for one picture: a row of a table, or a record.
package struct DataRow: Sendable {
    /// The number of the row, from 1; `nil` for a record that stands alone.
    package let number: Int?
    /// The values by column or key, as they are written.
    package let fields: SourceNode.Mapping
    /// Whether the values are cells of a table, which have no types.
    package let isTable: Bool

    package init(number: Int? = nil, _ fields: SourceNode.Mapping, isTable: Bool = false) {
        (self.number, self.fields, self.isTable) = (number, fields, isTable)
    }

    /// The path of the row in messages: `row 12`.
    package var path: DocumentPath { .root.appending(.key(number.map { "row \($0)" } ?? "data")) }

    /// Something that is wrong with the row.
    package func problem(_ message: String) -> Diagnostic {
        Diagnostic(message, path: path.text, place: fields.place)
    }

    /// The row with some of its values.
    package func keeping(_ names: Set<String>) -> DataRow {
        var fields = fields
        fields.pairs.removeAll { !names.contains($0.key.string ?? "") }
        return DataRow(number: number, fields, isTable: isTable)
    }

    /// The text of a value, for a name; `nil` if there is none.
    package func text(of name: String) -> String? {
        guard let text = fields[name]?.string, !text.isEmpty else { return nil }
        return text
    }
}

extension DataRow {
    /// A record of values in Swift.
    ///
    /// - Parameter name: what messages call the data.
    /// - Throws: a ``QuoinError`` if it is not a mapping.
    package init(_ value: PropertyValue, named name: String = "data") throws(QuoinError) {
        let place = SourcePlace(line: 0, column: 0, in: SourceFile(ofData: name))
        guard case .mapping(let fields)? = SourceNode(value, at: place, quotingTexts: true) else {
            throw QuoinError([
                Diagnostic("expected values by the names of parameters, not \(value)", path: "", place: place)
            ])
        }
        self.init(fields)
    }

    /// A record that is written as JSON, such as a line of a file.
    ///
    /// - Parameter place: where the text begins.
    /// - Throws: a ``QuoinError`` if it is not a mapping in JSON.
    package init(
        json text: some Sequence<UInt8>, number: Int? = nil, at place: SourcePlace
    ) throws(QuoinError) {
        let node: SourceNode
        do {
            node = try JSONParser.value(text, at: place)
        } catch {
            let message = MergeMarks.areIn(text) ? "here is the mark of a merge; \(MergeMarks.advice)" : error.message
            throw QuoinError([Diagnostic(message, path: Self.path(number), place: error.diagnostics.first?.place)])
        }
        guard let fields = node.mapping else {
            throw QuoinError([
                Diagnostic(
                    "expected values by the names of parameters in braces", path: Self.path(number), place: place)
            ])
        }
        self.init(number: number, fields)
    }

    private static func path(_ number: Int?) -> String { number.map { "row \($0)" } ?? "" }
}
