/// The time and the memory that are left for a picture. Measuring, solving, shaping and painting check it.
///
/// A budget belongs to one thread. Most checks only count: few of them read the clock.
package final class Budget {
    /// What the thread and the process have used at a moment.
    package struct Usage: Sendable {
        /// The processor time of the thread.
        package var time: Duration
        /// The memory of the process, in bytes.
        package var memory: Int
    }

    /// Reads the clock, and the memory, which takes longer.
    package struct Meter: Sendable {
        var time: @Sendable () -> Duration
        var memory: @Sendable () -> Int

        package init(time: @escaping @Sendable () -> Duration, memory: @escaping @Sendable () -> Int) {
            (self.time, self.memory) = (time, memory)
        }
    }

    package let limits: Limits
    /// The time by the clock after which a picture is late; `nil` if only the limits count.
    package var deadline: Duration?
    /// Whether the picture was late.
    package private(set) var isLate = false
    /// The first limit that was exceeded since the budget began.
    package private(set) var excess: Limits.Excess?
    private let meter: Meter
    private var start: Usage
    private var clockStart = ContinuousClock.now
    private var nextMemoryReading: Duration
    private var checks = 0

    /// One of this many checks reads the clock; the others only count.
    private static let checksPerReading = 256
    /// The processor time between two checks of the memory.
    private static let memoryInterval = Duration.milliseconds(5)

    package init(_ limits: Limits, meter: Meter) {
        (self.limits, self.meter) = (limits, meter)
        start = Usage(time: meter.time(), memory: meter.memory())
        nextMemoryReading = start.time + Self.memoryInterval
    }

    /// Restarts for another picture.
    package func restart() {
        start = Usage(time: meter.time(), memory: meter.memory())
        nextMemoryReading = start.time + Self.memoryInterval
        (excess, checks, isLate, clockStart) = (nil, 0, false, .now)
    }

    /// Records that a limit is exceeded, which ends the work.
    ///
    /// - Parameter cause: what exceeds it, a clause.
    package func exceed(_ limit: KeyPath<Limits, Int>, _ cause: String) {
        excess = excess ?? limits.excess(limit, cause)
    }

    /// Whether a limit is exceeded, which ends the work. For loops with short steps.
    package var isSpent: Bool { isSpent(after: 1) }

    /// Whether a limit is exceeded, which ends the work. For loops whose steps have different lengths.
    ///
    /// - Parameter steps: the length of the last step, in short steps, 256 of which take some microseconds.
    package func isSpent(after steps: Int) -> Bool {
        checks &+= steps
        if checks >= Self.checksPerReading {
            checks = 0
            return checkClock()
        }
        return excess != nil
    }

    /// Whether a limit is exceeded or the task is cancelled, which ends the work. Each call reads the clock. For loops
    /// whose steps take a microsecond or more.
    @discardableResult
    package func checkClock() -> Bool {
        guard excess == nil else { return true }
        if Task.isCancelled {
            excess = .cancellation
            return true
        }
        let now = meter.time()
        let taken = now - start.time
        if taken > .milliseconds(limits.time) {
            excess = limits.excess(\.time, "the picture takes more than \(limits.time) ms of processor time")
        } else if let deadline, ContinuousClock.now - clockStart > deadline {
            let value = Int(deadline / .milliseconds(1))
            let cause = "the picture takes more than \(value) ms by the clock"
            excess = Limits.Excess(limit: "deadline", value: value, cause: cause, canBeRaised: false)
            isLate = true
        } else if now >= nextMemoryReading {
            nextMemoryReading = now + Self.memoryInterval
            if meter.memory() - start.memory > limits.memory {
                excess = limits.excess(\.memory, "the picture takes more than \(limits.memory) bytes of memory")
            }
        }
        return excess != nil
    }

    /// Throws if a limit is exceeded or the task is cancelled. For loops whose steps take some microseconds: every eighth
    /// check reads the clock.
    package func check() throws(QuoinError) {
        try QuoinError.checkCancellation()
        checks &+= Self.checksPerReading / 8
        if checks >= Self.checksPerReading {
            checks = 0
            checkClock()
        }
        if let excess { throw .limitPassed(excess) }
    }
}
