/// A measured value, with the query for other programs' values and the goal.
struct Figure: Codable {
    /// The name in the table.
    var title: String
    var unit: Unit
    /// In the unit. A time is the processor time of all threads.
    var value: Double
    /// The wall-clock time in milliseconds, for work with several threads or processes.
    var clock: Double?
    /// The peak memory of the process until now.
    var peakMebibytes: Double?
    var peers: PeerQuery?
    var goal: Goal?

    enum Unit: String, Codable {
        case milliseconds = "ms"
        case nanosecondsPerNode = "ns/node"
        case kilobytes = "KB"
        case mebibytes = "MiB"
        case bytes = "bytes"
        case times = "×"
    }

    enum Goal: Codable {
        /// At most this many times the best value of the other programs in the same run.
        case timesBestPeer(Double)
        case atMost(Double)
        case atLeast(Double)
    }

    /// A value measured in this process.
    static func inProcess(
        _ title: String, _ value: Double, _ unit: Unit = .milliseconds, peers: PeerQuery? = nil, goal: Goal? = nil
    ) -> Figure {
        Figure(
            title: title, unit: unit, value: value, peakMebibytes: ProcessMemory.peakMebibytes, peers: peers,
            goal: goal)
    }

    /// A value measured by running a program.
    static func process(
        _ title: String, _ run: ProcessRun, peers: PeerQuery? = nil, goal: Goal? = nil
    ) -> Figure {
        Figure(
            title: title, unit: .milliseconds, value: run.time.processor, clock: run.time.clock,
            peakMebibytes: run.peakMebibytes, peers: peers, goal: goal)
    }
}
