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
