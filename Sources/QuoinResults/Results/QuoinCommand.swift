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

/// Words of shell commands.
package enum ShellWord {
    /// A word, quoted if a shell would not read it literally.
    package static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    /// Whether a text is one word as ``quoted(_:)`` writes it.
    static func isQuoted(_ text: some StringProtocol) -> Bool {
        let isInQuotes = text.count > 1 && text.hasPrefix("'") && text.hasSuffix("'")
        let word = isInQuotes ? String(text.dropFirst().dropLast()).replacing(#"'\''"#, with: "'") : String(text)
        return quoted(word) == text
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", "@", "+", ",", ":", "=": true
        default: false
        }
    }
}
