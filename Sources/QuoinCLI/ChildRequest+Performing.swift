import QuoinPages
import QuoinSystem

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
