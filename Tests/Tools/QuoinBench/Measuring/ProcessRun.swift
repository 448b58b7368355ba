import Foundation
import QuoinPlatform

/// One run of a program.
struct ProcessRun {
    var time: ElapsedTime
    /// `nil` if it is less than that of this process, which the kernel counts until the child has loaded its program.
    var peakMebibytes: Double?

    /// The medians of several runs after one that is not counted.
    ///
    /// - Throws: a ``BenchError`` if the program fails.
    static func median(of runs: Int, _ arguments: [String]) throws -> ProcessRun {
        _ = try ProcessRun(arguments)
        let all = try (0..<runs).map { _ in try ProcessRun(arguments) }
        return ProcessRun(time: all.map(\.time).median, peakMebibytes: all.compactMap(\.peakMebibytes).max())
    }

    private init(time: ElapsedTime, peakMebibytes: Double?) {
        (self.time, self.peakMebibytes) = (time, peakMebibytes)
    }

    private init(_ arguments: [String]) throws {
        let own = ProcessMemory.peakMebibytes
        let start = ContinuousClock.now
        let process = try ProcessRun.start(arguments)
        var (status, usage): (Int32, rusage) = (0, rusage())
        guard wait4(process, &status, 0, &usage) == process, status == 0 else {
            throw BenchError("\(arguments.joined(separator: " ")) failed")
        }
        let (user, system) = (usage.ru_utime.milliseconds, usage.ru_stime.milliseconds)
        time = ElapsedTime(processor: user + system, clock: (ContinuousClock.now - start) / .milliseconds(1))
        let peak = ProcessMemory.mebibytes(of: usage)
        peakMebibytes = peak > own ? peak : nil
    }

    /// Starts a program whose output is discarded.
    private static func start(_ arguments: [String]) throws -> pid_t {
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for case let word? in words { free(word) } }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        var process: pid_t = 0
        guard let program = words[0], posix_spawnp(&process, program, &actions, nil, &words, environ) == 0 else {
            throw BenchError("\(arguments.joined(separator: " ")) cannot be started")
        }
        return process
    }
}

extension timeval {
    fileprivate var milliseconds: Double { Double(tv_sec) * 1e3 + Double(tv_usec) / 1e3 }
}

/// Why something cannot be measured.
struct BenchError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The peak memory of this process.
enum ProcessMemory {
    static var peakMebibytes: Double {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #endif
        return mebibytes(of: usage)
    }

    /// The largest memory, which Linux counts in KiB and Darwin in bytes.
    static func mebibytes(of usage: rusage) -> Double {
        #if canImport(Darwin)
            Double(usage.ru_maxrss) / 1_048_576
        #else
            Double(usage.ru_maxrss) / 1_024
        #endif
    }
}

/// A temporary folder for a workload's files.
struct ScratchFolder {
    let url: URL

    /// Calls a closure with a folder, and deletes the folder afterwards.
    static func with<Result>(_ body: (ScratchFolder) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-bench-\(getpid())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(ScratchFolder(url: url))
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

/// The duration of something, in milliseconds.
struct ElapsedTime {
    /// The processor time of all threads, which other work on the machine affects least.
    var processor: Double
    /// The wall-clock time.
    var clock: Double

    /// The median times of some work, after one run that is not counted, and the last result.
    static func median<Result>(of runs: Int, _ work: () throws -> Result) rethrows -> (ElapsedTime, Result) {
        var result = try work()
        var times: [ElapsedTime] = []
        for _ in 0..<runs {
            let watch = Stopwatch()
            let next = try work()
            times.append(watch.elapsed)
            // The memory of the result before is given back outside of the time.
            result = next
        }
        return (times.median, result)
    }
}

extension [ElapsedTime] {
    /// The median of each kind of time.
    var median: ElapsedTime { ElapsedTime(processor: map(\.processor).median, clock: map(\.clock).median) }
}

extension [Double] {
    /// The middle one of an odd number of values.
    var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}

/// Measures the time since its creation.
struct Stopwatch {
    private let processor = Stopwatch.processorMilliseconds
    private let clock = ContinuousClock.now

    var elapsed: ElapsedTime {
        ElapsedTime(
            processor: Stopwatch.processorMilliseconds - processor,
            clock: (ContinuousClock.now - clock) / .milliseconds(1))
    }

    private static var processorMilliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
