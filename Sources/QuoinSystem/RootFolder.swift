/// A folder below which files may be read: neither `..` nor a symbolic link leads out of it.
///
/// A path is followed component by component. Each is opened in the folder before it and never through a link, so a
/// folder that is replaced by a link meanwhile does not lead out either.
package struct RootFolder: Hashable, Sendable {
    /// The absolute path.
    package let path: FilePath

    /// Why a path cannot be opened.
    package enum Failure: Error, Hashable, Sendable {
        /// The path leads out of the folder, whether a file exists there or not.
        case outside
        /// A device, a pipe or a socket.
        case special
        /// The system's error for a path within the folder.
        case system(Errno)
    }

    #if os(Linux)
        /// `O_PATH`, with which a process that may not list a folder can still follow a path through it.
        private static let throughFolders: Int32 = 0o10_000_000 | O_DIRECTORY
    #else
        private static let throughFolders = O_RDONLY | O_NONBLOCK
    #endif

    /// The number of links that a path may lead through, as in Linux.
    private static let linkLimit = 40

    package init(_ path: String) {
        self.path = FilePath(path).absolute
    }

    /// Throws an error if there is no regular file and no folder at a path, or if it leads out of the folder.
    package func check(_ file: String) throws(Failure) {
        let descriptor = try open(file)
        try? descriptor.close()
    }

    /// Opens a regular file or a folder for reading.
    ///
    /// - Parameter file: an absolute path, or one that is relative to the working folder.
    package func open(_ file: String) throws(Failure) -> FileDescriptor {
        var rest = FilePath(file).absolute
        guard rest.removePrefix(path) else { throw .outside }
        var pending = Array(rest.components.reversed())
        var folders = [
            try Self.open(SystemName.bytes(of: path.string), in: AT_FDCWD, following: true, isLast: pending.isEmpty)
        ]
        defer { for folder in folders { try? folder.close() } }
        var links = 0
        while let component = pending.popLast() {
            guard component.kind == .regular else {
                // The target of a link may contain such components; the root has no parent.
                guard component.kind == .parentDirectory else { continue }
                guard folders.count > 1 else { throw .outside }
                try? folders.removeLast().close()
                continue
            }
            let parent = folders[folders.count - 1].rawValue
            let name = SystemName.bytes(of: component.string, in: parent)
            guard var link = try Self.link(name, in: parent) else {
                folders.append(try Self.open(name, in: parent, isLast: pending.isEmpty))
                continue
            }
            links += 1
            guard links <= Self.linkLimit else { throw .system(.tooManySymbolicLinkLevels) }
            if link.isAbsolute {
                guard link.removePrefix(path) else { throw .outside }
                while folders.count > 1 { try? folders.removeLast().close() }
            }
            pending += link.components.reversed()
        }
        return folders.removeLast()
    }

    /// The target of the symbolic link with a name in an open folder; `nil` if there is a regular file or a folder.
    private static func link(_ name: [CChar], in folder: Int32) throws(Failure) -> FilePath? {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .system(Errno(rawValue: errno)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFDIR: return nil
        case S_IFLNK: break
        default: throw .special
        }
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlinkat(folder, name, &target, target.count)
        guard count >= 0 else { throw .system(Errno(rawValue: errno)) }
        return FilePath(String(decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    /// - Parameter isLast: whether the path ends there; everything before is a folder.
    private static func open(
        _ name: [CChar], in folder: Int32, following: Bool = false, isLast: Bool
    ) throws(Failure) -> FileDescriptor {
        // Opening a pipe for reading would otherwise wait for a writer.
        let kind = isLast ? O_RDONLY | O_NOCTTY | O_NONBLOCK : throughFolders
        let flags = kind | O_CLOEXEC | (following ? 0 : O_NOFOLLOW)
        let file = openat(folder, name, flags)
        // The file was replaced by a link.
        guard file >= 0 else { throw errno == ELOOP ? .outside : .system(Errno(rawValue: errno)) }
        return FileDescriptor(rawValue: file)
    }
}

extension RootFolder.Failure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .outside: "it leads out of its folder"
        case .special: NotARegularFile().description
        case .system(let error): error.reason
        }
    }
}
