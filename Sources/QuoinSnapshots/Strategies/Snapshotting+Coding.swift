#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Snapshotting where Value: Encodable & SendableMetatype, Format == String {
    /// Values as JSON, with sorted keys.
    public static var json: Snapshotting {
        json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return encoder
        }
    }

    /// Values as JSON.
    ///
    /// - Parameter encoder: makes the encoder.
    public static func json(_ encoder: @escaping @Sendable () -> JSONEncoder) -> Snapshotting {
        encoded(pathExtension: "json") { try encoder().encode($0) }
    }

    /// Values as a property list in XML.
    public static var plist: Snapshotting {
        plist {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            return encoder
        }
    }

    /// Values as a property list.
    ///
    /// - Parameter encoder: makes the encoder, whose format is a text.
    public static func plist(_ encoder: @escaping @Sendable () -> PropertyListEncoder) -> Snapshotting {
        encoded(pathExtension: "plist") { try encoder().encode($0) }
    }

    private static func encoded(
        pathExtension: String, _ encode: @escaping @Sendable (Value) throws -> Data
    ) -> Snapshotting {
        var lines = Diffing.lines
        lines.pathExtension = pathExtension
        return Snapshotting(diffing: lines) { value in
            let text = String(decoding: try encode(value), as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }
    }
}
