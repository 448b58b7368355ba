import Foundation
import QuoinSystem
import SystemPackage

/// The addresses that open places of documents in an editor.
struct EditorLinks: Sendable {
    /// An address with `{path}`, `{line}` and `{column}`.
    let pattern: String

    /// - Parameters:
    ///   - path: of the document, absolute or relative to the working folder.
    ///   - line: from 1; the first if it is `nil`.
    func address(_ path: String, line: Int?, column: Int?) -> String {
        let path = FilePath(path).absolute.string
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return pattern.replacing("{path}", with: escaped).replacing("{line}", with: "\(line ?? 1)")
            .replacing("{column}", with: "\(column ?? 1)")
    }
}
