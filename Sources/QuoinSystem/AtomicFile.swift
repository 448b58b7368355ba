import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files that are written atomically.
package enum AtomicFile {
    /// Writes a temporary file beside the target, and renames it. It gets the permissions of the file that it replaces.
    ///
    /// A power failure may lose the content: waiting for the disk would take longer than drawing a picture again.
    ///
    /// - Throws: the system's error. The target is then unchanged.
    package static func write(_ bytes: [UInt8], to path: FilePath) throws(Errno) {
        let folder = path.removingLastComponent()
        AbandonedFiles.remove(from: folder)
        let name = "\(AbandonedFiles.prefix)\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 16))"
        let temporary = folder.appending(name)
        do {
            let file = try FileDescriptor.open(
                temporary, .writeOnly, options: [.create, .exclusiveCreate],
                permissions: FilePermissions(rawValue: 0o666))
            do {
                try file.closeAfter {
                    if let permissions = permissions(of: path) { fchmod(file.rawValue, permissions) }
                    _ = try file.writeAll(bytes)
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

    private static func permissions(of path: FilePath) -> mode_t? {
        var status = stat()
        return stat(path.string, &status) == 0 ? status.st_mode & 0o7777 : nil
    }
}
