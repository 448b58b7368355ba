import Glibc

/// The processor time that this process has used, in nanoseconds; what waits for other processes does not count.
func processorNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The median processor time of a piece of work, in nanoseconds, with its latest result.
func medianNanoseconds<Result>(of runs: Int, _ work: () throws -> Result) rethrows -> (Double, Result) {
    var times: [Double] = []
    var result: Result
    repeat {
        let start = processorNanoseconds()
        result = try work()
        times.append(processorNanoseconds() - start)
    } while times.count < runs
    return (times.sorted()[times.count / 2], result)
}

/// How long something took, in nanoseconds.
struct ElapsedTime {
    /// The time of all the process's threads.
    var processor: Double
    /// The time that passed.
    var clock: Double
}

/// The median times of a piece of work, with its latest result.
func medianTimes<Result>(of runs: Int, _ work: () throws -> Result) rethrows -> (ElapsedTime, Result) {
    var times: [ElapsedTime] = []
    var result: Result
    repeat {
        let (processor, clock) = (processorNanoseconds(), ContinuousClock.now)
        result = try work()
        let elapsed = (ContinuousClock.now - clock) / .nanoseconds(1)
        times.append(ElapsedTime(processor: processorNanoseconds() - processor, clock: elapsed))
    } while times.count < runs
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    return (ElapsedTime(processor: median(times.map(\.processor)), clock: median(times.map(\.clock))), result)
}
