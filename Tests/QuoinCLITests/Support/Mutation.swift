import TestSupport

/// Damages a text at random, the same way for the same seed.
struct Mutation {
    private var random: RandomNumbers
    private var bytes: [UInt8]

    init(seed: Int, text: String) {
        random = RandomNumbers(seed: seed)
        bytes = Array(text.utf8)
    }

    /// Values that are likely to be wrong somewhere.
    private static let values = [
        "0", "-1", "1e308", "-1e308", "1e-308", "9999999", "10000000", "inf", "-inf", ".nan", "nan", "auto", "\"100%\"",
        "\"0%\"",
        "[]", "{}", "[inf, inf, inf, inf]", "null", "true", "''", "*a", "&a", "\u{FFFD}", "0...inf", "[1e9, 1e9]",
        "\"\\0\"",
        "{linear: {stops: [red, {color: blue, at: \"100%\"}]}}", "{width: 1e9}", "日本\u{301}", "- - - -", "? ", "---",
    ]

    /// The text with one to four damages.
    mutating func damaged() -> String {
        for _ in 0..<(1 + next(4)) { damage() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func damage() {
        guard !bytes.isEmpty else { return }
        switch next(8) {
        case 0: bytes[next(bytes.count)] = UInt8(truncatingIfNeeded: next(256))
        case 1: bytes.remove(at: next(bytes.count))
        case 2: bytes.insert(Array("{}[]:,-#&*'\" \n\t%$".utf8)[next(17)], at: next(bytes.count))
        case 3: changeLines { lines, mutation in lines.remove(at: mutation.next(lines.count)) }
        case 4: changeLines { lines, mutation in lines.swapAt(mutation.next(lines.count), mutation.next(lines.count)) }
        case 5:
            changeLines { lines, mutation in
                lines.insert(lines[mutation.next(lines.count)], at: mutation.next(lines.count))
            }
        default: changeValue()
        }
    }

    private mutating func changeLines(_ change: (inout [ArraySlice<UInt8>], inout Mutation) -> Void) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        change(&lines, &self)
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Puts another value behind a colon, the next one after a random byte, up to the next sign that ends a value.
    private mutating func changeValue() {
        let place = next(bytes.count)
        let colon = UInt8(ascii: ":")
        guard let found = bytes[place...].firstIndex(of: colon) ?? bytes.firstIndex(of: colon) else { return }
        let start = found + 1
        let end = bytes[start...].firstIndex { ",}]\n".utf8.contains($0) } ?? bytes.endIndex
        bytes.replaceSubrange(start..<end, with: Array((" " + Self.values[next(Self.values.count)]).utf8))
    }

    private mutating func next(_ bound: Int) -> Int { random.pick(bound) }
}
