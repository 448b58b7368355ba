import ArgumentParser
import QuoinDocument
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

/// The help on the keys of documents.
enum KeyHelp {
    /// All keys, by the place in which they are first listed.
    static var list: String {
        var places: [(name: String, keys: [String])] = []
        for key in DocumentKeys.all {
            let place = key.places[0]
            if let index = places.firstIndex(where: { $0.name == place }) {
                if !places[index].keys.contains(key.key) { places[index].keys.append(key.key) }
            } else {
                places.append((place, [key.key]))
            }
        }
        return places.map { "\($0.name)\n" + wrapped($0.keys.joined(separator: ", "), indent: 2) }
            .joined(separator: "\n\n")
    }

    /// The reference of a key, by its name in Quoin or elsewhere.
    static func text(of name: String) throws(QuoinError) -> String {
        let keys = DocumentKeys.named(name)
        let task = DocumentTask.named(name)
        let recipe = task?.recipe.map { "\n\nThe recipe \"\($0)\" of the cookbook shows it." } ?? ""
        let others = DocumentKeys.called(name).filter { $0 != name }
        if !keys.isEmpty {
            let elsewhere = others.map { "\"\($0)\"" }.joined(separator: ", ")
            let note = others.isEmpty ? "" : "In other places \"\(name)\" is \(elsewhere).\n\n"
            return note + keys.map(text).joined(separator: "\n\n") + recipe
        }
        let made = task?.keys ?? []
        let names = made + others.filter { !made.contains($0) }
        if !names.isEmpty {
            let meanings = names.flatMap { key in
                let meanings = DocumentKeys.named(key)
                return made.contains(key) ? Array(meanings.prefix(1)) : meanings.filter { $0.synonyms.contains(name) }
            }
            let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
            let sentence = made.isEmpty ? "is \(list) in documents" : "is made with \(list)"
            return "\"\(name)\" \(sentence).\(recipe)\n\n" + meanings.map(text).joined(separator: "\n\n")
        }
        let hint = nearestNameHint(DocumentKeys.nearest(to: name))
        throw QuoinError("unknown key \"\(name)\"\(hint)")
    }

    private static func text(of key: DocumentKey) -> String {
        var rows = [("value", key.valueText())]
        rows.append(("default", key.isRequired ? "none; the key is required" : key.defaultValue ?? "none"))
        rows.append(("example", key.example))
        rows.append(("place", key.places.joined(separator: ", ")))
        if !key.keysWithin.isEmpty, key.key != "children" {
            rows.append(("keys", key.keysWithin.joined(separator: ", ")))
        }
        rows.append(("Swift", key.swiftName ?? "none"))
        if !key.synonyms.isEmpty { rows.append(("elsewhere", key.synonyms.joined(separator: ", "))) }
        let table = rows.map { name, text in
            let start = "  " + name + String(repeating: " ", count: 11 - name.count)
            return start + wrapped(text, indent: 13).dropFirst(13)
        }
        return "\(key.key)\n" + wrapped(key.summary, indent: 2) + "\n" + table.joined(separator: "\n")
    }

    /// The command for help after an error about keys; `nil` if the reference has none of them.
    static func hint(after keys: Set<String>) -> String? {
        let known = keys.filter { !DocumentKeys.named($0).isEmpty }.sorted().prefix(3)
        guard !known.isEmpty else { return nil }
        return "see: " + known.map { "quoin help key \($0)" }.joined(separator: ", ")
    }

    /// The words in lines of at most 80 characters.
    private static func wrapped(_ text: String, indent: Int) -> String {
        let start = String(repeating: " ", count: indent)
        var lines = [start]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.count > indent, line.count + 1 + word.count > 80 {
                lines.append(start + word)
            } else {
                lines[lines.count - 1] += (line.count > indent ? " " : "") + word
            }
        }
        return lines.joined(separator: "\n")
    }
}
