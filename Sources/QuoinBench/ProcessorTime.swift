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
