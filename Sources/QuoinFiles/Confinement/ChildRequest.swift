import Quoin
import QuoinSystem

/// What is to be done with a document, in this process or in another one, which reads the request from its standard input.
package struct ChildRequest: Codable, Sendable {
    /// The document; for jobs, what they may read.
    package var file: DocumentFile
    package var options: RenderingOptions
    package var task: Task

    package enum Task: Codable, Sendable {
        /// Writes the pictures to standard output, as a ``PictureStream``.
        case pictures(PictureOptions)
        /// Writes a Markdown page and its figures to standard output, as a ``PictureStream``.
        ///
        /// - Parameters:
        ///   - style: the name of how the page shows them.
        ///   - pictureFolder: the prefix of their names on the page.
        ///   - replacesBlocks: whether they take the place of their documents.
        case page(style: String, pictureFolder: String, replacesBlocks: Bool)
        /// Prints what the layout has of each element.
        case inspection(isJSON: Bool)
        /// Prints why an element has its size and place.
        case explanation(element: String)
        /// Prints the names of the scenes of a storyboard, as a list in JSON.
        case scenes
        /// Prints what is wrong with the document.
        case validation(isStrict: Bool)
        /// Draws the jobs in the lines after this one.
        case jobs(isConfined: Bool, outputFolder: String?, stack: DrawingStack)
    }

    /// The only argument of a process that reads a request.
    package static let argument = "--child"

    package init(_ task: Task, of file: DocumentFile, _ options: RenderingOptions) {
        (self.task, self.file, self.options) = (task, file, options)
    }

    /// The request as a line, without its line feed.
    ///
    /// - Throws: a ``QuoinError`` for a number that is infinite.
    package func line() throws(QuoinError) -> [UInt8] {
        try QuoinError.wrapping(in: file.name, "the options cannot be passed on") {
            Array(try JSONText.text(of: self, isCompact: true).utf8)
        }
    }

    /// Reads the request of this process; `nil` if there is none.
    package static func read(from lines: inout LineReader) throws(QuoinError) -> ChildRequest? {
        let line = try QuoinError.wrapping(in: "<standard input>", "cannot be read") { try lines.next() }
        guard case .whole(let bytes)? = line else { return nil }
        return try? JSONDecoder().decode(ChildRequest.self, from: Data(bytes))
    }
}

/// What a separate process printed that did what was requested for a document.
package struct ConfinedOutput: Sendable {
    package var output: [UInt8]
    /// Its messages: warnings.
    package var warnings: [String]

    /// The output as printable lines.
    package var text: String {
        String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(\.printable).joined(separator: "\n")
    }
}

extension ChildRequest {
    /// Does what is requested in a separate process, for a document that is not trusted.
    ///
    /// The process limits itself by a ``ProcessConfinement`` before it reads the document, so a library that crashes, never
    /// returns or is exploited by a picture does no further harm.
    ///
    /// - Parameter executable: the path of the command `quoin`.
    /// - Throws: a ``QuoinError`` with the messages of the command, or one message if it did not end by itself.
    package func runConfined(
        by executable: String = ChildProcess.ownExecutable
    ) throws(QuoinError) -> ConfinedOutput {
        let limits = options.limits
        var request = self
        request.file.within = file.strangersFolder
        // Standard input has the request.
        if file.isStandardInput { request.file.excerpt = try file.text(limits) }
        let line = try request.line()
        let bounds = ChildProcess.Bounds(output: limits.processOutput, time: limits.processTime)
        let child = try QuoinError.wrapping(in: executable, "cannot be started", kind: .internalError) {
            try ChildProcess.run(executable, [ChildRequest.argument], input: .bytes(line), within: bounds)
        }
        let messages = ConfinedMessages(child.errors, about: file)
        guard case .exited(let status) = child.ending, let end = CommandEnd(status) else {
            if let reason = messages.unconfinedReason {
                throw QuoinError("the renderer process \(reason)", .internalError, in: file.name)
            }
            throw QuoinError(failureOf: child, drawing: file.name, within: limits)
        }
        guard let kind = end.kind else { return ConfinedOutput(output: child.output, warnings: messages.lines) }
        throw QuoinError(kind, printing: messages.lines, keys: messages.keys)
    }
}

/// What a confined process printed about its document. A picture that exploits a library may have forged any of it, so it is
/// taken as messages about this document and its files, and no line can look like one about something else.
struct ConfinedMessages {
    /// Printable lines. Those that do not begin with the name of the document or of a file below its folder follow the
    /// document's name.
    private(set) var lines: [String] = []
    /// The keys of documents that the process referred to.
    private(set) var keys: Set<String> = []
    /// Why the process could not give up its rights: `cannot be confined: …`; `nil` if it could.
    private(set) var unconfinedReason: String?

    /// The most lines that are taken, and the most scalars of each.
    private static let limits = (lines: 1_000, scalars: 4_000)

