/// The kind of the file at a path, following symbolic links.
package enum FileKind: Hashable, Sendable {
    case file
    case folder
    /// A device, a pipe or a socket.
    case other

    /// The kind of the file at a path.
    ///
    /// - Throws: the system's error; if there is no file, `Errno.noSuchFileOrDirectory`.
    package init(at path: String) throws(Errno) {
        var status = stat()
        guard stat(SystemName.bytes(of: path), &status) == 0 else { throw Errno(rawValue: errno) }
        self.init(status)
    }

    /// The kind of an open file.
    ///
    /// - Throws: the system's error.
    package init(of file: FileDescriptor) throws(Errno) {
        var status = stat()
        guard fstat(file.rawValue, &status) == 0 else { throw Errno(rawValue: errno) }
        self.init(status)
    }

    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }

    /// Whether there is a file or folder at a path.
    package static func exists(at path: String) -> Bool {
        (try? FileKind(at: path)) != nil
    }

    /// Whether the path itself is a symbolic link, whatever it leads to.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(SystemName.bytes(of: path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Why nothing is written to a symbolic link, in words that follow its path.
    package static let linkRefusal = "is a symbolic link, through which nothing is written"

    package static func isFolder(_ path: String) -> Bool {
        (try? FileKind(at: path)) == .folder
    }
}
