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
        #if canImport(Darwin)
            (modificationTime, changeTime) = (Duration(status.st_mtimespec), Duration(status.st_ctimespec))
        #else
            (modificationTime, changeTime) = (Duration(status.st_mtim), Duration(status.st_ctim))
        #endif
    }
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
