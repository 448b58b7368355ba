#if os(Linux)
    import CLinux
#endif

/// A process that was started, and the pipes that it writes to.
package struct StartedProcess: Sendable {
    package let id: pid_t
    /// What it writes to standard output can be read here, and what it writes to standard error.
    package let output: FileDescriptor
    package let errors: FileDescriptor
    /// The least that the system gives as the peak of its memory, in bytes: the peak of this process, whose memory it shares
    /// until its program runs.
    let inheritedPeak: Int

    /// The standard input of a program.
    package enum Input: Sendable {
        case nothing
        /// An open file or a pipe, which is closed here once the process has it.
        case file(FileDescriptor)
    }

    /// The variables that a program gets.
    package enum Environment: Sendable {
        /// The variables by which it finds its libraries, and those of a sanitizer. Others may hold passwords. When it
        /// crashes, it ends at once.
        case libraries
        /// All of this process.
        case inherited
    }

    /// The Swift runtime would examine a process that crashes for seconds, while it still seems to work.
    private static let backtraces = "SWIFT_BACKTRACE=enable=no"

    private static let libraryVariables = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "ASAN_OPTIONS"]

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - executable: a path, or a name that is looked for in the folders of `PATH`.
    ///   - arguments: those after the program's name.
    /// - Throws: the system's error, if the program cannot be started.
    package init(
        _ executable: String, _ arguments: [String], input: Input, environment: Environment = .libraries
    ) throws(Errno) {
        defer { if case .file(let file) = input { file.closeQuietly() } }
        let output = try Pipe()
        let errors: Pipe
        do {
            errors = try Pipe()
        } catch {
            output.close()
            throw error
        }
        do {
            id = try Self.start(executable, arguments, input, environment, output.writer, errors.writer)
        } catch {
            output.close()
            errors.close()
            throw error
        }
        inheritedPeak = ProcessUsage.peakMemory
        output.writer.closeQuietly()
        errors.writer.closeQuietly()
        (self.output, self.errors) = (output.reader, errors.reader)
    }

    /// Makes the system kill this process when the thread that started it ends, as it does when its own process is
    /// killed. Without that, a process only notices that its input ends, when it reads. Only Linux has this.
    package static func endWithParent() {
        #if os(Linux)
            _ = quoin_end_with_parent()
        #endif
    }

    /// Closes the pipes that the process writes to.
    func closeStreams() {
        output.closeQuietly()
        errors.closeQuietly()
    }

    private static func start(
        _ executable: String, _ arguments: [String], _ input: Input, _ environment: Environment,
        _ output: FileDescriptor, _ errors: FileDescriptor
    ) throws(Errno) -> pid_t {
        restoreEndSignal()
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        // Signals that this process ignores or has blocked would not end the child either.
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        switch input {
        case .nothing: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        case .file(let file): posix_spawn_file_actions_adddup2(&actions, file.rawValue, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output.rawValue, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.rawValue, 2)
        let words = ([executable] + arguments).map { strdup($0) } + [nil]
        let settings = variables(environment).map { strdup($0) } + [nil]
        defer { for word in words + settings { free(word) } }
        var process = pid_t()
        let error = posix_spawnp(&process, executable, &actions, &attributes, words, settings)
        guard error == 0 else { throw Errno(rawValue: error) }
        return process
    }

    /// Stops ignoring the ends of child processes, a setting that may be inherited from a server: the system would drop
    /// their statuses.
    private static func restoreEndSignal() {
        var action = sigaction()
        guard sigaction(SIGCHLD, nil, &action) == 0 else { return }
        #if canImport(Glibc)
            let handler = action.__sigaction_handler.sa_handler
        #elseif canImport(Musl)
            let handler = action.__sa_handler.sa_handler
        #else
            let handler = action.__sigaction_u.__sa_handler
        #endif
        let isIgnored = unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored || action.sa_flags & SA_NOCLDWAIT != 0 { signal(SIGCHLD, SIG_DFL) }
    }

    /// Variables with their values, as `PATH=/bin`.
    private static func variables(_ environment: Environment) -> [String] {
        switch environment {
        case .libraries:
            libraryVariables.compactMap { name in environmentVariable(name).map { "\(name)=\($0)" } } + [
                Self.backtraces
            ]
        case .inherited: ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
        }
    }
}

/// The two ends of a pipe, which no program that is started gets by itself.
struct Pipe {
    var reader: FileDescriptor
    var writer: FileDescriptor

    init() throws(Errno) {
        #if os(Linux)
            var ends: [Int32] = [-1, -1]
            guard quoin_pipe(&ends) == 0 else { throw Errno(rawValue: errno) }
            (reader, writer) = (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
        #else
            do {
                (reader, writer) = try FileDescriptor.pipe()
            } catch {
                throw (error as? Errno) ?? .ioError
            }
            // A program that another thread starts meanwhile would keep the pipe open.
            for file in [reader, writer] { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }
        #endif
    }

    /// What every pipe takes while nobody reads, in bytes.
    private static let capacity = 4_096

    /// A pipe from which some bytes can be read, and then the end. The reader may close it before.
    init(filledWith bytes: [UInt8]) throws(Errno) {
        self = try Pipe()
        let writer = writer
        @Sendable func fill() {
            _ = try? writer.writeAll(bytes)
            writer.closeQuietly()
        }
        guard bytes.count > Self.capacity else {
            fill()
            return
        }
        let hasStarted = WorkerThreads.detach(stackSize: Self.stackSize) {
            // A closed pipe would end this process.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            fill()
        }
        guard hasStarted else {
            close()
            throw .resourceTemporarilyUnavailable
        }
    }

    private static let stackSize = 1 << 18

    func close() {
        reader.closeQuietly()
        writer.closeQuietly()
    }
}

extension FileDescriptor {
    func closeQuietly() { try? close() }

    /// Whether something can be read without waiting, or the end was reached.
    var isReadable: Bool {
        var stream = pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0)
        return poll(&stream, 1, 0) > 0
    }

    /// The bytes that can be read now, at most 64 KiB, without waiting if the file was found to be readable; nothing at
    /// the end.
    func readNow() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = (try? read(into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
        }
    }
}
