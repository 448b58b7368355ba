/// Splits path data into letters, numbers and flags (SVG 2, §9.3.9).
struct PathScanner {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Takes the next letter; `nil` if something else comes next.
    mutating func letter() -> Character? {
        skipSeparators()
        guard let byte = peek, Character(Unicode.Scalar(byte)).isLetter else { return nil }
        offset += 1
        return Character(Unicode.Scalar(byte))
    }

    /// Whether only separators are left.
    mutating func isAtEnd() -> Bool {
        skipSeparators()
        return offset == bytes.count
    }

    /// Whether a number comes next.
    mutating func isAtNumber() -> Bool {
        skipSeparators()
        return peek.map { "+-.0123456789".utf8.contains($0) } ?? false
    }

    mutating func number() throws(Path.ParsingError) -> Double {
        skipSeparators()
        let start = offset
        skip("+-")
        skipDigits()
        if skip(".") { skipDigits() }
        let mantissa = offset
        if skip("eE") {
            skip("+-")
            // An `e` without digits is not part of the number.
            if !skipDigits() { offset = mantissa }
        }
        guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite else {
            throw Path.ParsingError(expected: .number, offset: start)
        }
        return value
    }

    /// Takes a flag, which needs no separator after it.
    mutating func flag() throws(Path.ParsingError) -> Bool {
        skipSeparators()
        guard let byte = peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw Path.ParsingError(expected: .flag, offset: offset)
        }
        offset += 1
        return byte == UInt8(ascii: "1")
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSeparators() {
        while skip(" \t\n\r\u{C},") {}
    }

    @discardableResult
    private mutating func skipDigits() -> Bool {
        let start = offset
        while skip("0123456789") {}
        return offset > start
    }

    @discardableResult
    private mutating func skip(_ characters: String) -> Bool {
        guard let byte = peek, characters.utf8.contains(byte) else { return false }
        offset += 1
        return true
    }
}
