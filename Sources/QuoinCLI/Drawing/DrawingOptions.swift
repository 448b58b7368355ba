import ArgumentParser
import QuoinSystem
import QuoinVerification

/// Options for the documents to draw, and for the files of their pictures.
struct DrawingOptions: ParsableArguments, Sendable {
    @Argument(help: "Documents, folders of documents, or - for standard input.")
    var files: [String]

    @Option(name: .shortAndLong, help: "The picture's file, or - for standard output.")
    var output: String?

    @Option(help: "The folder for the pictures of several documents.")
    var outputDir: String?

    @Option(help: "The pictures' format; by default the extension of the -o file, else png.")
    var format: Picture.Format?

    @Flag(help: "Puts a record of what it was drawn from into each PNG, for diff and inspect.")
    var record = false

    @Flag(help: "Fails if there are warnings, as QUOIN_WARNINGS=error does; the pictures are written nevertheless.")
    var strict = false

    @OptionGroup var page: PageOptions

    @Option(help: JobOptions.help)
    var jobs: Int?

    @Flag(
        help: """
            Draws a document again whenever it changes, or an image or a font that it uses, until interrupted. Folders \
            are searched for new documents, too.
            """)
    var watch = false

    @Option(help: CacheOptions.help)
    var cache: String?

    @Flag(
        help: """
            Names each picture by its key, a digest of everything that it depends on: ab/cdef….png in the folder of \
            --output-dir. Prints the name and the document of each.
            """)
    var byKey = false

    @OptionGroup var canvas: CanvasOptions

    @OptionGroup var access: AccessOptions

    @OptionGroup var part: SceneOptions

    func validate() throws {
        try JobOptions.check(jobs)
        try refusePictures()
        try refuseOtherExtensions()
        if output != nil && outputDir != nil { throw ValidationError("use either -o or --output-dir, not both") }
        if record && pictureFormat != .png { throw ValidationError("only a PNG carries a record") }
        try page.check(pictureFormat)
        if (canvas.appearance == .both && pictureFormat != .svg || page.altFile) && output == "-" {
            throw ValidationError("several files cannot go to standard output")
        }
        if byKey && outputDir == nil { throw ValidationError("--by-key names pictures in the folder of --output-dir") }
        if (byKey || cache != nil) && (canvas.strangers || watch) {
            throw ValidationError(
                "--cache and --by-key cannot be combined with \(watch ? "--watch" : "--strangers")"
            )
        }
        if watch && canvas.strangers {
            throw ValidationError("--watch cannot be combined with --strangers")
        }
        if watch && files.contains("-") { throw ValidationError("standard input cannot be watched; name a file") }
        if watch && output == "-" { throw ValidationError("--watch draws into files, not to standard output") }
        if files.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read only once") }
    }

    private func refusePictures() throws {
        let picture = files.first { file in
            guard let ending = FilePath(file).extension else { return false }
            return Picture.Format(fileExtension: ending) != nil || ["gif", "avif", "bmp"].contains(ending.lowercased())
        }
        guard let picture else { return }
        throw ValidationError(
            "\(picture) is a picture, not a document; for pictures, use quoin inspect or quoin diff")
    }

    private func refuseOtherExtensions() throws {
        guard format == nil, let output, output != "-", let ending = FilePath(output).extension else { return }
        guard Picture.Format(fileExtension: ending) == nil else { return }
        throw ValidationError(
            "\(output): .\(ending) is not a picture format; the formats are "
                + Picture.Format.names.joined(separator: ", ") + ", and --format chooses one for a file with any name")
    }

    /// Draws the documents, and with `--watch` draws them again whenever they change.
    ///
    /// - Parameter listsRemarks: whether standard output has what each diagram does not show.
    func draw(
        _ view: RenderingOptions.View, _ selection: VariantSelection,
        diagram: DiagramOverrides = DiagramOverrides(), listsRemarks: Bool = false
    ) throws {
        var options = overrides(view)
        options.diagram = diagram
        if watch { return try DocumentWatch(self, options, selection).run() }
        let search = search
        let jobs = try renderJobs(for: search, selection)
        if pictureFormat != .svg, jobs.contains(where: { $0.output == .standardOutput }) {
            try Terminal.checkForBytes()
        }
        let cache = try openedCache()
        let progress = RenderProgress(of: jobs.count)
        let outcomes = outcomes(of: kept(jobs, in: cache), options, progress)
        progress.finish()
        for message in cache?.close() ?? [] { Terminal.printMessage(message) }
        if byKey { try printKeys(of: outcomes, jobs) }
        let warnings = outcomes.flatMap(\.warnings)
        let isFailure = !warnings.isEmpty && (strict || warningsAreErrors)
        if !isFailure { for warning in warnings { Terminal.printMessage(warning.text) } }
        let remarks = outcomes.flatMap(\.remarks)
        for line in remarks.flatMap(\.lines) { Terminal.printMessage(line) }
        if listsRemarks { try Terminal.printData(try JSONText.text(of: remarks)) }
        progress.printClosingLine(for: outcomes)
        let failures = isFailure ? [QuoinError(.wrongInput, warnings)] : []
        try QuoinError.throwAll(search.errors + outcomes.compactMap(\.failure) + failures)
    }

