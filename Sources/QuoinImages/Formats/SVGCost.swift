/// What an SVG may ask librsvg for, which draws without looking at a clock.
enum SVGCost {
    /// The most octaves of noise. Each further one changes a color by less than 1/1024.
    private static let octavesLimit = 10

    /// Why an SVG would take too long, if it does.
    static func excess(of file: [UInt8]) -> String? {
        let name = Array("numOctaves".utf8)
        var rest = file[...]
        while let start = rest.firstRange(of: name) {
            rest = rest[start.upperBound...]
            let value = rest.drop { isSpace($0) || $0 == UInt8(ascii: "=") }.dropFirst().prefix { !isQuote($0) }
            let number = Int(String(decoding: value, as: UTF8.self).filter { !$0.isWhitespace })
            if number.map({ $0 > octavesLimit }) ?? true {
                return "it has noise of more than \(octavesLimit) octaves"
            }
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}