    /// - Parameter output: what the process wrote to standard error.
    init(_ output: [UInt8], about file: DocumentFile) {
        let folder = file.access == .noFiles ? nil : file.strangersFolder.map { FilePath($0).absolute }
        for line in output.split(separator: UInt8(ascii: "\n")).prefix(Self.limits.lines) {
            let line = String(decoding: line, as: UTF8.self).printable(upTo: Self.limits.scalars)
            if let reason = line.wholeMatch(of: /error: the process (cannot be confined: .*)/)?.output.1 {
                unconfinedReason = String(reason)
            } else if let references = line.wholeMatch(of: /see: (quoin help key .*)/)?.output.1 {
                keys.formUnion(references.matches(of: /quoin help key ([A-Za-z]+)/).map { String($0.output.1) })
            } else {
                let name = line.prefixMatch(of: #/(.+?)(:[0-9]+){0,2}: (error|warning): /#).map { String($0.output.1) }
                let isKnown = name == file.name || name.map { Self.isFile($0, below: folder) } == true
                lines.append(isKnown ? line : "\(file.name): \(line)")
            }
        }
    }

    private static func isFile(_ name: String, below folder: FilePath?) -> Bool {
        guard let folder else { return false }
        let path = FilePath(name).absolute
        return path != folder && path.starts(with: folder)
    }
}

extension ProcessConfinement {
    /// Lets the process read one document with the images and fonts that it has access to, and fonts.
    ///
    /// - Parameters:
    ///   - file: the document.
    ///   - fonts: files and folders of fonts in addition to the default set.
    package init(for file: DocumentFile, fonts: [String], limits: Limits) {
        // The process reads its own use of memory there; see ``Budget/Meter``.
        var readable = ["/proc/self/statm"] + fonts + DefaultFonts.paths
        if !file.isStandardInput, file.within == nil { readable.append(file.path) }
        switch file.access {
        case .ownFolder: readable.append(file.folder)
        case .below(let root): readable.append(root)
        case .allFiles: readable.append("/")
        case .noFiles: break
        }
        let memory = limits.memory.addingReportingOverflow(Self.ownMemory)
        self.init(
            readable: readable, memory: memory.overflow ? .max : memory.partialValue,
            processorTime: 2 + limits.time / 1_000 * 2)
        owned = if case .below(let root) = file.access, file.isStandardInput { root } else { file.path }
        if let folder = file.within { readableBelow.append((file.path, folder)) }
    }

    /// The address space of the command itself, with its libraries, mapped fonts and stacks, in bytes.
    private static let ownMemory = 1 << 30

    /// Confines the process to what it needs for drawing a document.
    ///
    /// - Throws: a ``QuoinError`` if the system does not let the process confine itself.
    package func applyForDrawing() throws(QuoinError) {
        // Libraries cannot be loaded any more afterwards.
        ImageFormats.loadLibraries()
        try QuoinError.wrapping("the process cannot be confined", kind: .internalError) { try apply() }
    }
}

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
    ///   - command: the absolute path of the command `quoin` of the same version, which runs in the process.
    ///   - options: the options for drawing, with the limits of the process.
    ///   - format: the picture's format.
    /// - Returns: the bytes of the picture file.
    /// - Throws: a ``QuoinError`` with the errors of the document; or with one error if a limit was exceeded or a
    ///   library ended the process.
    public func confinedPicture(
        by command: String, options: RenderingOptions, format: Picture.Format = .png
    ) throws(QuoinError) -> [UInt8] {
        let pictures = try confinedPictures(PictureOptions(format: format), options: options, by: command).pictures
        guard let picture = pictures.first else {
            throw QuoinError("the renderer process returned no picture", .internalError, in: name)
        }
        return picture.file
    }

    /// Draws the document in a separate process, and returns the pictures and the warnings.
    ///
    /// - Parameter executable: the path of the command.
    package func confinedPictures(
        _ pictures: PictureOptions, options: RenderingOptions, by executable: String = ChildProcess.ownExecutable
    ) throws(QuoinError) -> (pictures: [PictureStream.Picture], warnings: [String]) {
        let output = try ChildRequest(.pictures(pictures), of: self, options).runConfined(by: executable)
        guard let pictures = PictureStream.pictures(in: output.output) else {
            throw QuoinError("the renderer process returned no picture", .internalError, in: name)
        }
        return (pictures, output.warnings)
    }

    /// The names of the scenes of a storyboard or xib, which a separate process finds.
    package func confinedSceneNames(within limits: Limits) throws -> [String] {
        let output = try ChildRequest(.scenes, of: self, RenderingOptions(limits: limits)).runConfined().output
        return try JSONDecoder().decode([String].self, from: Data(output))
    }
}

/// The pictures that a confined process writes to standard output: a ``MessageFrame`` for each.
package enum PictureStream {
    /// A picture in the stream. All but its file is in the head of its frame.
    package struct Picture: Codable, Hashable, Sendable {
        package var file: [UInt8] = []
        /// The suffix of its variant in the name of the file.
        package var suffix: String
        /// The alternative text; empty if there is none.
        package var alternative: String
        /// The resolved paths of the images that it was drawn from, which it must not replace.
        package var images: Set<String> = []

        private enum CodingKeys: CodingKey {
            case suffix, alternative, images
        }

        package init(file: [UInt8], suffix: String, alternative: String = "") {
            (self.file, self.suffix, self.alternative) = (file, suffix, alternative)
        }

        package var frame: [UInt8] { MessageFrame(head: JSONText.line(of: self), body: file).bytes }
    }

    /// In bytes.
    private static let suffixLimit = 1_024

    /// The pictures of a whole stream; `nil` if it is malformed, or if a suffix would lead into another folder.
    package static func pictures(in stream: [UInt8]) -> [Picture]? {
        var (rest, pictures) = (stream, [Picture]())
        while !rest.isEmpty {
            guard let frame = try? MessageFrame(takenFrom: &rest, limit: stream.count),
                var picture = try? JSONDecoder().decode(Picture.self, from: Data(frame.head)),
                picture.suffix.utf8.count <= suffixLimit, !picture.suffix.utf8.contains(UInt8(ascii: "/"))
            else { return nil }
            picture.file = frame.body
            pictures.append(picture)
        }
        return pictures
    }
}
