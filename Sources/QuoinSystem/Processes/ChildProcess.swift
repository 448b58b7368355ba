/// A run of another program, with its output.
package struct ChildProcess: Sendable {
    /// What it wrote to standard output and to standard error.
    package private(set) var output: [UInt8] = []
    package private(set) var errors: [UInt8] = []
    package internal(set) var ending = Ending.exited(0)
    /// The most memory that it had, in bytes; `nil` if that is not known, because it is not more than this process had when
    /// it started the other one.
    package private(set) var peakMemory: Int?

    /// How a process ended.
    package enum Ending: Hashable, Sendable {
        /// With an exit status.
        case exited(Int32)
        /// By a signal, with its number.
        case signaled(Int32)
        /// In an unknown way, because another part of this process has waited for it.
        case unknown
        /// It was killed because its time was up.
        case timedOut
        /// It was killed because it wrote too much.
        case wroteTooMuch
        /// It was killed because it wrote something other than an answer, or stopped writing but kept running.
        case wroteNoAnswer
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

    /// The standard input of a program.
    package enum Input: Sendable {
        case nothing
        case bytes([UInt8])
    }

    /// The time between two checks of a process that has closed its streams, which is about to end.
    private static let pause = Duration.microseconds(200)

    /// The program that this process runs.
    package static var ownExecutable: String {
        #if os(Linux)
            "/proc/self/exe"
        #else
            CommandLine.arguments[0]
        #endif
    }

    /// How far two peaks of the same memory may be apart, in bytes: the system counts pages in batches for each processor.
    private static let peakTolerance = 16 << 20

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - executable: a path, or a name that is looked for in the folders of `PATH`.
    ///   - arguments: those after the program's name.
    /// - Throws: the system's error, if the program cannot be started.
    package static func run(
        _ executable: String, _ arguments: [String], input: Input = .nothing,
        environment: StartedProcess.Environment = .libraries, within bounds: Bounds
    ) throws(Errno) -> ChildProcess {
        let source: StartedProcess.Input =
            switch input {
            case .nothing: .nothing
            case .bytes(let bytes): .file(try Pipe(filledWith: bytes).reader)
            }
        let process = try StartedProcess(executable, arguments, input: source, environment: environment)
        defer { process.closeStreams() }
        var child = ChildProcess()
        let end = ContinuousClock.now + bounds.time
        let early = child.read(process.output, process.errors, until: end, bounds)
        child.wait(for: process, until: early == nil ? end : nil)
        if let early { child.ending = early }
        return child
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
                let part = FileDescriptor(rawValue: streams[index].fd).readNow()
                if part.isEmpty { streams[index].fd = -1 }
                if index == 0 {
                    self.output += part
                    if self.output.count > bounds.output { return .wroteTooMuch }
                } else {
                    keep(errors: part, upTo: bounds.errors)
                }
            }
        }
        return nil
    }

    /// Keeps the output to standard error, up to a number of bytes in all.
    mutating func keep(errors part: [UInt8], upTo limit: Int) {
        errors += part.prefix(limit - errors.count)
    }

    /// Waits for the end of the process, and kills it at a time, or at once if there is none.
    mutating func wait(for process: StartedProcess, until end: ContinuousClock.Instant?) {
        var (status, usage) = (Int32(0), rusage())
        var isKilled = false
        while true {
            let ended = wait4(process.id, &status, isKilled ? 0 : WNOHANG, &usage)
            if ended == process.id { break }
            if ended < 0, errno == ECHILD {
                ending = isKilled ? .timedOut : .unknown
                return
            }
            guard !isKilled else { continue }
            if let end, ContinuousClock.now < end {
                WorkerThreads.sleep(for: Self.pause)
            } else {
                kill(process.id, SIGKILL)
                isKilled = true
            }
        }
        let peak = ProcessUsage.peakMemory(usage)
        peakMemory = peak > process.inheritedPeak + Self.peakTolerance ? peak : nil
        let signal = status & 0x7F
        ending = isKilled ? .timedOut : signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
    }
}

/// The resources that the process has used so far.
package enum ProcessUsage {
    /// The processor time of this thread.
    package static var threadTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// The memory of the process that is in use now, in bytes; on other systems than Linux the peak so far.
    package static var memory: Int {
        residentPages.map { $0 * Int(getpagesize()) } ?? peakMemory
    }

    /// The second number in Linux's file `statm`; `nil` on other systems.
    private static var residentPages: Int? {
        let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
            let count = read(file, buffer.baseAddress, buffer.count)
            guard count > 0 else { return nil }
            var digits = buffer[..<count].drop { $0 != UInt8(ascii: " ") }.dropFirst()
                .prefix { $0 != UInt8(ascii: " ") }.makeIterator()
            var pages = 0
            while let digit = digits.next() { pages = pages * 10 + Int(digit) - 0x30 }
            return pages
        }
    }

    /// The most memory that the process has had so far, in bytes.
    package static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
        #else
            getrusage(__rusage_who_t(0), &usage)
        #endif
        return peakMemory(usage)
    }

    /// The most memory of a process, in bytes, as the system counted it.
    static func peakMemory(_ usage: rusage) -> Int {
        #if canImport(Darwin)
            usage.ru_maxrss
        #else
            usage.ru_maxrss * 1_024
        #endif
    }
}
