import QuoinSystem

extension SnapshotResult {
    /// The name as a path that stays in its folder. Everything that is more than a plain letter in a file's name is
    /// escaped by its bytes, `%2E`, so that no two names become one.
    var fileName: String {
        name.split(separator: "/", omittingEmptySubsequences: false).map(Self.fileName(ofPart:)).joined(separator: "/")
    }

    private static func fileName(ofPart part: Substring) -> String {
        guard !part.isEmpty else { return "%" }
        return part.utf8.enumerated().map { place, byte in
            // A leading dot hides a file, and two lead out of the folder.
            let isPlain = isPlain(byte) && !(place == 0 && part.first == ".")
            return isPlain ? String(UnicodeScalar(byte)) : escaped(byte)
        }.joined()
    }

    private static func escaped(_ byte: UInt8) -> String {
        (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "@", " ": true
        default: false
        }
    }
}
