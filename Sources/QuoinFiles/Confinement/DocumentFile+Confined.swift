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

/// The pictures that a confined process writes to standard output.
package enum PictureStream {
    /// A picture in the stream.
    package struct Picture: Hashable, Sendable {
        package var file: [UInt8]
        /// The suffix of its variant in the name of the file.
        package var suffix: String
        /// The alternative text; empty if there is none.
        package var alternative: String
        /// The resolved paths of the images that it was drawn from, which it must not replace.
        package var images: Set<String> = []

        package init(file: [UInt8], suffix: String, alternative: String = "") {
            (self.file, self.suffix, self.alternative) = (file, suffix, alternative)
        }

        /// A line with four lengths in bytes, the suffix, the alternative text, the paths, and the file.
        package var frame: [UInt8] {
            let paths = images.sorted().joined(separator: "\0")
            let lengths = [suffix.utf8.count, alternative.utf8.count, paths.utf8.count, file.count].map(String.init)
            return Array("\(lengths.joined(separator: " "))\n\(suffix)\(alternative)\(paths)".utf8) + file
        }
    }

    /// In bytes.
    private static let suffixLimit = 1_024

    /// The pictures of a whole stream; `nil` if it is malformed, or if a suffix would lead into another folder.
    package static func pictures(in stream: [UInt8]) -> [Picture]? {
        var pictures: [Picture] = []
        var rest = stream[...]
        func next(_ count: Int) -> ArraySlice<UInt8> {
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
        while !rest.isEmpty {
            guard let end = rest.prefix(64).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let counts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            rest = rest[(end + 1)...]
            guard counts.count == 4, counts.allSatisfy({ (0...rest.count).contains($0) }), counts[0] <= suffixLimit,
                counts.reduce(0, +) <= rest.count
            else { return nil }
            let suffix = String(decoding: next(counts[0]), as: UTF8.self)
            if suffix.utf8.contains(UInt8(ascii: "/")) { return nil }
            let alternative = String(decoding: next(counts[1]), as: UTF8.self)
            let paths = String(decoding: next(counts[2]), as: UTF8.self).split(separator: "\0").map(String.init)
            var picture = Picture(file: Array(next(counts[3])), suffix: suffix, alternative: alternative)
            picture.images = Set(paths)
            pictures.append(picture)
        }
        return pictures
    }
}
