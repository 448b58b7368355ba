/// Files that appear whole or not at all.
public enum WholeFile {
    /// Writes a file beside the one that is named, and renames it. A file that is replaced leaves its permissions to the
    /// new one.
    ///
    /// The content may be lost in a failure of the machine's power: to wait for the disk would take longer than to draw
    /// a picture once more.
    ///
    /// - Throws: the system's reason; what was at the path is then as it was.
    public static func write(_ bytes: [UInt8], to path: FilePath) throws(Errno) {
        let name = ".quoin-\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 16))"
        let beside = path.removingLastComponent().appending(name)
        do {
            let file = try FileDescriptor.open(
                beside, .writeOnly, options: [.create, .exclusiveCreate], permissions: FilePermissions(rawValue: 0o666))
            do {
                try file.closeAfter {
                    if let permissions = permissions(of: path) { fchmod(file.rawValue, permissions) }
                    _ = try file.writeAll(bytes)
                }
                guard rename(beside.string, path.string) == 0 else { throw Errno(rawValue: errno) }
            } catch {
                unlink(beside.string)
                throw error
            }
        } catch {
            throw (error as? Errno) ?? .ioError
        }
    }

    private static func permissions(of path: FilePath) -> mode_t? {
        var status = stat()
        return stat(path.string, &status) == 0 ? status.st_mode & 0o7777 : nil
    }
}
