/// What tells a file from the one that was at its path before, without reading either.
///
/// A file that was renamed into place is another by its number on the disk, one that was written over by its times.
/// The time at which the file's own properties changed is among them: a copy may keep the time of its writing, and a
/// file that was locked away may be readable now.
public struct FileFingerprint: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    private let writingTime: Duration
    private let changeTime: Duration

    /// Looks at the file at a path, beyond symbolic links; nothing where there is none.
    public init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            (writingTime, changeTime) = (Duration(status.st_mtimespec), Duration(status.st_ctimespec))
        #else
            (writingTime, changeTime) = (Duration(status.st_mtim), Duration(status.st_ctim))
        #endif
    }
}

extension Duration {
    fileprivate init(_ time: timespec) {
        self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
