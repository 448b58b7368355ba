import QuoinDeclarations
import QuoinSystem
import SystemPackage

/// A run of the command `quoin` in a process of its own, for one document that is not trusted.
///
/// The process limits itself by a ``ProcessConfinement`` before it reads the document, so a library that fails, that never
/// ends or that was taken over by a picture takes nothing with it.
package struct ConfinedRun: Sendable {
    /// The path of the command.
    package var executable: String
    package var file: DocumentFile
    /// The subcommand and its options.
    package var command: [String]
    /// The other arguments, which may begin like an option.
    package var operands: [String]
    package var limits: Limits

    /// The option by which the command is such a process.
    package static let option = "--confined"

    package init(
        _ command: [String], _ operands: [String], of file: DocumentFile, limits: Limits,
        by executable: String = ChildProcess.ownExecutable
    ) {
        (self.command, self.operands, self.file) = (command, operands, file)
        (self.limits, self.executable) = (limits, executable)
    }

    /// What the process printed.
    package struct Output: Sendable {
        package var output: [UInt8]
        /// The lines on standard error: warnings.
        package var warnings: [String]
    }

    /// Runs the command to its end.
    ///
    /// - Throws: a ``QuoinError`` with the messages of the command, or one message if it did not end by itself.
    package func run() throws(QuoinError) -> Output {
        let child: ChildProcess
        do throws(Errno) {
            let bounds = ChildProcess.Bounds(output: outputLimit, time: clockTime)
            child = try ChildProcess.run(
                executable, command + [Self.option, "--"] + operands,
                input: file.isStandardInput ? .inherited : .nothing, within: bounds)
        } catch {
            throw QuoinError(error, in: executable, "cannot be started", kind: .defect)
        }
        guard case .exited(let status) = child.ending, let end = CommandEnd(status) else {
            throw failure(of: child)
        }
        let lines = String(decoding: child.errors, as: UTF8.self).split(separator: "\n").map(String.init)
        guard let kind = end.kind else { return Output(output: child.output, warnings: lines) }
        throw QuoinError(kind, lines)
    }

    // MARK: - Limits

    /// The time by the clock, which passes faster than the processor time on a busy machine.
    private var clockTime: Duration { .seconds(10) + .milliseconds(limits.time) * 10 }

    /// A PNG that cannot be compressed has about four bytes for each pixel.
    private var outputLimit: Int {
        let (bytes, isLarge) = limits.pixels.multipliedReportingOverflow(by: 5)
        return isLarge ? .max : max(bytes, 64 << 20)
    }

    // MARK: - Failures

    private func failure(of child: ChildProcess) -> QuoinError {
        switch child.ending {
        case .signaled(CommandEnd.timeSignal), .timedOut:
            limitPassed(\.time, "the process that draws it took more time than is allowed")
        case .wroteTooMuch:
            limitPassed(\.pixels, "the process that draws it wrote more than a picture has")
        case .signaled, .exited:
            if CommandEnd.isLackOfMemory(child, limits) {
                limitPassed(\.memory, "the process that draws it needs more memory than is allowed")
            } else {
                QuoinError(.defect, "\(file.name): error: the process that draws it ended by \(CommandEnd.name(child))")
            }
        }
    }

    private func limitPassed(_ limit: any WritableKeyPath<Limits, Int> & Sendable, _ cause: String) -> QuoinError {
        QuoinError(.limitPassed, "\(file.name): error: \(limits.excess(limit, cause))")
    }
}
