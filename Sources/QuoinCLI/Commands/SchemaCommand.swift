import ArgumentParser
import QuoinVerification

/// Prints the JSON Schema of documents or of settings.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of documents, for editors."
    )

    @Flag(help: "Prints the schema of quoin.yaml instead.")
    var settings = false

    func run() throws {
        try Terminal.printData(try JSONText.text(of: settings ? ProjectSettings.schema : Document.schema))
    }
}
