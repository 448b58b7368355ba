import ArgumentParser
import Quoin

/// Draws documents.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws documents.",
        discussion: """
            A document alone is drawn beside itself, or into the file that -o names. Folders and several documents go \
            to --output-dir, each picture at its document's path below the folder named. One faulty document does not \
            stop the others. Of a document with a diagram, the diagram is drawn.
            """)

    @OptionGroup var drawing: DrawingOptions

    @Flag(help: "Draws the layout alone, even if the document has a diagram.")
    var plain = false

    @OptionGroup var variants: VariantOptions

    func validate() throws {
        try variants.check(drawing)
    }

    func run() throws {
        try drawing.draw(plain ? .plain : .asDocumented, variants.selection(drawing.canvas))
    }
}
