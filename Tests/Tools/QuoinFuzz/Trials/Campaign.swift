import ArgumentParser
import Quoin
import QuoinSystem

/// Tries inputs of all kinds for some time.
struct Campaign: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "campaign", abstract: "Tries inputs, each some hundred in a process of its own.")

    @Option(help: "How long inputs are tried, in minutes.")
    var minutes = 10.0

    @Option(help: "The number of trials after which it ends, if that is earlier.")
    var trials = Int.max

    @Option(help: "The first trial of each kind.")
    var seed: UInt64 = 1

    @Option(help: "A kind of input; all where absent. May be given several times.")
    var target: [FuzzTarget] = []

    @Option(help: "The folder for inputs that end a process or take too long.")
    var findings = ".build/fuzz"

    @OptionGroup var options: FuzzOptions

    /// The number of trials of one process.
    private static let batch = 500

    func run() throws {
        var tally = Tally()
        let targets = target.isEmpty ? FuzzTarget.allCases : target
        var next: [FuzzTarget: UInt64] = [:]
        let end = ContinuousClock.now + .seconds(minutes * 60)
        var turn = 0
        while ContinuousClock.now < end, tally.count < trials {
            let target = targets[turn % targets.count]
            turn += 1
            let first = next[target, default: seed]
            let count = min(Self.batch, trials - tally.count)
            let done = try batch(target, first, count, &tally)
            next[target] = first + UInt64(done)
        }
        Self.say(tally.text)
        if tally.endedProcesses > 0 { throw ExitCode(1) }
    }

    /// Runs a process for a batch, and returns the number of finished trials.
    private func batch(_ target: FuzzTarget, _ first: UInt64, _ count: Int, _ tally: inout Tally) throws -> Int {
        let arguments = [
            "work", "--target", target.rawValue, "--first", "\(first)", "--count", "\(count)", "--images",
            options.images,
            "--scratch", options.scratch,
        ]
        let bounds = ChildProcess.Bounds(output: 1 << 20, time: .seconds(60 + count))
        let child = try ChildProcess.run(ChildProcess.ownExecutable, arguments, within: bounds)
        // A line for each trial; the last has none if it ended the process.
        let lines = String(decoding: child.output, as: UTF8.self).split(separator: "\n")
        for (index, line) in lines.enumerated() {
            let words = line.split(separator: " ")
            guard words.count == 2, let outcome = Trial.Outcome(rawValue: String(words[0])) else { continue }
            tally.add(target, outcome)
            if let time = Int(words[1]), time > 3_000 {
                try keep(
                    Trial(target: target, seed: first + UInt64(index)), "took \(time) ms of processor time", &tally)
            }
        }
        guard child.ending != .exited(0) else { return count }
        tally.endedProcesses += 1
        let errors = String(decoding: child.errors.suffix(4_000), as: UTF8.self)
        try keep(Trial(target: target, seed: first + UInt64(lines.count)), "\(child.ending)\n\(errors)", &tally)
        return lines.count + 1
    }

    /// Prints a line immediately, so that the run can be followed.
    private static func say(_ text: String) {
        _ = try? FileDescriptor.standardOutput.writeAll((text + "\n").utf8)
    }

    private func keep(_ trial: Trial, _ reason: String, _ tally: inout Tally) throws {
        let name = "\(findings)/\(trial.target.rawValue)-\(trial.seed)"
        try FileManager.default.createDirectory(atPath: findings, withIntermediateDirectories: true)
        let input = trial.input(try TrialMakers(images: options.images))
        try Data(input).write(to: URL(fileURLWithPath: name))
        try Data(reason.utf8).write(to: URL(fileURLWithPath: name + ".txt"))
        tally.findings.append("\(name): \(reason.prefix(300))")
        Self.say("finding: \(name): \(reason.prefix(300))")
    }
}

/// Counts outcomes.
private struct Tally {
    private var counts: [FuzzTarget: [Trial.Outcome: Int]] = [:]
    private(set) var count = 0
    /// Those that ended a process, and those that took long.
    var findings: [String] = []
    var endedProcesses = 0

    mutating func add(_ target: FuzzTarget, _ outcome: Trial.Outcome) {
        counts[target, default: [:]][outcome, default: 0] += 1
        count += 1
    }

    var text: String {
        let rows = FuzzTarget.allCases.compactMap { target in
            counts[target].map { outcomes in
                "\(target.rawValue): \(outcomes.values.reduce(0, +)) trials, \(read { $0 == target }) read, "
                    + "\(outcomes[.drawn, default: 0]) drawn"
            }
        }
        let documents = read { $0.isDocument }
        let others = read { !$0.isDocument }
        let sum =
            "\(count) trials, which got past reading with \(documents) documents and \(others) pictures, records and fonts; "
            + "\(findings.count) findings, \(endedProcesses) of which ended a process"
        return (rows + [sum]).joined(separator: "\n")
    }

    /// The number of inputs that could be read. Most defects are in the code after reading.
    private func read(_ isCounted: (FuzzTarget) -> Bool) -> Int {
        counts.filter { isCounted($0.key) }.values.reduce(0) { sum, outcomes in
            sum + outcomes[.drawn, default: 0] + outcomes[.refusedLater, default: 0]
        }
    }
}
