#if os(Linux)
    import CLinux
#endif

/// The rights that this process keeps after it has dropped all others for good.
///
/// Limits of memory, of processor time and of open files apply on every system. On Linux, the process can also open
/// only the readable files, and can neither write files, use a network, start a program nor load code; it has no
/// capabilities, and is not root unless only root can read the files.
package struct ProcessConfinement: Sendable {
    /// The readable files, and folders with everything below them. Those that do not exist are left out.
    package var readable: [String]
    /// Readable files, each with a folder; they are left out if a link leads out of it.
    package var readableBelow: [(path: String, folder: String)] = []
    /// A file or folder whose owner a process of root becomes.
    package var owned: String?
    /// The address space, in bytes.
    package var memory: Int
    /// The processor time, in seconds. When it is used up, the process ends; `nil` for no limit.
    package var processorTime: Int?
    /// The number of open files.
    package var openFiles = 128

    package init(readable: [String], memory: Int, processorTime: Int?) {
        (self.readable, self.memory, self.processorTime) = (readable, memory, processorTime)
    }

    /// Why a process cannot confine itself.
    package struct Failure: Error, CustomStringConvertible {
        /// What the system refused, in a few words.
        package var step: String
        package var error: Errno

        package var description: String { "\(step): \(error.reason)" }
    }

    /// Confines the process. Call it before there is a second thread, and before anything is read that is not trusted.
    ///
    /// - Throws: ``Failure``. A kernel without Landlock is not an error: files are then limited by ``RootFolder`` alone.
    package func apply() throws(Failure) {
        try take("limits of resources", applyLimits)
        #if os(Linux)
            // The parent process may have left files open, such as the connections of a server.
            try take("closing files (close_range, since Linux 5.9)") { () throws(Errno) in
                guard quoin_close_files_from(3) == 0 else { throw Errno(rawValue: errno) }
            }
            try take("giving up privileges") { () throws(Errno) in
                try ProcessUser.leaveRoot(ownerOf: owned, reading: readable + readableBelow.map(\.path))
                guard quoin_give_up_privileges() == 0 else { throw Errno(rawValue: errno) }
            }
            try take("rules for files (Landlock)") { () throws(Errno) in
                try LandlockRules.apply(readable: readable, readableBelow)
            }
            try take("filtering system calls (seccomp)", SystemCallFilter.apply)
        #endif
    }

    private func take(_ step: String, _ action: () throws(Errno) -> Void) throws(Failure) {
        do {
            try action()
        } catch {
            throw Failure(step: step, error: error)
        }
    }

    private func applyLimits() throws(Errno) {
        // Libraries may crash, and a memory dump would contain data of others.
        try limit(RLIMIT_CORE, to: 0)
        // Writing to pipes is not counted.
        try limit(RLIMIT_FSIZE, to: 0)
        try limit(RLIMIT_NOFILE, to: openFiles)
        // At the lower limit the process gets a signal that ends it, at the upper one it is killed.
        if let processorTime { try limit(RLIMIT_CPU, to: processorTime, atMost: processorTime + 1) }
        try limitMemory()
    }

    /// Limits the memory of the process, and nothing else.
    ///
    /// - Throws: the system's error.
    package func limitMemory() throws(Errno) {
        try limit(RLIMIT_AS, to: memory)
    }

    #if canImport(Glibc)
        private typealias Resource = __rlimit_resource
    #else
        private typealias Resource = Int32
    #endif

    private func limit(_ resource: Resource, to value: Int, atMost most: Int? = nil) throws(Errno) {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(resource.rawValue)
        #endif
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0 else { throw Errno(rawValue: errno) }
        // The caller may have set a lower one.
        let largest = min(rlim_t(most ?? value), limits.rlim_max)
        limits = rlimit(rlim_cur: min(rlim_t(value), largest, limits.rlim_cur), rlim_max: largest)
        guard setrlimit(resource, &limits) == 0 else { throw Errno(rawValue: errno) }
    }
}

#if os(Linux)
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

#if os(Linux)
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
