import ArgumentParser
import Quoin

/// Draws documents with annotations.
struct DiagramCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagram", abstract: "Draws documents with annotations.",
        discussion: """
            What a document's "diagram" key asks for; where it has none, everything that the author set: insets, \
            spacing, sizes and so on. Files go where "render" puts them.
            """)

    @OptionGroup var drawing: DrawingOptions

    func run() throws {
        try drawing.draw(.diagram)
    }
}
