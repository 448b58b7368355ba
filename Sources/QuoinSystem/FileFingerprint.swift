#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A fingerprint that changes when a file is replaced or written to, taken without reading the file.
///
/// A file that was renamed into place has another inode, one that was written to has other times. The change time is
/// needed too: a copy may keep its modification time, and a file may become readable.
package struct FileFingerprint: Hashable, Sendable {
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
        #if canImport(Darwin)
            (modificationTime, changeTime) = (Duration(status.st_mtimespec), Duration(status.st_ctimespec))
        #else
            (modificationTime, changeTime) = (Duration(status.st_mtim), Duration(status.st_ctim))
        #endif
    }
}

extension Duration {
    fileprivate init(_ time: timespec) {
        self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
