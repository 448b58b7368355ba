import ArgumentParser
import Quoin

/// The command `quoin`.
@main
struct QuoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quoin",
        abstract: "Lays out interfaces and draws them into pictures.",
        discussion: """
            Exit codes: 0 done, 1 differences found, 2 wrong usage, 3 wrong input, 4 a limit was passed, 5 the \
            environment does not match, 70 a defect of quoin's.
            """,
        version: "0.1.0",
        subcommands: [
            RenderCommand.self, DiagramCommand.self, VerifyCommand.self, ApproveCommand.self, ReportCommand.self,
            DiffCommand.self, InspectCommand.self, ExplainCommand.self, ValidateCommand.self, SchemaCommand.self,
            FontsCommand.self,
        ])

    static func main() {
        ProcessEnvironment.makeHermetic()
        do {
            var command = try parsedAlone() ?? parseAsRoot()
            try command.run()
        } catch let error as QuoinError {
            for message in error.messages { Terminal.say(message) }
            ExitStatus(error.cause).exitProcess()
        } catch let status as ExitStatus {
            status.exitProcess()
        } catch {
            exit(reporting: error)
        }
    }

    /// The command that the first argument names, where its arguments make sense by themselves.
    ///
    /// The parser of a single command takes a third less than that of all, which is a good part of a short run. Help,
    /// the version and mistakes are left to the parser of all, which knows the whole command.
    private static func parsedAlone() -> (any ParsableCommand)? {
        let arguments = CommandLine.arguments.dropFirst()
        let command = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        return try? command?.parse(Array(arguments.dropFirst()))
    }

    /// Help and version are data; anything else that the parser says is wrong usage.
    private static func exit(reporting error: any Error) -> Never {
        let message = fullMessage(for: error)
        guard exitCode(for: error) != .success else {
            print(message)
            ExitStatus.done.exitProcess()
        }
        Terminal.say(message)
        let isUsage = exitCode(for: error) == .validationFailure
        (isUsage ? ExitStatus.wrongUsage : .defect).exitProcess()
    }
}
