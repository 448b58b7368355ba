import QuoinPlatform

/// JSON with sorted keys, which is the same for the same value.
package enum JSONText {
    /// Indented by default.
    ///
    /// - Throws: an `EncodingError` for a number that JSON cannot represent.
    package static func text(of value: some Encodable, isCompact: Bool = false) throws -> String {
        String(decoding: try data(of: value, isCompact: isCompact), as: UTF8.self).printableJSON
    }

    /// The file of a value whose numbers JSON can all represent, indented.
    package static func file(of value: some Encodable) -> [UInt8] {
        (try? text(of: value)).map { Array(($0 + "\n").utf8) } ?? []
    }

    /// The line of a value whose numbers JSON can all represent, without its line feed. A program reads it, so no characters
    /// are escaped for a terminal.
    package static func line(of value: some Encodable) -> [UInt8] {
        (try? data(of: value, isCompact: true)).map { Array($0) } ?? Array("{}".utf8)
    }

    private static func data(of value: some Encodable, isCompact: Bool) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
        return try encoder.encode(value)
    }
}
