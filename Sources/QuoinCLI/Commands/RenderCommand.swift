import ArgumentParser

/// Draws documents.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws documents.",
        discussion: """
            A document alone is drawn beside itself, or into the file that -o names. Folders and several documents go \
            to --output-dir, each picture at its document's path below the folder named. One faulty document does not \
            stop the others. Of a document with a diagram, the diagram is drawn. With --data, a document with \
            parameters is drawn for each row of a table.
            """)

    @OptionGroup var drawing: DrawingOptions

    @Flag(help: "Draws the layout alone, even if the document has a diagram.")
    var plain = false

    @OptionGroup var variants: VariantOptions

    @Option(
        help: ArgumentHelp(
            """
            Draws the document for each row of a .csv, .ndjson or .json file, or of standard input with -. Columns and \
            keys are the document's parameters.
            """, valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            "The names of the rows' pictures, as in '{country}/{slug}'. Default: {row}, the number.",
            valueName: "pattern"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "A file with a line of JSON for each row: its pictures, their SHA-256, warnings and errors; or -.",
            valueName: "file"))
    var manifest: String?

    func validate() throws {
        try variants.check(drawing)
        if let data {
            try drawing.checkForRows(data)
        } else if name != nil || manifest != nil {
            throw ValidationError("--name and --manifest only work with --data")
        }
    }

    func run() throws {
        if let data {
            return try drawing.drawRows(
                plain ? .plain : .asDocumented, variants.selection(drawing.canvas), data: data, name: name,
                manifest: manifest)
        }
        try drawing.draw(plain ? .plain : .asDocumented, variants.selection(drawing.canvas))
    }
}
