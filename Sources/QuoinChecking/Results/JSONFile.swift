import QuoinDeclarations

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value as a JSON file with sorted keys.
struct JSONFile {
    private let value: PropertyValue

    init(_ value: PropertyValue) {
        self.value = value
    }

    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // All numbers in results are finite, or written as words.
        guard let data = try? encoder.encode(value) else { return [] }
        return Array((String(decoding: data, as: UTF8.self).printableJSON + "\n").utf8)
    }
}
