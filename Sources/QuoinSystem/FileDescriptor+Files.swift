extension FileDescriptor {
    /// Reads a file to its end.
    ///
    /// - Throws: the system's error; for a folder `Errno.isDirectory`, and ``NotARegularFile`` for a device or a pipe,
    ///   which may never end.
    package static func content(at path: String) throws -> [UInt8] {
        try content(at: path, limit: .max) ?? []
    }

    /// Reads a file to its end; `nil` if it has more bytes than a limit.
    ///
    /// - Parameter root: a folder below which the file has to be; see ``RootFolder``.
    /// - Throws: the system's error or that of ``RootFolder/open(_:)``; for a folder `Errno.isDirectory`, and
    ///   ``NotARegularFile`` for a device or a pipe, which may never end.
    package static func content(at path: String, below root: String? = nil, limit: Int) throws -> [UInt8]? {
        try withFile(at: path, below: root) { try $0.readToEnd(limit: limit) }
    }

    /// Reads a file to its end, however long it is, in parts that stay in the processor's cache.
    ///
    /// - Throws: the same errors as ``content(at:)``.
    package static func forEachPart(ofFileAt path: String, _ body: (UnsafeRawBufferPointer) -> Void) throws {
        try withFile(at: path) { file in
            try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
                while case let count = try file.read(into: buffer), count > 0 {
                    body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                }
            }
        }
    }

    private static func withFile<Result>(
        at path: String, below root: String? = nil, _ body: (FileDescriptor) throws -> Result
    ) throws -> Result {
        // Opening a pipe would otherwise wait for a writer.
        let file =
            try root.map { try RootFolder($0).open(path) }
            ?? open(
                FilePath(platformString: SystemName.bytes(of: path)), .readOnly, options: [.closeOnExec, .nonBlocking])
        return try file.closeAfter {
            switch try FileKind(of: file) {
            case .file: try body(file)
            case .folder: throw Errno.isDirectory
            case .other: throw NotARegularFile()
            }
        }
    }

    /// Reads to the end, or until the writer closes a pipe; `nil` if there are more bytes than a limit.
    package func readToEnd(limit: Int) throws -> [UInt8]? {
        let expectedCount = (try? stat().size).map(Int.init) ?? 0
        guard expectedCount <= limit else { return nil }
        // The reported size may exceed the memory.
        var content = try readPart(upTo: min(expectedCount, 64 << 20) + 1)
        while true {
            let part = try readPart(upTo: 1 << 16)
            if part.isEmpty { return content }
            content += part
            guard content.count <= limit else { return nil }
        }
    }

    private func readPart(upTo limit: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = try read(into: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// How often opening a pipe without a reader is tried, and the pause between attempts.
    private static let attempts = (count: 20, pause: Duration.milliseconds(50))

    /// Opens a device or a pipe for writing.
    ///
    /// - Throws: the system's error; `Errno.noSuchAddressOrDevice` for a pipe without a reader within a second.
    package static func openToWrite(_ path: FilePath) throws -> FileDescriptor {
        for _ in 1..<attempts.count {
            do {
                return try openedAtOnce(path)
            } catch Errno.noSuchAddressOrDevice {
                WorkerThreads.sleep(for: attempts.pause)
            }
        }
        return try openedAtOnce(path)
    }

    private static func openedAtOnce(_ path: FilePath) throws -> FileDescriptor {
        let file = try open(path, .writeOnly, options: [.closeOnExec, .nonBlocking])
        // Writing may wait for the reader.
        let flags = fcntl(file.rawValue, F_GETFL)
        _ = fcntl(file.rawValue, F_SETFL, flags & ~O_NONBLOCK)
        return file
    }
}

/// A path leads to a device, a pipe or a socket instead of a file.
package struct NotARegularFile: Error, CustomStringConvertible {
    package var description: String { "it is not a regular file" }
}

extension FileDescriptor {
    /// Whether it is a terminal.
    package var isTerminal: Bool { isatty(rawValue) == 1 }
}

extension Errno {
    /// The error in a few words, without a capital letter.
    package var reason: String {
        switch self {
        case .noSuchFileOrDirectory: "there is no such file or folder"
        case .notDirectory: "a part of the path is not a folder"
        case .isDirectory: "it is a folder"
        case .permissionDenied, .notPermitted: "permission denied"
        default: description.lowercased()
        }
    }

    /// An error of reading or writing in a few words: those of the system, or the error's own.
    package static func reason(for error: any Error) -> String {
        (error as? Errno)?.reason ?? "\(error)"
    }
}

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

/// A fingerprint that changes when a file is replaced or written to, taken without reading the file.
///
/// A file that was renamed into place has another inode, one that was written to has other times. The change time is
/// needed too: a copy may keep its modification time, and a file may become readable.
package struct FileFingerprint: Codable, Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    /// In bytes.
    package let size: Int64
    private let modificationTime: Duration
    private let changeTime: Duration

    /// The fingerprint of the file at a path, following symbolic links; `nil` if there is none.
    package init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        (modificationTime, changeTime) = (Duration(status.modified), Duration(status.changed))
    }
}

extension stat {
    #if canImport(Darwin)
        fileprivate var modified: timespec { st_mtimespec }
        fileprivate var changed: timespec { st_ctimespec }
    #else
        fileprivate var modified: timespec { st_mtim }
        fileprivate var changed: timespec { st_ctim }
    #endif

    /// The seconds since the file was written.
    package var age: Int { time(nil) - modified.tv_sec }
}

// MARK: - Trust

extension FileFingerprint {
    /// The time in which a second change of a file may leave the times of the first: some ticks of the system's clock.
    private static let tick = Duration.milliseconds(100)
    /// The same on file systems that count whole seconds.
    private static let coarseTick = Duration.milliseconds(2_100)

    /// Whether every later change of the file gives it another fingerprint. A file that was written just before the fingerprint
    /// was taken may be written to again, with as many bytes and the same times.
    ///
    /// - Parameter moment: one before the fingerprint was taken, by ``now``.
    package func isSettled(at moment: Duration) -> Bool {
        // Every write sets the change time to the present, and no program can set it to another.
        let isCoarse = changeTime.components.attoseconds == 0
        return changeTime + (isCoarse ? Self.coarseTick : Self.tick) <= moment
    }

    /// The time of the system's clock.
    package static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Duration(time)
    }
}

extension Duration {
    fileprivate init(_ time: timespec) {
        self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
