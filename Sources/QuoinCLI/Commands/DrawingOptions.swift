import ArgumentParser
import Quoin
import QuoinSystem

/// Which documents are drawn, and where their pictures go.
struct DrawingOptions: ParsableArguments {
    @Argument(help: "Documents, folders of documents, or - for standard input.")
    var files: [String]

    @Option(name: .shortAndLong, help: "The picture's file, or - for standard output.")
    var output: String?

    @Option(help: "The folder for the pictures of several documents.")
    var outputDir: String?

    @Option(help: "The pictures' format; what the name in -o ends in where absent, or png.")
    var format: PictureFormat?

    @Flag(help: "Lets a PNG carry what it was drawn from, so that diff and inspect can tell.")
    var record = false

    @Option(help: "How many documents are drawn at a time; as many as there are processors where absent.")
    var jobs: Int?

    @OptionGroup var canvas: CanvasOptions

    func validate() throws {
        if output != nil && outputDir != nil { throw ValidationError("use either -o or --output-dir, not both") }
        if record && pictureFormat != .png { throw ValidationError("only a PNG carries a record") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
        if files.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read once only") }
    }

    /// Draws the documents.
    func draw(_ view: CanvasOverrides.View, _ selection: VariantSelection = .own) throws {
        var overrides = canvas.overrides
        overrides.view = view
        let search = DocumentSearch(files)
        let jobs = try renderJobs(search.found, isAlone: search.failures.isEmpty).map { job in
            var job = job
            job.selection = selection
            return job
        }
        let outcomes = DocumentQueue(jobs, options: overrides) { $0.run(with: $1) }.run(workers: self.jobs)
        for warning in outcomes.flatMap(\.warnings) { Terminal.say(warning) }
        try Failure.throwAll(search.failures + outcomes.compactMap(\.failure))
    }

    private func renderJobs(_ found: [DocumentSearch.Found], isAlone: Bool) throws -> [RenderJob] {
        if let outputDir {
            return try distinct(
                found.map { found in
                    let path = FilePath(outputDir).appending(found.outputPath)
                    let url = URL(fileURLWithPath: "\(path).\(pictureFormat.rawValue)")
                    return job(for: found.file, output: .file(url))
                })
        }
        guard found.count + (isAlone ? 0 : 1) <= 1 else { throw ValidationError("several documents need --output-dir") }
        return try distinct(found.map { job(for: $0.file, output: output(for: $0.file)) })
    }

    private func job(for file: DocumentFile, output: OutputFile) -> RenderJob {
        RenderJob(file: file, output: output, format: pictureFormat, isRecorded: record)
    }

    private func output(for file: DocumentFile) -> OutputFile {
        if let output { return output == "-" ? .standardOutput : .file(URL(fileURLWithPath: output)) }
        if file.isStandardInput { return .standardOutput }
        return .file(
            URL(fileURLWithPath: file.path).deletingPathExtension().appendingPathExtension(pictureFormat.rawValue))
    }

    private var pictureFormat: PictureFormat {
        let ending = output.flatMap { FilePath($0).extension?.lowercased() }
        return format ?? ending.flatMap { PictureFormat(rawValue: $0 == "jpeg" ? "jpg" : $0) } ?? .png
    }

    /// The jobs, none of which draws over another's picture or over a document.
    private func distinct(_ jobs: [RenderJob]) throws -> [RenderJob] {
        let sources = Set(jobs.filter { !$0.file.isStandardInput }.map { DocumentFile.realPath($0.file.path) })
        var documents: [String: String] = [:]
        for job in jobs {
            guard case .file(let url) = job.output else { continue }
            let target = DocumentFile.realPath(url.path)
            if let other = documents.updateValue(job.file.name, forKey: target) {
                throw ValidationError("\(other) and \(job.file.name) would both be drawn into \(url.relativePath)")
            }
            if sources.contains(target) {
                throw ValidationError("\(url.relativePath) is a document; the picture would take its place")
            }
        }
        return jobs
    }
}

extension PictureFormat: ExpressibleByArgument {}
