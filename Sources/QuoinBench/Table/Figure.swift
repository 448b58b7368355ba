/// One figure of ours, what to find of the others' beside it, and what is aimed at.
struct Figure: Codable {
    /// What was measured, in the table's words.
    var title: String
    var unit: Unit
    /// In the unit; a time is that of all threads on a processor.
    var value: Double
    /// The time that passed, in milliseconds, where other processes or threads are part of the work.
    var clock: Double?
    /// The most memory that the process used up to here.
    var peakMebibytes: Double?
    var peers: PeerQuery?
    var goal: Goal?

    enum Unit: String, Codable {
        case milliseconds = "ms"
        case nanosecondsPerNode = "ns/node"
        case kilobytes = "KB"
        case mebibytes = "MiB"
        case times = "×"
    }

    /// What is aimed at.
    enum Goal: Codable {
        /// At most so many times the best of the others' figures in the same run.
        case timesBestPeer(Double)
        case atMost(Double)
        case atLeast(Double)
    }

    /// A figure of this process.
    static func inProcess(
        _ title: String, _ value: Double, _ unit: Unit = .milliseconds, peers: PeerQuery? = nil, goal: Goal? = nil
    ) -> Figure {
        Figure(
            title: title, unit: unit, value: value, peakMebibytes: ProcessMemory.peakMebibytes, peers: peers,
            goal: goal)
    }

    /// A figure of another process.
    static func process(
        _ title: String, _ run: ProcessRun, peers: PeerQuery? = nil, goal: Goal? = nil
    ) -> Figure {
        Figure(
            title: title, unit: .milliseconds, value: run.time.processor, clock: run.time.clock,
            peakMebibytes: run.peakMebibytes, peers: peers, goal: goal)
    }
}
