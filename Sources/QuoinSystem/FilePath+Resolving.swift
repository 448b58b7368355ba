// Exported, because paths, file descriptors and calls of the C library are what this room is about: whoever imports it needs
// them, too.
@_exported import QuoinPlatform
@_exported import SystemPackage

extension FilePath {
    /// The folder that relative paths start from.
    package static var workingFolder: FilePath { FilePath(FileManager.default.currentDirectoryPath) }

    /// The folder for temporary files.
    package static var temporaryFolder: FilePath { FilePath(FileManager.default.temporaryDirectory.path) }

    /// The path without `.` and `..`, relative to the working folder if it is in it.
    package var relativeToWorkingFolder: FilePath {
        var path = lexicallyNormalized()
        guard path.removePrefix(.workingFolder), path.isEmpty else { return path }
        return "."
    }

    /// The absolute path, without `.` and `..`.
    package var absolute: FilePath {
        (isAbsolute ? self : FilePath.workingFolder.pushing(self)).lexicallyNormalized()
    }

    /// The absolute path without `.` and `..`, with symbolic links resolved in the part that exists.
    package var resolved: FilePath {
        if let path = realpath(isEmpty ? "." : string, nil) {
            defer { free(path) }
            return FilePath(String(cString: path))
        }
        guard let name = lastComponent, name.kind == .regular else { return absolute }
        return removingLastComponent().resolved.appending(name)
    }

    /// The innermost folder of a repository that an absolute path is in or that it is; `nil` if there is none.
    package var repository: FilePath? {
        var folder = self
        repeat {
            if FileKind.exists(at: folder.appending(".git").string) { return folder }
        } while folder.removeLastComponent()
        return nil
    }

    /// The path without its extension.
    package var removingExtension: FilePath {
        var path = self
        path.extension = nil
        return path
    }

    /// The paths of everything in the folder and its subfolders, relative to the folder and in no order; empty if it
    /// cannot be read.
    package var contents: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: string)) ?? [] }

    /// Makes a folder, and the folders around it.
    package func makeFolder() throws {
        try FileManager.default.createDirectory(atPath: string, withIntermediateDirectories: true)
    }
}

/// The folders for files that are installed with Quoin.
package enum InstalledFolders {
    /// `share/quoin` beside the folder of the program, and where `scripts/set-up` and packages put it.
    package static let paths: [String] = {
        let program = FilePath(ChildProcess.ownExecutable).resolved
        let own = program.removingLastComponent().removingLastComponent()
        let others = (["/usr/local", "/opt/homebrew", "/usr"] as [FilePath]).filter { $0 != own }
        return ([own] + others).map { $0.appending("share/quoin").string }
    }()
}

/// The bytes that the system has for the text of a path.
///
/// A name whose bytes are not UTF-8 is printed with `U+FFFD` in their place, and can be given back so: such a text stands
/// for the one file in its folder that is printed like that.
package enum SystemName {
    /// The bytes of a path, with the 0 at their end.
    package static func bytes(of path: String) -> [CChar] {
        guard isPrinted(path) else { return Array(path.utf8CString) }
        var bytes = Array((path.hasPrefix("/") ? "/" : "").utf8)
        for name in path.split(separator: "/") {
            let folder = open(
                (bytes.isEmpty ? [UInt8(ascii: ".")] : bytes).map(CChar.init(bitPattern:)) + [0], O_RDONLY | O_CLOEXEC)
            defer { if folder >= 0 { close(folder) } }
            if let last = bytes.last, last != UInt8(ascii: "/") { bytes.append(UInt8(ascii: "/")) }
            bytes += Self.bytes(of: String(name), in: folder).dropLast().map(UInt8.init(bitPattern:))
        }
        return bytes.map(CChar.init(bitPattern:)) + [0]
    }

    /// Whether a text stands for a path, whose bytes end with a 0.
    package static func isPath(_ path: UnsafePointer<CChar>, printedAs text: String) -> Bool {
        strcmp(Self.bytes(of: text), path) == 0
    }

    /// The bytes of the name of a file in an open folder, with the 0 at their end.
    static func bytes(of name: String, in folder: Int32) -> [CChar] {
        let own = Array(name.utf8CString)
        guard isPrinted(name), faccessat(folder, own, F_OK, AT_SYMLINK_NOFOLLOW) != 0 else { return own }
        let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let entries = fdopendir(copy) else { return own }
        defer { closedir(entries) }
        var found: [[CChar]] = []
        while let entry = readdir(entries) {
            let bytes = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
                }
            }
            if bytes.withUnsafeBufferPointer({ $0.baseAddress.map { String(cString: $0) } }) == name {
                found.append(bytes)
            }
        }
        return found.count == 1 ? found[0] : own
    }

    /// Whether a text can stand for other bytes.
    private static func isPrinted(_ text: String) -> Bool { text.unicodeScalars.contains("\u{FFFD}") }
}

/// The value of an environment variable; `nil` if it is not set.
package func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
