import QuoinSystem

/// The identity of a picture, or of another result of a document: the SHA-256 of everything that it depends on.
///
/// Two results with the same key are equal, on every machine. A result may have several keys: the bytes of the document count,
/// not their meaning, because messages and records name its lines, and because a document that is not read takes no time.
package struct PictureKey: Codable, Hashable, Sendable {
    /// 64 hexadecimal digits.
    package let digits: String

    /// The key of some values.
    init(of fields: FieldWriter) {
        digits = SHA256.digits(of: fields.bytes)
    }

    /// The key of one of several pictures.
    ///
    /// - Parameter suffix: what its variant adds to the name.
    package func picture(_ suffix: String) -> PictureKey {
        guard !suffix.isEmpty else { return self }
        var fields = FieldWriter()
        fields.add(digits)
        fields.add(suffix)
        return PictureKey(of: fields)
    }

    /// A path below a folder, spread over subfolders: `ab/cdef…`.
    package var path: FilePath { FilePath("\(digits.prefix(2))/\(digits.dropFirst(2))") }

    /// Whether a file may be one that is named by a key.
    static func isPath(_ file: FilePath) -> Bool {
        let names = file.components.suffix(2).map(\.string)
        return names.map(\.utf8.count) == [2, 62]
            && names.joined().utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
