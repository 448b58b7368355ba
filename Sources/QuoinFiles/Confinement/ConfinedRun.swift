import QuoinSystem
import QuoinValues
import SystemPackage

/// A run of the command `quoin` in a separate process, for one document that is not trusted.
///
/// The process limits itself by a ``ProcessConfinement`` before it reads the document, so a library that crashes, never
/// returns or is exploited by a picture does no further harm.
package struct ConfinedRun: Sendable {
    /// The path of the command.
    package var executable: String
    package var file: DocumentFile
    /// The subcommand and its options.
    package var command: [String]
    /// The other arguments, which may begin like an option.
    package var operands: [String]
    package var limits: Limits

    /// The option that makes the command such a process.
    package static let option = "--confined"
    /// The option for ``DocumentFile/within``.
    package static let folderOption = "--within"

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
        /// Its messages: warnings.
        package var warnings: [String]

        /// The output as printable lines.
        package var text: String {
            String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                .map(\.printable).joined(separator: "\n")
        }
    }

    /// Runs the command to its end.
    ///
    /// - Throws: a ``QuoinError`` with the messages of the command, or one message if it did not end by itself.
    package func run() throws(QuoinError) -> Output {
        let folder = file.strangersFolder.map { ["\(Self.folderOption)=\($0)"] } ?? []
        let bounds = ChildProcess.Bounds(output: limits.processOutput, time: limits.processTime)
        let child = try QuoinError.wrapping(in: executable, "cannot be started", kind: .internalError) {
            try ChildProcess.run(
                executable, command + [Self.option] + folder + ["--"] + operands,
                input: file.isStandardInput ? .inherited : .nothing, within: bounds)
        }
        let messages = ConfinedMessages(child.errors, about: file)
        guard case .exited(let status) = child.ending, let end = CommandEnd(status) else {
            if let reason = messages.unconfinedReason {
                throw QuoinError(.internalError, "\(file.name): error: the renderer process \(reason)")
            }
            throw QuoinError(failureOf: child, drawing: file.name, within: limits)
        }
        guard let kind = end.kind else { return Output(output: child.output, warnings: messages.lines) }
        throw QuoinError(kind, messages.lines, keys: messages.keys)
    }
}
