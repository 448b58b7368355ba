import ArgumentParser
import Quoin

/// Prints the JSON Schema of documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of documents, for editors."
    )

    func run() throws {
        try Terminal.printData(try JSONText.of(Document.schema))
    }
}
