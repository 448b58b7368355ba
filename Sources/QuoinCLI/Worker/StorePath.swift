import Quoin
import QuoinFiles
import QuoinSystem

/// The path of a picture in a folder of pictures that are named by their keys: `ab/cdef….png`.
struct StorePath: Hashable, Sendable {
    let text: String

    private static let digits = 64

    init(_ key: PictureKey, _ format: Picture.Format) {
        text = "\(key.path).\(format.rawValue)"
    }

    /// A path that may be one of such a folder; `nil` for any other.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, Picture.Format(rawValue: String(parts[1])) != nil,
            case let folders = parts[0].utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false),
            folders.map(\.count) == [2, Self.digits - 2],
            folders.joined().allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        self.text = text
    }
}

// MARK: - Files

extension StorePath {
    /// The picture in a folder; `nil` if there is none, if it is not the one that was written, or if this process may not read it.
    func content(in folder: String) -> [UInt8]? {
        guard let content = try? FileDescriptor.content(at: FilePath(folder).appending(text).string),
            let line = try? FileDescriptor.content(at: FilePath(folder).appending(checksumText).string, limit: 256),
            line == checksum(of: content)
        else { return nil }
        return content
    }

    /// Writes the picture into a folder, and then its digest beside it.
    ///
    /// - Throws: a ``QuoinError`` with the reason why a file cannot be written.
    func write(_ content: [UInt8], in folder: String) throws(QuoinError) {
        try OutputFile.file(FilePath(folder).appending(text).string).write(content, waitingForDisk: true)
        try OutputFile.file(FilePath(folder).appending(checksumText).string).write(checksum(of: content))
    }

    private var checksumText: String { "\(text).sha256" }

    /// The line that `sha256sum` writes. The file's name is in it, so that it fits no other picture.
    private func checksum(of content: [UInt8]) -> [UInt8] {
        let name = FilePath(text).lastComponent?.string ?? text
        return Array("\(SHA256.digits(of: content))  \(name)\n".utf8)
    }
}