    /// The folder in which pictures are kept, if there is one.
    func openedCache() throws(QuoinError) -> PictureCache? {
        try cache.map { path throws(QuoinError) in try PictureCache(path) }
    }

    /// Where pictures are kept and how they are named; `nil` without a cache and names by keys.
    func keeping(in cache: PictureCache?) -> PictureKeeping? {
        cache != nil || byKey ? PictureKeeping(cache, namingByKeyIn: byKey ? outputDir : nil) : nil
    }

    /// The jobs, which keep their pictures or name them by their keys if that was requested.
    private func kept(_ jobs: [RenderJob], in cache: PictureCache?) -> [RenderJob] {
        guard let keeping = keeping(in: cache) else { return jobs }
        return jobs.map { job in
            var job = job
            job.keeping = keeping
            return job
        }
    }

    /// Prints the file of each picture and its document.
    private func printKeys(of outcomes: [RenderOutcome], _ jobs: [RenderJob]) throws {
        let lines = zip(outcomes, jobs).flatMap { outcome, job in outcome.pictures.map { "\($0)  \(job.file.name)" } }
        if !lines.isEmpty { try Terminal.printData(lines.joined(separator: "\n")) }
    }

    private func outcomes(
        of jobs: [RenderJob], _ options: RenderingOptions, _ progress: RenderProgress
    ) -> [RenderOutcome] {
        guard canvas.strangers else {
            return DocumentRenderer.map(jobs, options: options, workers: self.jobs) {
                progress.report($0.run(with: $1))
            }
        }
        return WorkerThreads.map(jobs, workers: self.jobs) { { progress.report($0.runConfined(options)) } }
    }

    /// Whether the environment makes warnings errors.
    var warningsAreErrors: Bool { environmentVariable("QUOIN_WARNINGS") == "error" }

    /// The documents that exist now.
    var search: DocumentSearch {
        DocumentSearch(
            files, access: access.access, by: canvas.author, scene: part.scene,
            among: { file in
                let limits = canvas.limits
                return try canvas.strangers
                    ? file.confinedSceneNames(within: limits) : file.sceneNames(within: limits)
            }, language: canvas.language?.strings)
    }

    /// Values that replace properties of the documents.
    func overrides(_ view: RenderingOptions.View) -> RenderingOptions {
        var overrides = canvas.overrides
        overrides.view = view
        return overrides
    }

    /// The jobs for the found documents, each with its file.
    ///
    /// - Throws: an error if the options do not fit the documents, and for wrong settings.
    func renderJobs(for search: DocumentSearch, _ selection: VariantSelection) throws -> [RenderJob] {
        let settings = SettingsSearch()
        let pictures = page.pictures(selection, as: pictureFormat, isRecorded: record)
        let jobs = try renderJobs(search.found, pictures, isAlone: search.errors.isEmpty).map { job in
            var job = job
            job.settings = try canvas.settings(for: job.file, in: settings)
            return job
        }
        // Pictures that are named by their keys take no other file's place.
        return byKey ? jobs : try sparingInputs(jobs, settings)
    }

    private func renderJobs(
        _ found: [DocumentSearch.Found], _ pictures: PictureOptions, isAlone: Bool
    ) throws(ValidationError) -> [RenderJob] {
        if let outputDir {
            return found.map { found in
                let path = FilePath(outputDir).appending(found.outputPath)
                let output = OutputFile.file("\(path).\(pictureFormat.rawValue)")
                return RenderJob(file: found.file, output: output, options: pictures)
            }
        }
        guard found.count + (isAlone ? 0 : 1) <= 1 else { throw ValidationError("several documents need --output-dir") }
        return found.map { RenderJob(file: $0.file, output: output(for: $0.file), options: pictures) }
    }

    private func output(for file: DocumentFile) -> OutputFile {
        if let output { return output == "-" ? .standardOutput : .file(output) }
        if file.isStandardInput { return .standardOutput }
        return .file("\(file.picturePath).\(pictureFormat.rawValue)")
    }

    var pictureFormat: Picture.Format {
        format ?? output.flatMap { FilePath($0).extension }.flatMap(Picture.Format.init(fileExtension:)) ?? .png
    }
}

extension Picture.Format: ExpressibleByArgument {
    fileprivate static var names: [String] { allCases.map(\.rawValue) }
}

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
            throw ValidationError("--alt, --alt-file and --svg-text do not work with a contact sheet")
        }
    }

    /// The canvases that are drawn.
    func selection(_ canvas: CanvasOptions) -> VariantSelection {
        if contactSheet { return .contactSheet }
        return variants ? .all : canvas.appearance == .both ? .bothAppearances : .own
    }
}
