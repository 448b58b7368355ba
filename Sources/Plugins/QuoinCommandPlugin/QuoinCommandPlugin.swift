import Foundation
import PackagePlugin

/// Runs `quoin` in the folder of the package: `swift package quoin verify`.
@main
struct QuoinCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "QuoinCLI").url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "QUOIN_COMMAND": "swift package --allow-writing-to-package-directory quoin"
        ]) { $1 }
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
    }

    /// The command found differences or an error, which it has printed.
    struct Failure: Error, CustomStringConvertible {
        let status: Int32

        var description: String { "quoin ended with exit code \(status)" }
    }
}
