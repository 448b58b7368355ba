import QuoinPlatform

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
