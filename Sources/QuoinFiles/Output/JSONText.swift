import QuoinDeclarations

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// JSON with sorted keys, which is the same for the same value.
package enum JSONText {
    /// Indented by default.
    ///
    /// - Throws: an `EncodingError` for a number that JSON cannot represent.
    package static func text(of value: some Encodable, isCompact: Bool = false) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(value), as: UTF8.self).printableJSON
    }
}
