import QuoinSystem

/// Where a picture goes.
public enum OutputFile: Hashable, Sendable {
    case standardOutput
    /// A path.
    case file(String)

    /// Writes the whole content, or nothing: into a file beside, which is then renamed.
    ///
    /// - Throws: a ``Failure`` that says why the file cannot be written.
    public func write(_ bytes: [UInt8]) throws(Failure) {
        do {
            switch self {
            case .standardOutput: try FileDescriptor.standardOutput.writeAll(bytes)
            case .file(let path): try Self.write(bytes, to: path)
            }
        } catch {
            throw Failure(.wrongInput, "\(name): error: cannot be written: \(FileProblem.words(for: error))")
        }
    }

    private var name: String {
        switch self {
        case .standardOutput: "<standard output>"
        case .file(let path): path
        }
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        let target = FilePath(path).resolved
        switch try? FileKind(at: target.string) {
        case .file?:
            try WholeFile.write(bytes, to: target)
        case .folder?:
            throw Errno.isDirectory
        case nil:
            let folder = target.removingLastComponent().string
            if !FileKind.isFolder(folder) {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            try WholeFile.write(bytes, to: target)
        case .other?:
            // A device or a pipe is written to; a renamed file would take its place.
            let file = try FileDescriptor.open(target, .writeOnly)
            try file.closeAfter { _ = try file.writeAll(bytes) }
        }
    }
}
