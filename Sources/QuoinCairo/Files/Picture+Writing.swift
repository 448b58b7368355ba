import QuoinSystem
import QuoinValues

extension Picture {
    /// Writes the picture to a file atomically. The extension determines the format: `png`, `jpg`, `jpeg` or `webp`, in
    /// any case; a file without one is a PNG.
    ///
    /// - Parameter path: absolute, or relative to the working folder. Missing folders are created.
    /// - Throws: a ``QuoinError`` with the reason why the file cannot be written, or for another extension.
    public func write(to path: String) throws(QuoinError) {
        try OutputFile.file(path).write(try content(for: path))
    }

    /// Writes the picture to a file atomically, as to a path.
    public func write(to file: URL) throws(QuoinError) { try write(to: file.localPath()) }

    private func content(for path: String) throws(QuoinError) -> [UInt8] {
        let format = FilePath(path).extension.map(Picture.Format.init(fileExtension:)) ?? .png
        let content = try QuoinError.wrapping(in: path, "cannot be written") {
            try format?.content(of: bitmap, scale: scale)
        }
        if let content { return content }
        throw QuoinError(
            "pixels are written as png, jpg or webp; PictureRenderer.file(_:on:as:) makes svg and pdf", in: path)
    }
}

extension Picture.File {
    /// Writes the file atomically.
    ///
    /// - Parameter path: absolute, or relative to the working folder. Missing folders are created.
    /// - Throws: a ``QuoinError`` with the reason why the file cannot be written.
    public func write(to path: String) throws(QuoinError) {
        try OutputFile.file(path).write(bytes)
    }

    /// Writes the file atomically, as to a path.
    public func write(to file: URL) throws(QuoinError) { try write(to: file.localPath()) }
}

extension URL {
    fileprivate func localPath() throws(QuoinError) -> String {
        guard isFileURL else { throw QuoinError("is not the URL of a file", in: "\(self)") }
        return path
    }
}

/// The destination of a picture or another file.
package enum OutputFile: Hashable, Sendable {
    case standardOutput
    /// A path.
    case file(String)

    /// Writes the content. A file is written atomically.
    ///
    /// - Parameter waitsForDisk: see ``AtomicFile/write(_:to:waitingForDisk:)``.
    /// - Throws: a ``QuoinError`` with the reason why the file cannot be written.
    package func write(_ bytes: [UInt8], waitingForDisk waitsForDisk: Bool = false) throws(QuoinError) {
        try QuoinError.wrapping(in: name, "cannot be written") {
            switch self {
            case .standardOutput: try FileDescriptor.standardOutput.writeAll(bytes)
            case .file(let path): try Self.write(bytes, to: path, waitsForDisk)
            }
        }
    }

    private var name: String {
        switch self {
        case .standardOutput: "<standard output>"
        case .file(let path): path
        }
    }

    private static func write(_ bytes: [UInt8], to path: String, _ waitsForDisk: Bool) throws {
        let target = FilePath(path).resolved
        switch try? FileKind(at: target.string) {
        case .file?:
            try AtomicFile.write(bytes, to: target, waitingForDisk: waitsForDisk)
        case .folder?:
            throw Errno.isDirectory
        case nil:
            let folder = target.removingLastComponent()
            if !FileKind.isFolder(folder.string) { try folder.makeFolder() }
            try AtomicFile.write(bytes, to: target, waitingForDisk: waitsForDisk)
        case .other?:
            // Renaming would replace a device or a pipe by a file.
            let file = try FileDescriptor.openToWrite(target)
            try file.closeAfter { _ = try file.writeAll(bytes) }
        }
    }
}

/// JSON with sorted keys, which is the same for the same value.
package enum JSONText {
    /// Indented by default.
    ///
    /// - Throws: an `EncodingError` for a number that JSON cannot represent.
    package static func text(of value: some Encodable, isCompact: Bool = false) throws -> String {
        String(decoding: try data(of: value, isCompact: isCompact), as: UTF8.self).printableJSON
    }

    /// The file of a value whose numbers JSON can all represent, indented.
    package static func file(of value: some Encodable) -> [UInt8] {
        (try? text(of: value)).map { Array(($0 + "\n").utf8) } ?? []
    }

    /// The line of a value whose numbers JSON can all represent, without its line feed. A program reads it, so no characters
    /// are escaped for a terminal.
    package static func line(of value: some Encodable) -> [UInt8] {
        (try? data(of: value, isCompact: true)).map { Array($0) } ?? Array("{}".utf8)
    }

    private static func data(of value: some Encodable, isCompact: Bool) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
        return try encoder.encode(value)
    }
}
