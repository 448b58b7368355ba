import ArgumentParser
import QuoinPages
import QuoinSystem

/// Draws the documents in Markdown pages.
struct FiguresCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figures", abstract: "Draws the documents in Markdown pages.",
        discussion: """
            A block that is fenced as "quoin" is a figure: it has a document, or the path of one, with "#" and an id for \
            a part of it. Its picture is put after the block, and replaced by the next run. With --output-dir, pages \
            without the blocks are written there, with the pictures in their place, and beside them all other files of \
            the folders.

            Pictures are named by what they are drawn from, and drawn only if they are not there. Where a folder of pages \
            is named, pictures that no page of it shows any more are deleted. A faulty block is an error with its line, \
            and nothing is written then. With --strangers, each page with its figures is read and \
            drawn in a process of its own, within the limits of one document.
            """)

    @Argument(help: "Markdown files, and folders of them.")
    var pages: [String]

    @Option(help: "The folder for pages in which pictures replace the blocks.")
    var outputDir: String?

    @Option(
        help: ArgumentHelp("The folder of the pictures, relative to each page.", valueName: "folder"))
    var pictures = "figures"

    @Option(
        help: """
            How pages show figures: picture (HTML, light and dark), markdown (light), material (MkDocs), myst (Sphinx), \
            docc, or html (with measures and explanations for those who point).
            """)
    var style: FigurePage.Style = .picture

    @Flag(help: "Writes nothing; exits with 1 if a page or a picture would change.")
    var check = false

    @Flag(help: "Leaves out what lies under diagrams, for pages of any color.")
    var transparent = false

    @Flag(help: "Draws all pictures, also those that are there.")
    var redraw = false

    @OptionGroup var canvas: CanvasOptions

    @OptionGroup var access: AccessOptions

    /// A page to be written, or a picture to be drawn.
    private struct Output {
        var path: String
        /// Whether a file with the name has the content.
        var isNamedByContent: Bool
        var bytes: () throws(QuoinError) -> [UInt8]
    }

    func validate() throws {
        guard canvas.appearance == nil else {
            throw ValidationError("--appearance is not for figures: the style of the page chooses")
        }
    }

    func run() throws {
        var (outputs, failures): ([String: Output], [QuoinError]) = ([:], [])
        let search = try MarkdownSearch(pages, access: access.access)
        for companion in outputDir == nil ? [] : search.companions where !isOutput(companion.path) {
            let output = copy(of: companion)
            outputs[output.path] = output
        }
        for page in search.found where !isOutput(page.path) {
            do {
                for output in try files(of: page) { outputs[output.path] = output }
            } catch let error as QuoinError {
                failures.append(error)
            }
        }
        try QuoinError.throwAll(failures)
        if outputDir != nil { try check(outputs.keys, sparing: search) }
        let changed = try changes(outputs.values.sorted { $0.path < $1.path })
        let stale = outputDir == nil ? stalePictures(besides: outputs.keys) : []
        if check {
            for output in changed { Terminal.printMessage("\(output.path.printable): is not up to date") }
            for path in stale { Terminal.printMessage("\(path.printable): no page shows it") }
            if !changed.isEmpty || !stale.isEmpty { throw ExitStatus.differences }
            return
        }
        for output in changed { try OutputFile.file(output.path).write(output.bytes) }
        for path in stale { try delete(path) }
        let deleted = stale.isEmpty ? "" : ", \(stale.count) deleted that no page shows"
        Terminal.printMessage("\(changed.count) of \(outputs.count) files written\(deleted)")
    }

    /// Pictures of an earlier run, in the folders of pictures below the named folders, whose pages are all in this run.
    private func stalePictures(besides paths: some Collection<String>) -> [String] {
        guard !FilePath(pictures).components.contains("..") else { return [] }
        let named = pages.filter { FileKind.isFolder($0) }.map { FilePath($0) }
        var folders = Set(
            paths.map { FilePath($0).removingLastComponent() }.filter { $0.ends(with: FilePath(pictures)) })
        folders = folders.filter { folder in named.contains { folder.starts(with: $0) } }
        var found: Set<String> = []
        for folder in folders {
            for file in DocumentSearch.contents(of: folder) where FigurePage.isPicture(file.string) {
                found.insert(folder.pushing(file).string)
            }
        }
        return found.subtracting(paths).sorted()
    }

    private func delete(_ path: String) throws(QuoinError) {
        try QuoinError.wrapping(in: path, "cannot be deleted") { try FileManager.default.removeItem(atPath: path) }
    }

    /// Throws an error if a file would be written in place of a page or of a file beside the pages.
    private func check(_ paths: some Sequence<String>, sparing search: MarkdownSearch) throws(ValidationError) {
        var inputs = RunInputs()
        for page in search.found where !isOutput(page.path) { inputs.add(page.path, .page) }
        for file in search.companions where !isOutput(file.path) { inputs.add(file.path, .file) }
        for path in paths { try inputs.check(path, for: "a file of --output-dir") }
    }

    /// The files that are missing or out of date. Only these are drawn.
    private func changes(_ outputs: [Output]) throws(QuoinError) -> [(path: String, bytes: [UInt8])] {
        var changed: [(path: String, bytes: [UInt8])] = []
        for output in outputs {
            let known = try? FileDescriptor.content(at: output.path, limit: .max)
            if output.isNamedByContent, !redraw, known != nil { continue }
            let bytes = try output.bytes()
            if bytes != known { changed.append((output.path, bytes)) }
        }
        return changed
    }

    /// Whether a file is below the folder for the output, which may be within one that is searched.
    private func isOutput(_ path: String) -> Bool {
        outputDir.map { FilePath(path).resolved.starts(with: FilePath($0).resolved) } ?? false
    }

    /// A copy of a file that belongs to the pages.
    private func copy(of file: MarkdownSearch.Companion) -> Output {
        let target = FilePath(outputDir ?? "").pushing(FilePath(file.relativePath)).string
        let limits = canvas.limits
        return Output(path: target, isNamedByContent: false) { () throws(QuoinError) in
            try file.content(limits)
        }
    }

    /// The files of a page and its pictures.
    private func files(of page: MarkdownSearch.Page) throws -> [Output] {
        let result = try canvas.strangers ? confinedResult(of: page) : drawn(page)
        let target = outputDir.map { FilePath($0).pushing(FilePath(page.relativePath)) } ?? FilePath(page.path)
        let folder = target.removingLastComponent().pushing(FilePath(pictures))
        let text = Array(result.text.utf8)
        return [Output(path: target.string, isNamedByContent: false) { text }]
            + result.pictures.map {
                Output(path: folder.appending($0.name).string, isNamedByContent: true, bytes: $0.bytes)
            }
    }

    private var options: RenderingOptions {
        var options = canvas.overrides
        options.diagram.isTransparent = transparent
        return options
    }

    private var pictureFolder: String { style == .docc ? "" : pictures + "/" }

    private func drawn(_ page: MarkdownSearch.Page) throws(QuoinError) -> FigurePage.Result {
        try FigurePage(
            path: page.path, text: page.text, style: style, source: outputDir == nil ? .kept : .replaced,
            pictureFolder: pictureFolder, access: access.access ?? .ownFolder, options: options,
            version: ProgramVersion.number
        ).drawn()
    }

    // MARK: Pages of strangers

    /// A page that was drawn in a separate process.
    private func confinedResult(of page: MarkdownSearch.Page) throws(QuoinError) -> FigurePage.Result {
        let file = access.file(page.path, by: .strangers)
        let task = ChildRequest.Task.page(
            style: style.rawValue, pictureFolder: pictureFolder, replacesBlocks: outputDir != nil)
        let output = try canvas.confinedOutput(of: ChildRequest(task, of: file, options))
        guard let result = FigurePage.Result(stream: output.output) else {
            throw QuoinError("the renderer process returned no page", .internalError, in: file.name)
        }
        return result
    }
}

extension FigurePage.Style: ExpressibleByArgument {}
