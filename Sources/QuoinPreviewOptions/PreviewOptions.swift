import ArgumentParser

/// The options of `quoin preview`, which the command and the program that it starts both read.
package struct PreviewOptions: ParsableArguments, Sendable {
    @Argument(help: "Documents and folders of documents. Default: those of quoin.yaml, else Snapshots.")
    package var paths: [String] = []

    @Option(help: "The port of the page on this machine; 0 for any that is free.")
    package var port: UInt16 = 0

    @Flag(help: "Opens the page in the browser.")
    package var open = false

    @Flag(help: "Writes nothing: neither values into documents nor references.")
    package var readOnly = false

    @Option(help: "A folder with fonts, in addition to the default set. May be given several times.")
    package var fontDir: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder in which documents may read images and fonts. Default: the named folder, or the document's own.",
            valueName: "folder"))
    package var root: String?

    @Option(
        help: ArgumentHelp(
            """
            The address of a place in a file, with {path}, {line} and {column}, for the links that open it in an \
            editor.
            """, valueName: "address"))
    package var editor = "vscode://file{path}:{line}:{column}"

    package init() {}

    package func validate() throws {
        guard editor.contains("{path}") else {
            throw ValidationError("--editor needs {path}, where the file's path goes")
        }
        if paths.contains("-") { throw ValidationError("standard input cannot be shown; name a file") }
    }
}
