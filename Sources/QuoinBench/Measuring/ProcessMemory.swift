import Glibc

/// The most memory that this process has used so far.
enum ProcessMemory {
    static var peakMebibytes: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1_024
    }
}
