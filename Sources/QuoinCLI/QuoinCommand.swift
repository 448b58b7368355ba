import ArgumentParser
import QuoinPages
import QuoinSystem

/// The command `quoin`. A new subcommand is a new file in `Commands` and an entry in `subcommands`.
@main
struct QuoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quoin",
        abstract: "Lays out interfaces and draws them into pictures.",
        discussion: """
            Exit codes: 0 done, 1 differences or findings, 2 wrong usage, 3 wrong input, 4 a limit was passed, 5 the \
            environment does not match, 70 a bug in quoin.
            """,
        version: ProgramVersion.number,
        subcommands: [
            RenderCommand.self, DiagramCommand.self, VerifyCommand.self, ApproveCommand.self, ReportCommand.self,
            PreviewCommand.self, CheckCommand.self, MutateCommand.self, WorkerCommand.self, DiffCommand.self,
            InspectCommand.self,
            ExplainCommand.self,
            ValidateCommand.self, SchemaCommand.self, FontsCommand.self, FiguresCommand.self, HelpCommand.self,
        ])

    static func main() {
        ProcessEnvironment.makeHermetic()
        PictureRenderer.keepFreedMemory()
        refuseUnreadableArguments()
        do {
            if CommandLine.arguments.dropFirst() == [ChildRequest.argument] { return try ChildRequest.performOwn() }
            refuseUnknownCommand()
            var command = try parsedDirectly() ?? parseAsRoot()
            try command.run()
        } catch let error as QuoinError {
            for message in error.messages { Terminal.printMessage(message) }
            if let hint = KeyHelp.hint(after: error.keys) { Terminal.printMessage(hint) }
            ExitStatus(error.kind).exitProcess()
        } catch let status as ExitStatus {
            status.exitProcess()
        } catch {
            exit(reporting: error)
        }
    }

    /// The subcommand that the first argument names, parsed without the others; `nil` if it cannot be parsed.
    ///
    /// The parser of all subcommands takes 2.4 million instructions more, which is some percent of drawing a small
    /// document. It handles help, the version, completions and mistakes.
    private static func parsedDirectly() -> (any ParsableCommand)? {
        let (name, arguments) = (CommandLine.arguments.dropFirst().first, CommandLine.arguments.dropFirst(2))
        if let command = PlainArguments.command(name, arguments) { return command }
        let command = configuration.subcommands.first { $0.configuration.commandName == name }
        return try? command?.parse(Array(arguments))
    }

    /// Ends the process if an argument is not UTF-8 and no file has it as its path: it would name another file than the
    /// intended one.
    private static func refuseUnreadableArguments() {
        for index in 1..<max(Int(CommandLine.argc), 1) {
            guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else { continue }
            let text = String(cString: bytes)
            if SystemName.isPath(bytes, printedAs: text) { continue }
            Terminal.printMessage("error: the argument \(text.printable) is not UTF-8 text; rename the file to draw it")
            ExitStatus.wrongUsage.exitProcess()
        }
    }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
        [command.configuration.commandName].compactMap(\.self) + command.configuration.aliases
    }

    /// Ends the process if the first argument is neither an option nor a subcommand.
    private static func refuseUnknownCommand() {
        let known = ["help"] + configuration.subcommands.flatMap { names(of: $0) }
        guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-"), !known.contains(name) else {
            return
        }
        let nearest = nearestName(to: name, among: known)
        let isFile = FileKind.exists(at: name)
        let hint =
            nearest.map { "; did you mean \"\($0)\"?" }
            ?? (isFile ? "; to draw a document: quoin render \(name)" : "; quoin --help lists the commands")
        Terminal.printMessage("error: unknown command \"\(name.printable)\"\(hint)")
        ExitStatus.wrongUsage.exitProcess()
    }

    /// Prints help and the version as data, and every other message of the parser as wrong usage.
    private static func exit(reporting error: any Error) -> Never {
        let message = fullMessage(for: error)
        guard exitCode(for: error) != .success else {
            print(message == ProgramVersion.number ? VersionReport().text : message)
            ExitStatus.done.exitProcess()
        }
        Terminal.printMessage(message)
        let isUsage = exitCode(for: error) == .validationFailure
        (isUsage ? ExitStatus.wrongUsage : .internalError).exitProcess()
    }
}

/// The output of `quoin --version`: the version, what the program was built from, and what its pictures depend on.
private struct VersionReport {
    /// A line for each fact; the version is the first.
    var text: String {
        let versions = EnvironmentFingerprint.libraryVersions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let fingerprint = (try? WorkerFingerprint(DrawingStack()))?.digits ?? "unknown"
        return
            ([ProgramVersion.number, "commit \(ProgramVersion.commit ?? "unknown")"] + versions
            + ["fingerprint \(fingerprint)"]).joined(separator: "\n")
    }
}

extension ChildRequest {
    /// Does in this process what its standard input asks for. The process first drops all rights that it does not need.
    static func performOwn() throws {
        var lines = LineReader(.standardInput, limit: .max)
        guard let request = try read(from: &lines) else {
            throw QuoinError("standard input has no request", .internalError)
        }
        if let worker = Worker(request) { return try WorkerChild.run(worker, lines) }
        try ProcessConfinement(for: request.file, fonts: request.options.fonts, limits: request.options.limits)
            .applyForDrawing()
        try request.perform()
    }

    /// Does what is requested for a document.
    func perform() throws {
        switch task {
        case .pictures(let pictures): try draw(pictures)
        case .page(let style, let folder, let replacesBlocks):
            try drawPage(FigurePage.Style(rawValue: style) ?? .picture, folder, replacesBlocks ? .replaced : .kept)
        case .inspection(let isJSON): try InspectCommand.inspect(file, options, json: isJSON)
        case .explanation(let element): try ExplainCommand.explain(element, in: file, options)
        case .scenes:
            let names = try file.sceneNames(within: options.limits)
            try OutputFile.standardOutput.write(Array(JSONText.line(of: names)))
        case .validation(let isStrict): try ValidateCommand.check(file, options, strict: isStrict)
        case .jobs: break
        }
    }

    private func draw(_ pictures: PictureOptions) throws(QuoinError) {
        var job = RenderJob(file: file, output: .standardOutput, options: pictures)
        let log = ResourceLog()
        job.log = log
        for outcome in DocumentRenderer.map([job], options: options, workers: 1, { $0.drawn(with: $1) }) {
            for var picture in outcome.drawn {
                picture.images = log.images
                try OutputFile.standardOutput.write(picture.frame)
            }
            for message in outcome.warnings.map(\.text) + outcome.remarks.flatMap(\.lines) {
                Terminal.printMessage(message)
            }
            if let failure = outcome.failure { throw failure }
        }
    }

    private func drawPage(
        _ style: FigurePage.Style, _ folder: String, _ source: FigurePage.Source
    ) throws(QuoinError) {
        for page in try MarkdownSearch([file.path]).found {
            let page = FigurePage(
                path: page.path, text: page.text, style: style, source: source, pictureFolder: folder,
                access: file.access, options: options, version: ProgramVersion.number, isConfined: true)
            try OutputFile.standardOutput.write(page.drawn().stream())
        }
    }
}
