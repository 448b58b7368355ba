import QuoinSystem
import QuoinValues

extension Budget {
    /// A budget of the processor time of this thread and the memory of the process.
    package static func measured(_ limits: Limits = Limits()) -> Budget {
        Budget(limits, meter: Meter(time: { ProcessUsage.threadTime }, memory: { ProcessUsage.memory }))
    }
}
