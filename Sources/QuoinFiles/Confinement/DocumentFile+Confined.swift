import Quoin

extension DocumentFile {
    /// Draws the document in a separate process, which can read the document and the images and fonts that it has
    /// access to. No link leads out of the document's folder, or of the one that it may read files below. On Linux it can read nothing else, and it cannot write files, use a network or start programs.
    ///
    /// Call it on any thread, and on several at a time.
    ///
    /// ```swift
    /// var options = RenderingOptions()
    /// options.limits = .strangers
    /// let file = DocumentFile(path: "card.yaml", access: .noFiles)
    /// let png = try file.confinedPicture(by: "/usr/local/bin/quoin", options: options)
    /// ```
    ///
    /// - Parameters:
    ///   - command: the absolute path of the command `quoin`, which runs in the process.
    ///   - options: the options for drawing, with the limits of the process.
    ///   - format: the picture's format.
    /// - Returns: the bytes of the picture file.
    /// - Throws: a ``QuoinError`` with the errors of the document; or with one error if a limit was exceeded or a
    ///   library ended the process.
    public func confinedPicture(
        by command: String, options: RenderingOptions, format: Picture.Format = .png
    ) throws(QuoinError) -> [UInt8] {
        let view =
            options.view == .diagram
            ? ["diagram"] + options.diagram.commandArguments
            : ["render"] + (options.view == .plain ? ["--plain"] : [])
        let run = ConfinedDrawing(
            file: self, command: view, options: options, format: format, executable: command)
        guard let picture = try run.run().pictures.first else {
            throw QuoinError(.internalError, "\(name): error: the renderer process returned no picture")
        }
        return picture.file
    }
}

/// A drawing of a document in a separate process.
package struct ConfinedDrawing: Sendable {
    package var file: DocumentFile
    /// The subcommand and its own options.
    package var command: [String]
    package var options: RenderingOptions
    package var format: Picture.Format
    package var executable: String

    package init(
        file: DocumentFile, command: [String], options: RenderingOptions, format: Picture.Format, executable: String
    ) {
        (self.file, self.command, self.options) = (file, command, options)
        (self.format, self.executable) = (format, executable)
    }

    /// Draws the document, and returns the pictures and the warnings.
    package func run() throws(QuoinError) -> (pictures: [PictureStream.Picture], warnings: [String]) {
        // The process writes all pictures to standard output; the options only have to fit together.
        let arguments =
            command + ["--output-dir", ".", "--format", format.rawValue] + options.commandArguments
            + file.access.commandArguments
        let output = try ConfinedRun(arguments, [file.path], of: file, limits: options.limits, by: executable).run()
        guard let pictures = PictureStream.pictures(in: output.output) else {
            throw QuoinError(.internalError, "\(file.name): error: the renderer process returned no picture")
        }
        return (pictures, output.warnings)
    }
}
