import Foundation
import PackagePlugin

/// Runs a command of `quoin` that writes nothing, in the folder of the package: `swift package quoin-read verify`. SwiftPM
/// asks for no permission.
@main
struct QuoinReadPlugin: CommandPlugin {
    private static let commands: Set = ["check", "diff", "explain", "fonts", "help", "inspect", "validate", "verify"]
    /// How the others are run.
    private static let writing = "swift package --allow-writing-to-package-directory quoin"

    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard let command = arguments.first, Self.commands.contains(command) else {
            throw Failure(
                description: "quoin-read runs \(Self.commands.sorted().joined(separator: ", ")); for other commands: "
                    + ([Self.writing] + arguments).joined(separator: " "))
        }
        let process = Process()
        process.executableURL = try context.tool(named: "QuoinCLI").url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["QUOIN_COMMAND": Self.writing]) { $1 }
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(description: "quoin ended with exit code \(process.terminationStatus)")
        }
    }

    /// The command cannot be run, or found differences or an error, which it has printed.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
