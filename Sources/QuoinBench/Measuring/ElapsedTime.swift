import Glibc

/// How long something took, in milliseconds.
struct ElapsedTime {
    /// The time of all the process's threads on a processor; other work on the machine disturbs it least.
    var processor: Double
    /// The time that passed.
    var clock: Double

    /// The median times of a piece of work, with its latest result. One run before is not counted.
    static func median<Result>(of runs: Int, _ work: () throws -> Result) rethrows -> (ElapsedTime, Result) {
        var result = try work()
        var times: [ElapsedTime] = []
        for _ in 0..<runs {
            let watch = Stopwatch()
            result = try work()
            times.append(watch.elapsed)
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

/// Tells how much time has passed since it was made.
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
