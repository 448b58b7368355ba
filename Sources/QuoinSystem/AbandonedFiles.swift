import Synchronization

/// The temporary files of processes that were killed while they wrote.
enum AbandonedFiles {
    /// The prefix of their names, before the number of the process.
    static let prefix = ".quoin-"

    /// The age in seconds below which a process of another machine may still be writing a file.
    private static let minimumAge = 2
    private static let searched = Mutex<Set<FilePath>>([])

    /// Removes the files of processes that have ended from a folder, the first time that this process writes a temporary
    /// file there. To read a folder of 100,000 pictures takes longer than to draw one.
    static func remove(from folder: FilePath) {
        guard searched.withLock({ $0.insert(folder).inserted }) else { return }
        guard let entries = opendir(folder.isEmpty ? "." : folder.string) else { return }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if let process = process(of: name), hasEnded(process) { removeOld(folder.appending(name)) }
        }
    }

    /// The process that a temporary file belongs to; `nil` for another file.
    private static func process(of name: String) -> pid_t? {
        guard name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0, UInt32(parts[1], radix: 16) != nil else {
            return nil
        }
        return process
    }

    private static func hasEnded(_ process: pid_t) -> Bool { kill(process, 0) == -1 && errno == ESRCH }

    private static func removeOld(_ path: FilePath) {
        var status = stat()
        guard lstat(path.string, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        #if canImport(Darwin)
            let written = status.st_mtimespec.tv_sec
        #else
            let written = status.st_mtim.tv_sec
        #endif
        if time(nil) - written >= minimumAge { unlink(path.string) }
    }
}
