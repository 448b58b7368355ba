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
