import QuoinSystem
import QuoinVerification

/// The documents that are shown: those at the given paths, and no others.
struct DocumentList: Sendable, Equatable {
    /// Sorted by path.
    private(set) var documents: [SnapshotDocument] = []
    /// Why documents are missing, for a person.
    private(set) var problems: [String] = []
    /// The paths that were searched.
    private(set) var paths: [String]

    /// Finds the documents. Faults are problems of the list.
    init(_ settings: PreviewSettings) {
        paths = settings.batch.paths.isEmpty ? ["Snapshots"] : settings.batch.paths
        do throws(QuoinError) {
            let search = try SnapshotSearch(settings.batch) { $0.fonts = settings.batch.fonts + $0.fonts }
            paths = search.paths
            let roots = paths.map { FilePath($0).resolved }
            documents = search.documents.filter { document in
                let file = FilePath(document.file.path).resolved
                return roots.contains { file.starts(with: $0) }
            }
            let missing = Set(search.documents.map(\.file.path)).subtracting(documents.map(\.file.path)).sorted()
            problems = missing.map { "\($0) is a link to another place, which is not shown" }
        } catch {
            problems = error.messages
        }
    }

    /// The document with a path; `nil` for any path that is not among those of the list.
    subscript(path: String) -> SnapshotDocument? { documents.first { $0.file.path == path } }
}

/// What is shown, and how.
package struct PreviewSettings: Sendable {
    /// The documents, and what they may read.
    package var batch: DocumentBatch
    /// Whether no file is written.
    package var isReadOnly = false
    /// The address of a place in a file, with `{path}`, `{line}` and `{column}`.
    package var editor = "vscode://file{path}:{line}:{column}"

    package init(paths: [String]) {
        batch = DocumentBatch(of: paths)
    }
}

/// The text of a document as it was read at one time.
struct DocumentText: Hashable, Sendable {
    let path: String
    /// All bytes of the file.
    let bytes: [UInt8]
    /// A digest of the bytes.
    let version: String

    /// The mark at the start of some files, which is no part of the text.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Reads a document.
    ///
    /// - Throws: a `QuoinError` with the reason why it cannot be read.
    init(of document: SnapshotDocument) throws(QuoinError) {
        let content = try QuoinError.wrapping(in: document.file.path, "cannot be read") {
            try document.file.content(limit: Limits().documentBytes)
        }
        guard let content else { throw QuoinError("the document is too large", .limitPassed, in: document.file.path) }
        self.init(path: document.file.path, bytes: content)
    }

    init(path: String, bytes: [UInt8]) {
        (self.path, self.bytes) = (path, bytes)
        version = SHA256.digits(of: bytes)
    }

    /// The number of bytes before the text.
    var markCount: Int { bytes.starts(with: Self.mark) ? Self.mark.count : 0 }

    /// The text; bytes that are not UTF-8 are replaced, which reading the document reports.
    var string: String { String(decoding: bytes[markCount...], as: UTF8.self) }
}

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

    private static func escaped(_ path: String) -> String {
        path.utf8.reduce(into: "") { text, byte in
            if allowed.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%\(byte.hexadecimal.uppercased())"
            }
        }
    }
}
