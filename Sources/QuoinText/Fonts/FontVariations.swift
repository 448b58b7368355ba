/// Coordinates on the axes of a variable font.
struct FontVariations {
    private var values: [UInt32: Double] = [:]

    /// Reads fontconfig's notation: `wght=650,opsz=14`.
    init(parsing text: String) {
        for part in text.split(separator: ",") {
            let sides = part.split(separator: "=")
            guard sides.count == 2, let value = Double(sides[1]), let tag = Self.number(of: sides[0]) else { continue }
            values[tag] = value
        }
    }

    /// Coordinates by four-letter tags; other tags are left out.
    init(_ axes: [String: Double]) {
        for (tag, value) in axes {
            if let tag = Self.number(of: tag) { values[tag] = value }
        }
    }

    /// The value of an axis, by its four-letter tag as a number.
    subscript(tag: UInt32) -> Double? { values[tag] }

    /// Fontconfig's notation, sorted by tag.
    var text: String {
        values.sorted { $0.key < $1.key }.map { "\(Self.tag(of: $0.key))=\($0.value)" }.joined(separator: ",")
    }

    private static func number(of tag: some StringProtocol) -> UInt32? {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// A tag from its number.
    static func tag(of number: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }, as: UTF8.self)
    }
}
