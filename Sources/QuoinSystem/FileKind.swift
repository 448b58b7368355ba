/// What kind of thing is at a path, beyond symbolic links.
public enum FileKind: Hashable, Sendable {
    case file
    case folder
    /// A device or a pipe, which may never end.
    case other

    /// Looks at a path.
    ///
    /// - Throws: the system's reason, which for nothing at all is `Errno.noSuchFileOrDirectory`.
    public init(at path: String) throws(Errno) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw Errno(rawValue: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }

    /// Whether there is anything at a path.
    public static func isAnything(at path: String) -> Bool {
        (try? FileKind(at: path)) != nil
    }

    /// Whether there is a folder at a path.
    public static func isFolder(_ path: String) -> Bool {
        (try? FileKind(at: path)) == .folder
    }
}
