import ArgumentParser
import Quoin

/// Draws documents.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws documents.",
        discussion: """
            A document alone is drawn beside itself, or into the file that -o names. Folders and several documents go \
            to --output-dir, each picture at its document's path below the folder named. One faulty document does not \
            stop the others. A document with a diagram gives the diagram.
            """)

    @OptionGroup var drawing: DrawingOptions

    @Flag(help: "Draws the layout of a document that has a diagram, without it.")
    var plain = false

    func run() throws {
        try drawing.draw(plain ? .plain : .asDocumented)
    }
}
