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

    @Flag(help: "Draws all variants of a document, each into a file of its own: card.png, card@2x.dark.png.")
    var variants = false

    @Flag(help: "Draws all variants of a document on one picture.")
    var contactSheet = false

    func validate() throws {
        if variants && contactSheet { throw ValidationError("use either --variants or --contact-sheet, not both") }
        if (variants || contactSheet) && drawing.canvas.replacesCanvas {
            throw ValidationError("the canvases of variants are set in the document, not by options")
        }
        if variants && drawing.output == "-" {
            throw ValidationError("several pictures cannot go to standard output")
        }
        if contactSheet && drawing.output == nil && drawing.outputDir == nil {
            throw ValidationError("name the contact sheet with -o or --output-dir")
        }
        if contactSheet && drawing.record { throw ValidationError("a contact sheet carries no record") }
    }

    func run() throws {
        let selection: VariantSelection = contactSheet ? .contactSheet : variants ? .all : .own
        try drawing.draw(plain ? .plain : .asDocumented, selection)
    }
}
