#if os(Linux)
    import CLinux
    import SystemPackage

    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    /// The user that a process runs as.
    enum ProcessUser {
        /// The number of `nobody`.
        private static let nobody: uid_t = 65_534

        /// Makes a process of root one of a file's owner, or of `nobody` if root owns it, and takes all capabilities from it
        /// for good. It stays root, without capabilities, if the other user cannot read all of the files.
        ///
        /// - Throws: the system's error.
        static func leaveRoot(ownerOf owned: String?, reading readable: [String]) throws(Errno) {
            if geteuid() == 0, let user = user(owning: owned, reading: readable) {
                // The kernel forgets it when the user changes.
                let endsWithParent = quoin_ends_with_parent() != 0
                defer { if endsWithParent { StartedProcess.endWithParent() } }
                guard setgroups(0, nil) == 0, setgid(user.group) == 0, setuid(user.id) == 0 else {
                    throw Errno(rawValue: errno)
                }
            }
            guard quoin_drop_capabilities() == 0 else { throw Errno(rawValue: errno) }
        }

        /// The owner or `nobody`; `nil` if it cannot read the files.
        private static func user(owning owned: String?, reading readable: [String]) -> (id: uid_t, group: gid_t)? {
            var status = stat()
            let hasOwner = owned.map { stat($0, &status) == 0 && status.st_uid != 0 } == true
            let user = hasOwner ? (id: status.st_uid, group: status.st_gid) : (id: nobody, group: gid_t(nobody))
            let existing = readable.filter { FileKind.exists(at: $0) }
            let group = getegid()
            guard setegid(user.group) == 0 else { return nil }
            defer { setegid(group) }
            guard seteuid(user.id) == 0 else { return nil }
            defer { seteuid(0) }
            return existing.allSatisfy(canRead) ? user : nil
        }

        /// Whether the effective user can open a file, or a folder and the files in it.
        private static func canRead(_ path: String) -> Bool {
            let isFolder = FileKind.isFolder(path)
            return faccessat(AT_FDCWD, path, isFolder ? R_OK | X_OK : R_OK, AT_EACCESS) == 0
        }
    }
#endif
