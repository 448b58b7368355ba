import Quoin
import QuoinSystem
import Synchronization

/// The inputs that the threads of a server draw, and the results.
final class ServerLoad: Sendable, CustomStringConvertible {
    private let goods: [GoodDocument]
    private let makers: TrialMakers
    private let options: FuzzOptions
    private let confined: String?
    private let start = ContinuousClock.now
    private let next: Atomic<UInt64>
    private let threads = Atomic(0)
    private let right = Atomic(0)
    private let wrong = Atomic(0)
    private let others = Atomic(0)
    private let nextReport = Atomic(0)

    /// The time between two lines about the memory, in seconds.
    private static let reportInterval = 15

    init(goods: [GoodDocument], makers: TrialMakers, options: FuzzOptions, seed: UInt64, confined: String?) {
        (self.goods, self.makers, self.options, self.confined) = (goods, makers, options, confined)
        next = Atomic(seed)
    }

    var isRight: Bool { wrong.load(ordering: .relaxed) == 0 && right.load(ordering: .relaxed) > 0 }

    var description: String {
        let seconds = Int((ContinuousClock.now - start) / .seconds(1))
        return
            "\(seconds) s: \(right.load(ordering: .relaxed)) good ones right, \(wrong.load(ordering: .relaxed)) wrong, "
            + "\(others.load(ordering: .relaxed)) others; \(ProcessUsage.memory / 1_000_000) MB"
    }

    /// Draws until a time, on one of several threads.
    func work(until end: ContinuousClock.Instant) {
        let drawing = ServerDrawing(images: options.images)
        let runner = TrialRunner(images: options.images, folder: options.scratch)
        let thread = threads.add(1, ordering: .relaxed).newValue
        let path = "\(options.images)/served-\(thread).yaml"
        while ContinuousClock.now < end {
            let seed = next.add(1, ordering: .relaxed).newValue
            var dice = Dice(seed: seed)
            if dice.happens(0.5) {
                draw(dice.pick(goods), drawing, path)
            } else {
                let trial = Trial(target: dice.pick(FuzzTarget.allCases), seed: seed)
                if let confined, trial.target.isDocument {
                    _ = try? drawing.picture(of: trial.input(makers), by: confined, at: path)
                } else {
                    _ = runner.outcome(of: trial.input(makers), trial)
                }
                others.add(1, ordering: .relaxed)
            }
            report()
        }
    }

    private func draw(_ good: GoodDocument, _ drawing: ServerDrawing, _ path: String) {
        let picture =
            try? confined.map { try drawing.picture(of: good.input, by: $0, at: path) }
            ?? drawing.picture(of: good.input)
        if picture == good.picture {
            right.add(1, ordering: .relaxed)
        } else {
            wrong.add(1, ordering: .relaxed)
        }
    }

    private func report() {
        let turn = Int((ContinuousClock.now - start) / .seconds(1)) / Self.reportInterval
        let due = nextReport.load(ordering: .relaxed)
        guard turn >= due, nextReport.compareExchange(expected: due, desired: turn + 1, ordering: .relaxed).exchanged
        else { return }
        say()
    }

    /// Prints a line immediately, so that the run can be followed.
    func say() {
        _ = try? FileDescriptor.standardOutput.writeAll("\(self)\n".utf8)
    }
}
