import QuoinSystem
import QuoinVerification

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
