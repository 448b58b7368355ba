extension StringProtocol where SubSequence == Substring {
    /// The text without those characters at its ends that satisfy a predicate.
    package func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
        drop(while: isTrimmed).trimmingSuffix(while: isTrimmed)
    }

    /// The text without those characters at its end that satisfy a predicate.
    package func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)]
    }
}

extension FixedWidthInteger {
    /// All hexadecimal digits of a number that is not negative, with zeros in front.
    package var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
    }
}

extension [UInt8] {
    /// The bytes of a text with escapes such as `%2F`; `nil` if a percent sign is not followed by two hexadecimal digits.
    package init?(percentEncoded text: some Sequence<UInt8>) {
        self = []
        var rest = text.makeIterator()
        func digit() -> UInt8? { rest.next().flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init) }
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                append(byte)
                continue
            }
            guard let high = digit(), let low = digit() else { return nil }
            append(high << 4 | low)
        }
    }
}
