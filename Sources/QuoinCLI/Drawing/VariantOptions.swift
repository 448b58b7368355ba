import ArgumentParser
import QuoinFiles

/// Options for the variants of documents.
struct VariantOptions: ParsableArguments, Sendable {
    @Flag(help: "Draws all variants of a document, each into a file of its own: card.png, card@2x.dark.png.")
    var variants = false

    @Flag(help: "Draws all variants of a document on one picture.")
    var contactSheet = false

    /// Checks that the options fit those for files.
    func check(_ drawing: DrawingOptions) throws {
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
        if contactSheet && drawing.page.isUsed {
            throw ValidationError("--alt, --alt-file and --svg-text are for single pictures, not for a contact sheet")
        }
    }

    /// The canvases that are drawn.
    func selection(_ canvas: CanvasOptions) -> VariantSelection {
        if contactSheet { return .contactSheet }
        return variants ? .all : canvas.appearance == .both ? .bothAppearances : .own
    }
}
