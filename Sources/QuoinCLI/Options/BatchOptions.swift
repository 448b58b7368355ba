import ArgumentParser
import QuoinVerification

/// The documents that a command works on, and how.
struct BatchOptions: ParsableArguments, Sendable {
    @Argument(help: "Documents, and folders of documents; those of quoin.yaml, or Snapshots, by default.")
    var paths: [String] = []

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(help: ArgumentHelp("A folder for a page with pictures of what was found.", valueName: "folder"))
    var report: String?

    @Option(help: "Works on a part of the documents only, 2/4 for the second of four.")
    var shard: VerificationResults.Shard?

    @OptionGroup var kept: CacheOptions

    @OptionGroup var reading: ReadingOptions

    var batch: DocumentBatch {
        var batch = reading.batch(of: paths)
        (batch.shard, batch.cache) = (shard, kept.cache)
        return batch
    }

    /// Does the work, with its progress on a line.
    func run<Results>(_ body: (@escaping DocumentBatch.Progress) throws -> Results, unit: String) throws -> Results {
        let line = ProgressLine()
        defer { line.clear() }
        return try body { done, total in line.show("\(done) of \(total) \(unit)") }
    }

    /// Writes the page, if it was requested, and prints its path.
    func writeReport(_ write: (_ folder: String) throws -> String) throws {
        guard let report else { return }
        Terminal.printMessage("report: \(try write(report))")
    }
}

/// How a command reads many documents: options that all of these commands have.
struct ReadingOptions: ParsableArguments, Sendable {
    @OptionGroup private var work: JobOptions

    @OptionGroup private var addedFonts: FontOptions

    @OptionGroup private var files: AccessOptions

    @OptionGroup private var bounds: LimitOptions

    @OptionGroup private var part: SceneOptions

    func batch(of paths: [String]) -> DocumentBatch {
        var batch = DocumentBatch(of: paths)
        (batch.fonts, batch.access, batch.scene) = (addedFonts.fontDir, files.access, part.scene)
        (batch.author, batch.limits, batch.jobs) = (bounds.author, bounds.limits, work.jobs)
        return batch
    }

    static func refuseStandardInput(_ paths: [String]) throws(ValidationError) {
        if paths.contains("-") { throw ValidationError("a document on standard input has no picture beside it") }
    }
}

/// How much is done at a time.
struct JobOptions: ParsableArguments, Sendable {
    static let help: ArgumentHelp = "How many documents are drawn at a time; by default, the number of processors."

    @Option(help: help)
    var jobs: Int?

    func validate() throws { try Self.check(jobs) }

    static func check(_ jobs: Int?) throws(ValidationError) {
        if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
    }
}

/// The folder with what earlier runs made.
struct CacheOptions: ParsableArguments, Sendable {
    static let help = ArgumentHelp(
        "A folder in which results are kept. What has not changed since is not drawn again.", valueName: "folder")

    @Option(help: help)
    var cache: String?
}

/// Options for the images and fonts that documents may read.
struct AccessOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "The folder in which documents may read images and fonts. Default: that of quoin.yaml, else the named folder, or the document's own.",
            valueName: "folder"))
    var root: String?

    @Flag(help: "Lets documents read no image and no font from a file.")
    var noFiles = false

    @Flag(help: "Lets documents read images and fonts from all files, also by absolute paths and through links.")
    var allFiles = false

    func validate() throws {
        guard [root != nil, noFiles, allFiles].count(where: { $0 }) <= 1 else {
            throw ValidationError("use one of --root, --no-files and --all-files")
        }
    }

    /// `nil` if no option was given.
    var access: DocumentFile.Access? {
        if noFiles { return .noFiles }
        return allFiles ? .allFiles : root.map { .below($0) }
    }

    /// A document with this access.
    ///
    /// - Parameters:
    ///   - author: who wrote it.
    ///   - scene: the scene of a storyboard or xib.
    ///   - language: the language of its strings.
    func file(
        _ path: String, by author: DocumentFile.Author, scene: String? = nil, language: String? = nil
    ) -> DocumentFile {
        var file = DocumentFile(path: path, access: access, by: author)
        (file.scene, file.language) = (scene, language)
        return file
    }
}

/// The option for a part of a storyboard or xib.
struct SceneOptions: ParsableArguments, Sendable {
    @Option(
        help: """
            A scene of a storyboard or xib: its title, identifier or number, or all for each of them. By default render and \
            verify show all on one sheet, and check takes each.
            """)
    var scene: String?
}

/// Options of a command that lays one document out and prints what it finds.
struct SingleDocumentOptions: ParsableArguments, Sendable {
    @OptionGroup var canvas: CanvasOptions

    @OptionGroup private var access: AccessOptions

    @OptionGroup private var part: SceneOptions

    func validate() throws { try canvas.refuseBothAppearances() }

    /// Does something with a document, as ``CanvasOptions/perform(_:)`` does.
    func perform(_ task: ChildRequest.Task, on path: String, readsSettings: Bool = true) throws {
        let file = access.file(path, by: canvas.author, scene: part.scene, language: canvas.language?.strings)
        let options = try readsSettings ? canvas.overrides(for: file) : canvas.overrides
        try canvas.perform(ChildRequest(task, of: file, options))
    }
}

/// The language of texts, as an argument: a pseudo-language, or one that a storyboard has strings for.
enum TextLanguage: ExpressibleByArgument, Sendable {
    case pseudo(Canvas.PseudoLanguage)
    case strings(String)

    init?(argument: String) {
        if let language = Canvas.PseudoLanguage(rawValue: argument) {
            self = .pseudo(language)
        } else if argument.wholeMatch(of: /[a-z]{2,3}([-_][A-Za-z0-9]+)*/) != nil {
            self = .strings(argument)
        } else {
            return nil
        }
    }

    var pseudo: Canvas.PseudoLanguage? { if case .pseudo(let language) = self { language } else { nil } }

    var strings: String? { if case .strings(let language) = self { language } else { nil } }
}
