#if os(Linux)
    import CLinux
    import SystemPackage

    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    /// The files that a process can open, by the kernel's Landlock (`landlock(7)`).
    enum LandlockRules {
        /// `LANDLOCK_ACCESS_FS_READ_FILE`
        private static let readFile: UInt64 = 1 << 2
        /// `LANDLOCK_ACCESS_FS_READ_DIR`
        private static let readFolder: UInt64 = 1 << 3
        /// `O_PATH`
        private static let pathOnly: Int32 = 0o10_000_000
        /// The number of rights in each version of the interface. All known rights are removed.
        private static let rightsByVersion = [13, 14, 15, 15, 16]

        /// Restricts the process to reading some files and folders. Does nothing if the kernel has no Landlock.
        ///
        /// - Parameter below: files with folders that no link leads out of.
        static func apply(readable: [String], _ below: [(path: String, folder: String)]) throws(Errno) {
            let version = Int(quoin_landlock_create_ruleset(nil, 0, 1))
            guard version > 0 else { return }
            let count = rightsByVersion[min(version, rightsByVersion.count) - 1]
            var rights: UInt64 = 1 << UInt64(count) - 1
            let rules = Int32(quoin_landlock_create_ruleset(&rights, MemoryLayout<UInt64>.size, 0))
            guard rules >= 0 else { throw Errno(rawValue: errno) }
            defer { close(rules) }
            for path in readable { try add(path, to: rules) }
            for file in below { try add(file.path, below: file.folder, to: rules) }
            guard quoin_landlock_restrict_self(rules) == 0 else { throw Errno(rawValue: errno) }
        }

        private static func add(_ path: String, to rules: Int32) throws(Errno) {
            guard let kind = try? FileKind(at: path) else { return }
            let file = open(path, pathOnly | O_CLOEXEC)
            guard file >= 0 else { throw Errno(rawValue: errno) }
            defer { close(file) }
            let rights = kind == .folder ? readFile | readFolder : readFile
            guard quoin_landlock_add_path(rules, rights, file) == 0 else { throw Errno(rawValue: errno) }
        }

        private static func add(_ path: String, below folder: String, to rules: Int32) throws(Errno) {
            guard let file = try? RootFolder(folder).open(path) else { return }
            defer { try? file.close() }
            guard quoin_landlock_add_path(rules, readFile, file.rawValue) == 0 else { throw Errno(rawValue: errno) }
        }
    }
#endif
