import QuoinSystem
import QuoinValues

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
