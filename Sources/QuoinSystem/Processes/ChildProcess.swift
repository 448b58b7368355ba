import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A run of another program, with what it printed.
package struct ChildProcess: Sendable {
    /// What it wrote to standard output and to standard error.
    package private(set) var output: [UInt8] = []
    package private(set) var errors: [UInt8] = []
    package private(set) var ending = Ending.exited(0)
    /// The most memory that it had, in bytes.
    package private(set) var peakMemory = 0

    /// How a process ended.
    package enum Ending: Hashable, Sendable {
        /// With an exit status.
        case exited(Int32)
        /// By a signal, with its number.
        case signaled(Int32)
        /// It was killed because its time was up.
        case timedOut
        /// It was killed because it wrote too much.
        case wroteTooMuch
    }

    /// The bounds of a run.
    package struct Bounds: Sendable {
        /// The most that it may write to standard output, in bytes.
        package var output: Int
        /// The time by the clock.
        package var time: Duration
        /// The most that is kept of standard error, in bytes. The rest is read and dropped.
        package var errors = 1 << 20

        package init(output: Int, time: Duration) {
            (self.output, self.time) = (output, time)
        }

        /// For a program of the user, which may take as long as it needs.
        package static let none = Bounds(output: .max, time: .seconds(1 << 32))
    }

    /// What a program reads from standard input.
    package enum Input: Sendable {
        case nothing
        /// What this process has not read of its own.
        case inherited
        /// At most ``ChildProcess/inputLimit`` bytes.
        case bytes([UInt8])
    }

    /// The variables that a program gets.
    package enum Environment: Sendable {
        /// Those by which it finds its libraries, and those of a sanitizer. Others may hold passwords.
        case libraries
        /// All of this process.
        case inherited
    }

    /// The largest input, in bytes: what a pipe holds before the program reads.
    package static let inputLimit = 8 << 10

    private static let libraryVariables = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "ASAN_OPTIONS"]

    /// The time between two looks at a process that has closed its streams, which is about to end.
    private static let pause = Duration.microseconds(200)

    /// The program that this process runs.
    package static var ownExecutable: String {
        #if os(Linux)
            "/proc/self/exe"
        #else
            CommandLine.arguments[0]
        #endif
    }

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - executable: a path, or a name that is looked for in the folders of `PATH`.
    ///   - arguments: those after the program's name.
    /// - Throws: the system's error, if the program cannot be started.
    package static func run(
        _ executable: String, _ arguments: [String], input: Input = .nothing, environment: Environment = .libraries,
        within bounds: Bounds
    ) throws(Errno) -> ChildProcess {
        let (output, errors) = (try Pipe(), try Pipe())
        defer {
            output.reader.closeQuietly()
            errors.reader.closeQuietly()
        }
        let process: pid_t
        do {
            defer {
                output.writer.closeQuietly()
                errors.writer.closeQuietly()
            }
            process = try start(executable, arguments, input, environment, output.writer, errors.writer)
        }
        var child = ChildProcess()
        let end = ContinuousClock.now + bounds.time
        let early = child.read(output.reader, errors.reader, until: end, bounds)
        child.wait(for: process, until: early == nil ? end : nil)
        if let early { child.ending = early }
        return child
    }

    // MARK: - Starting

    private struct Pipe {
        var reader: FileDescriptor
        var writer: FileDescriptor

        init() throws(Errno) {
            do {
                (reader, writer) = try FileDescriptor.pipe()
            } catch {
                throw (error as? Errno) ?? .ioError
            }
            // A child that another thread starts meanwhile would keep the pipe open.
            for file in [reader, writer] { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }
        }

        /// A pipe from which some bytes can be read, and then the end.
        init(filledWith bytes: ArraySlice<UInt8>) throws(Errno) {
            self = try Pipe()
            defer { writer.closeQuietly() }
            do {
                try writer.writeAll(bytes)
            } catch {
                reader.closeQuietly()
                throw (error as? Errno) ?? .ioError
            }
        }
    }

    private static func start(
        _ executable: String, _ arguments: [String], _ input: Input, _ environment: Environment,
        _ output: FileDescriptor, _ errors: FileDescriptor
    ) throws(Errno) -> pid_t {
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
        var filled: FileDescriptor?
        defer { filled?.closeQuietly() }
        switch input {
        case .nothing: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        case .inherited: break
        case .bytes(let bytes):
            let reader = try Pipe(filledWith: bytes.prefix(inputLimit)).reader
            posix_spawn_file_actions_adddup2(&actions, reader.rawValue, 0)
            filled = reader
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

    /// Variables with their values, as `PATH=/bin`.
    private static func variables(_ environment: Environment) -> [String] {
        switch environment {
        case .libraries: libraryVariables.compactMap { name in environmentVariable(name).map { "\(name)=\($0)" } }
        case .inherited: ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
        }
    }

    // MARK: - Reading

    /// Reads both streams to their ends, or until a bound is passed.
    private mutating func read(
        _ output: FileDescriptor, _ errors: FileDescriptor, until end: ContinuousClock.Instant, _ bounds: Bounds
    ) -> Ending? {
        var streams = [output, errors].map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
        while streams.contains(where: { $0.fd >= 0 }) {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { return .timedOut }
            guard poll(&streams, 2, Int32(min(left.rounded(.up), 1e6))) > 0 else { continue }
            for index in streams.indices where streams[index].revents != 0 {
                let part = Self.part(of: streams[index].fd)
                if part.isEmpty { streams[index].fd = -1 }
                if index == 0 {
                    self.output += part
                    if self.output.count > bounds.output { return .wroteTooMuch }
                } else {
                    self.errors += part.prefix(bounds.errors - self.errors.count)
                }
            }
        }
        return nil
    }

    /// What can be read now; nothing at the end.
    private static func part(of file: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            var result = -1
            repeat {
                result = readOnce(file, buffer)
            } while result < 0 && errno == EINTR
            count = max(result, 0)
        }
    }

    private static func readOnce(_ file: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        #if canImport(Glibc)
            Glibc.read(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            Musl.read(file, buffer.baseAddress, buffer.count)
        #else
            Darwin.read(file, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Waits for the end of the process, and kills it at a time, or at once if there is none.
    private mutating func wait(for process: pid_t, until end: ContinuousClock.Instant?) {
        var (status, usage) = (Int32(0), rusage())
        var isKilled = false
        while wait4(process, &status, isKilled ? 0 : WNOHANG, &usage) != process {
            guard !isKilled else { continue }
            if let end, ContinuousClock.now < end {
                WorkerThreads.sleep(for: Self.pause)
            } else {
                kill(process, SIGKILL)
                isKilled = true
            }
        }
        #if canImport(Darwin)
            peakMemory = usage.ru_maxrss
        #else
            peakMemory = usage.ru_maxrss * 1_024
        #endif
        let signal = status & 0x7F
        ending = isKilled ? .timedOut : signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
    }
}

extension FileDescriptor {
    fileprivate func closeQuietly() { try? close() }
}
