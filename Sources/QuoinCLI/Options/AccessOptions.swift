import ArgumentParser
import Quoin
import QuoinFiles

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

    /// The documents at some paths, with this access.
    ///
    /// - Parameters:
    ///   - within: the folder that a document is read within which another process found; `nil` if this process searches.
    ///   - scene: the scene of storyboards and xibs.
    ///   - language: the language of their strings.
    func documents(
        at paths: [String], within: String?, scene: String? = nil, language: String? = nil
    ) -> DocumentSearch {
        guard let within else { return DocumentSearch(paths, access: access, scene: scene, language: language) }
        return DocumentSearch(of: paths.map { file($0, within: within, scene: scene, language: language) })
    }

    /// A document with this access.
    ///
    /// - Parameters:
    ///   - within: the folder that it is read within; `nil` if it may be a link to any place.
    ///   - scene: the scene of a storyboard or xib.
    ///   - language: the language of its strings.
    func file(
        _ path: String, within: String? = nil, scene: String? = nil, language: String? = nil
    ) -> DocumentFile {
        var file = DocumentFile(path: path, access: access ?? .ownFolder)
        if access == nil, within == nil { file.access = .project(of: file) }
        (file.within, file.scene, file.language) = (within, scene, language)
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

    /// Runs a subcommand on a document, as ``CanvasOptions/run(_:_:on:_:)`` does.
    func run(
        _ command: [String], _ operands: [String] = [], on path: String, _ body: (DocumentFile) throws -> Void
    ) throws {
        let file = access.file(path, within: canvas.within, scene: part.scene, language: canvas.language?.strings)
        try canvas.run(command, operands, on: file) { try body(file) }
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
