import QuoinSystem

/// The addresses that open places of documents in an editor.
struct EditorLinks: Sendable {
    /// An address with `{path}`, `{line}` and `{column}`.
    let pattern: String

    /// - Parameters:
    ///   - path: of the document, absolute or relative to the working folder.
    ///   - line: from 1; the first if it is `nil`.
    func address(_ path: String, line: Int?, column: Int?) -> String {
        let path = FilePath(path).absolute.string
        return pattern.replacing("{path}", with: Self.escaped(path)).replacing("{line}", with: "\(line ?? 1)")
            .replacing("{column}", with: "\(column ?? 1)")
    }

    /// The characters that a path in an address may have (RFC 3986, 3.3).
    private static let allowed = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,=:@/".utf8)
    private static let digits = Array("0123456789ABCDEF")

    private static func escaped(_ path: String) -> String {
        path.utf8.reduce(into: "") { text, byte in
            if allowed.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}
