import ArgumentParser
import QuoinResults

/// Prints the help of a subcommand, or the reference of a key of documents.
struct HelpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "help", abstract: "Shows help on a subcommand, or on a key of documents.",
        discussion: """
            quoin help key fill shows what may be written as the value of "fill", its default, the elements that take \
            it, and its Swift name. quoin help key alone lists all keys. The name that a key has in CSS, SwiftUI or \
            Texture leads to it, too.
            """)

    @Argument(help: ArgumentHelp("A subcommand; or \"key\", and the name of a key.", valueName: "topic"))
    var topics: [String] = []

    func run() throws {
        guard topics.first == "key" else { return try printCommandHelp() }
        if topics.count > 2 { throw ValidationError("expected one key: quoin help key \(topics[1])") }
        try Terminal.printData(topics.count == 1 ? KeyHelp.list : KeyHelp.text(of: topics[1]))
    }

    private func printCommandHelp() throws {
        var command: any ParsableCommand.Type = QuoinCommand.self
        for topic in topics {
            let commands = command.configuration.subcommands
            guard let next = commands.first(where: { $0.configuration.commandName == topic }) else {
                let names = commands.compactMap { $0.configuration.commandName }
                let hint = nearestNameHint(nearestName(to: topic, among: names))
                throw ValidationError("unknown subcommand \"\(topic)\"\(hint)")
            }
            command = next
        }
        try Terminal.printData(QuoinCommand.helpMessage(for: command))
    }
}
