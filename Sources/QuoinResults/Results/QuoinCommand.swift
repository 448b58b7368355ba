import QuoinSystem

/// How the reader of a message runs `quoin`.
package enum QuoinCommand {
    /// What runs the plugin of a package that depends on Quoin.
    private static let plugin = "swift package --allow-writing-to-package-directory quoin"

    /// As this command was run: the plugin says so in an environment variable.
    package static var name: String { environmentVariable("QUOIN_COMMAND") ?? "quoin" }

    /// As somebody who runs tests can: `quoin` if it is installed, else the plugin.
    package static let nameForTests: String = {
        let folders = (environmentVariable("PATH") ?? "").split(separator: ":")
        return folders.contains { FileKind.exists(at: "\($0)/quoin") } ? name : plugin
    }()
}
