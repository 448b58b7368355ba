import Synchronization

#if os(Linux)
    import CLinux
#endif

/// Files that are written atomically.
package enum AtomicFile {
    /// Writes a file without a name or beside the target, and then gives it the target's name. It gets the permissions of the
    /// file that it replaces. A target that has the content already is only marked as written now.
    ///
    /// A process that is killed leaves no file behind where the system has files without names, unless it replaces another
    /// file. A power failure may lose the content, and leave an empty file or a part: waiting for the disk can take longer than
    /// drawing a picture again.
    ///
    /// - Parameter waitsForDisk: whether to wait until the content is on the disk before the file gets its name, so that a power
    ///   failure leaves the old file or the new one.
    /// - Throws: the system's error. The target is then unchanged.
    package static func write(
        _ bytes: [UInt8], to path: FilePath, waitingForDisk waitsForDisk: Bool = false
    ) throws(Errno) {
        let folder = path.removingLastComponent()
        let permissions = permissions(of: path)
        #if os(Linux)
            if permissions == nil, try create(path, in: folder, with: bytes, waitsForDisk) { return }
        #endif
        // Another process may have written the same meanwhile.
        if has(path, bytes), utimes(path.string, nil) == 0 { return }
        AbandonedFiles.remove(from: folder)
        let name = "\(AbandonedFiles.prefix)\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 16))"
        let temporary = folder.appending(name)
        do {
            let file = try FileDescriptor.open(
                temporary, .writeOnly, options: [.create, .exclusiveCreate],
                permissions: FilePermissions(rawValue: 0o666))
            do {
                try file.closeAfter {
                    if let permissions { fchmod(file.rawValue, permissions) }
                    _ = try file.writeAll(bytes)
                    if waitsForDisk, fsync(file.rawValue) != 0 { throw Errno(rawValue: errno) }
                }
                guard rename(temporary.string, path.string) == 0 else { throw Errno(rawValue: errno) }
            } catch {
                unlink(temporary.string)
                throw error
            }
        } catch {
            throw (error as? Errno) ?? .ioError
        }
    }

    #if os(Linux)
        /// Writes a file that has no name until it is complete.
        ///
        /// - Returns: `false` if there is a file with its name, which only one with a name can replace, or if the file system
        ///   has no files without names.
        private static func create(
            _ path: FilePath, in folder: FilePath, with bytes: [UInt8], _ waitsForDisk: Bool
        ) throws(Errno) -> Bool {
            let number = quoin_open_nameless(folder.isEmpty ? "." : folder.string)
            guard number >= 0 else { return false }
            let file = FileDescriptor(rawValue: number)
            do {
                return try file.closeAfter {
                    _ = try file.writeAll(bytes)
                    if waitsForDisk, fsync(number) != 0 { throw Errno(rawValue: errno) }
                    return linkat(AT_FDCWD, "/proc/self/fd/\(number)", AT_FDCWD, path.string, AT_SYMLINK_FOLLOW) == 0
                }
            } catch {
                throw (error as? Errno) ?? .ioError
            }
        }
    #endif

    /// Whether a file has exactly this content.
    private static func has(_ path: FilePath, _ bytes: [UInt8]) -> Bool {
        var status = stat()
        guard stat(path.string, &status) == 0, Int(status.st_size) == bytes.count else { return false }
        return (try? FileDescriptor.content(at: path.string, limit: bytes.count)) == bytes
    }

    private static func permissions(of path: FilePath) -> mode_t? {
        var status = stat()
        return stat(path.string, &status) == 0 ? status.st_mode & 0o7777 : nil
    }
}

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
        if status.age >= minimumAge { unlink(path.string) }
    }
}
