import ArgumentParser
import Quoin

/// Draws documents with annotations.
struct DiagramCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagram", abstract: "Draws documents with annotations.",
        discussion: """
            Shows what a document's "diagram" key asks for; without the key, everything that the author set: insets, \
            spacing, sizes and so on. Files go where "render" puts them.
            """)

    @OptionGroup var drawing: DrawingOptions

    func validate() throws {
        if drawing.record { throw ValidationError("a diagram carries no record") }
    }

    func run() throws {
        try drawing.draw(.diagram)
    }
}
