import ArgumentParser
import Quoin

/// Prints the JSON Schema of documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", _superCommandName: "quoin", abstract: "Prints the JSON Schema of documents, for editors."
    )

    func run() throws {
        try Terminal.put(try JSONText.of(Document.schema))
    }
}
