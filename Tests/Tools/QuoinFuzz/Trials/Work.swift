import ArgumentParser
import QuoinFiles
import QuoinSystem

/// Tries some inputs in this process.
struct Work: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work", abstract: "Tries inputs in this process, with a line for each.", shouldDisplay: false)

    @Option var target: FuzzTarget
    @Option var first: UInt64
    @Option var count: Int
    @OptionGroup var options: FuzzOptions

    func run() throws {
        ProcessEnvironment.makeHermetic()
        let makers = try TrialMakers(images: options.images)
        // Elements at the nesting limit need more than the default stack.
        WorkerThreads.run(1, stackSize: DocumentRenderer.stackSize) { [self] in
            let runner = TrialRunner(images: options.images, folder: options.scratch)
            for seed in first..<first + UInt64(count) {
                let trial = Trial(target: target, seed: seed)
                // A busy machine does not make a trial slow.
                let start = ProcessUsage.threadTime
                let outcome = runner.outcome(of: trial.input(makers), trial)
                let time = Int((ProcessUsage.threadTime - start) / .milliseconds(1))
                _ = try? FileDescriptor.standardOutput.writeAll("\(outcome.rawValue) \(time)\n".utf8)
            }
        }
    }
}

/// Prints the input of a trial.
struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Prints the input of a trial.")

    @Option var target: FuzzTarget
    @Option var seed: UInt64
    @OptionGroup var options: FuzzOptions

    func run() throws {
        let input = Trial(target: target, seed: seed).input(try TrialMakers(images: options.images))
        _ = try FileDescriptor.standardOutput.writeAll(input)
    }
}

/// A kind of input that is tried.
enum FuzzTarget: String, CaseIterable, ExpressibleByArgument {
    /// Documents that the declarations allow.
    case valid
    /// Such documents with one mistake.
    case wrong
    /// Documents that use aliases, tags and block texts of YAML.
    case yaml
    /// Documents of effects, gradients and turned texts at odd scales.
    case paint
    case png, jpeg, webp, gif, bmp, avif, svg
    /// Pictures with a color profile.
    case profile
    /// Pictures with a record of what they were drawn from.
    case record
    case font
    /// Two pictures that are compared.
    case diff

    var isDocument: Bool { [.valid, .wrong, .yaml, .paint].contains(self) }
}
