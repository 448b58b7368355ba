import QuoinFiles
import QuoinSystem

/// The process that draws: it answers each line of standard input with a frame, a result and the file of the picture.
final class WorkerChild {
    private let worker: Worker
    private let renderer: DocumentRenderer
    private let templates: WorkerTemplates
    private let keys: PictureKeys
    private var lines: LineReader

    /// Avatars of some hundred people, in 20 MB at most.
    private static let keptPixels = 2_000_000

    private init(_ worker: Worker, _ lines: LineReader) {
        (self.worker, self.lines) = (worker, lines)
        renderer = DocumentRenderer(options: worker.options, keptPixels: Self.keptPixels)
        templates = WorkerTemplates(worker)
        keys = PictureKeys(worker.stack)
    }

    /// Drops all rights that drawing does not need, and answers until standard input ends.
    ///
    /// - Parameter lines: the jobs.
    /// - Throws: a ``QuoinError`` if the process cannot be confined, or cannot read or write any more.
    static func run(_ worker: Worker, _ lines: LineReader) throws(QuoinError) {
        StartedProcess.endWithParent()
        var confinement = ProcessConfinement(for: worker.files, fonts: worker.fonts, limits: worker.limits)
        confinement.processorTime = nil
        if worker.isConfined {
            try confinement.applyForDrawing()
        } else {
            try QuoinError.wrapping("the memory cannot be limited", kind: .internalError) {
                try confinement.limitMemory()
            }
        }
        let failures = WorkerThreads.map([worker], stackSize: DocumentRenderer.stackSize) {
            { worker in
                do throws(QuoinError) {
                    try WorkerChild(worker, lines).answerAll()
                    return nil as QuoinError?
                } catch {
                    return error
                }
            }
        }
        try QuoinError.throwAll(failures.compactMap(\.self))
    }

    private func answerAll() throws(QuoinError) {
        // The first answer reports that the process is ready.
        try write(MessageFrame(head: []))
        while let line = try nextLine() {
            let start = ContinuousClock.now
            var (result, file) = answer(line)
            result.ms = ((ContinuousClock.now - start) / .milliseconds(1) * 100).rounded() / 100
            try write(MessageFrame(head: result.line, body: file))
        }
    }

    private func nextLine() throws(QuoinError) -> [UInt8]? {
        let line = try QuoinError.wrapping(in: "<standard input>", "cannot be read") { try lines.next() }
        return if case .whole(let line)? = line { line } else { nil }
    }

    private func write(_ frame: MessageFrame) throws(QuoinError) {
        try OutputFile.standardOutput.write(frame.bytes)
    }

    // MARK: - Drawing

    /// The result of a job, and the file that the supervisor writes.
    private func answer(_ line: [UInt8]) -> (result: WorkerResult, file: [UInt8]) {
        renderer.deadline = nil
        do throws(QuoinError) {
            let job = try WorkerJob(line, limits: worker.limits, files: worker.outputFolder != nil)
            renderer.deadline = job.deadline
            let drawing = try templates.drawing(of: job)
            let key = try keys.key(of: drawing.request, madeFrom: drawing.log)
            if job.target == .file, let known = storedFile(key, job.format) {
                return (WorkerResult(known, key, job, warnings: nil), [])
            }
            let (file, warnings) = try draw(drawing, job)
            let result = WorkerResult(file, key, job, warnings: warnings.reported(within: worker.limits))
            return (result, job.target == .digest ? [] : file)
        } catch {
            return (WorkerResult(error, isLate: renderer.deadline != nil && renderer.isLate), [])
        }
    }

    /// The picture that was written for an earlier job; `nil` if there is none, or if it is damaged.
    private func storedFile(_ key: PictureKey, _ format: Picture.Format) -> [UInt8]? {
        worker.outputFolder.flatMap { StorePath(key, format).content(in: $0) }
    }

    private func draw(
        _ drawing: WorkerTemplates.Drawing, _ job: WorkerJob
    ) throws(QuoinError) -> (file: [UInt8], warnings: [Diagnostic]) {
        var canvas = drawing.document.canvas
        if let value = job.canvas { try value.read(into: &canvas) }
        let (layout, list) = try renderer.paint(drawing.document, drawing.file, on: CanvasVariant(own: canvas))
        let bytes = try renderer.file(list, of: layout, as: job.format)
        let ofPixels = job.format.hasPixels ? [] : renderer.pixelWarnings(of: layout)
        return (bytes, layout.warnings + list.warnings.map { Diagnostic($0) } + ofPixels)
    }
}

extension DocumentValue {
    /// Reads properties of a canvas from a job.
    fileprivate func read(into canvas: inout Canvas) throws(QuoinError) {
        if let mapping = mapping() {
            mapping.read(Canvas.properties, into: &canvas)
            mapping.finish()
        }
        guard reading.diagnostics.allSatisfy({ $0.severity == .warning }) else {
            throw QuoinError(reading.diagnostics, in: WorkerJob.file.name)
        }
    }
}

/// The documents of jobs. Those that jobs name by a path are parsed once, and again when the file changes.
final class WorkerTemplates {
    private let worker: Worker
    private var kept: [String: Template] = [:]
    private var keptBytes = 0

    /// A document that is drawn, and what it was made from.
    struct Drawing {
        var document: Document
        var file: DocumentFile
        var request: DrawingRequest
        var log: ResourceLog
    }

    private struct Template {
        var template: Document.Template
        var file: DocumentFile
        /// What the document is written as.
        var text: String
        /// The files that are read for the template with any data.
        var sources: Set<DocumentSource>
        var fingerprint: FileFingerprint?
    }

    /// The most templates that are kept, and the most bytes of their texts. When there are more, all are dropped.
    private static let largestCount = 64
    private static let largestSize = 16 << 20

    init(_ worker: Worker) {
        self.worker = worker
    }

    /// The document of a job.
    ///
    /// - Throws: a ``QuoinError`` with all errors of the document, or of its data.
    func drawing(of job: WorkerJob) throws(QuoinError) -> Drawing {
        let template: Template
        switch job.source {
        case .template(let name): template = try self.template(at: name)
        case .document(let node): template = try self.template(node, byteCount: job.byteCount)
        }
        let log = ResourceLog()
        for source in template.sources { log.record(source) }
        let logged = template.template.logging(log, of: template.file, worker.limits)
        let document = try QuoinError.naming(template.file.name) { () throws(QuoinError) in
            guard let data = job.data else { return try logged.example() }
            return try logged.document(logged.arguments(data))
        }
        var request = DrawingRequest(options(of: job), template.file, text: template.text, fonts: worker.fonts)
        if let data = job.data { request = request.with(data) }
        return Drawing(document: document, file: template.file, request: request, log: log)
    }

    private func options(of job: WorkerJob) -> DrawingRequest.Options {
        let canvas = job.canvas.map { [Self.digits(of: $0.node)] } ?? []
        return DrawingRequest.Options("render", worker.options, PictureOptions(format: job.format), canvas)
    }

    private static func digits(of node: SourceNode) -> String {
        var fields = FieldWriter()
        fields.add(node)
        return SHA256.digits(of: fields.bytes)
    }

    // MARK: - Templates

    private func template(at path: String) throws(QuoinError) -> Template {
        var file = DocumentFile(
            path: FilePath(worker.files.folder).pushing(FilePath(path)).string, access: worker.files.access)
        // A link may appear after the place was checked.
        if case .below(let root) = file.access { file.within = root }
        let fingerprint = FileFingerprint(at: file.path)
        if let known = kept[path], known.fingerprint == fingerprint { return known }
        try checkPlace(of: file, named: path)
        let text = try QuoinError.changing {
            QuoinError("\(file.name): \($0.message)", $0.kind)
        } _: { () throws(QuoinError) in
            try file.text(worker.limits)
        }
        let resources = ResourceLog()
        var read = file
        // The text that the key was made from is the one that is parsed.
        read.excerpt = text
        let template = try read.template(worker.limits, logging: resources)
        let made = Template(
            template: template, file: file, text: text,
            sources: resources.states.sources.subtracting([.document(file.path)]), fingerprint: fingerprint)
        if kept.count >= Self.largestCount || keptBytes > Self.largestSize { (kept, keptBytes) = ([:], 0) }
        kept[path] = made
        keptBytes += text.utf8.count
        return made
    }

    /// Throws an error if a template is not among the files that jobs may read.
    private func checkPlace(of file: DocumentFile, named path: String) throws(QuoinError) {
        let root: String
        switch worker.files.access {
        case .allFiles: return
        case .noFiles: throw QuoinError.noFiles(path)
        case .below(let folder): root = folder
        case .ownFolder: root = worker.files.folder
        }
        do throws(RootFolder.Failure) {
            try RootFolder(FilePath(root).resolved.string).check(FilePath(file.path).resolved.string)
        } catch .outside {
            throw QuoinError(
                "\"\(path)\" is outside the folder that templates are read from; --root names another")
        } catch {
            // What is wrong within the folder is found when the document is read.
        }
    }

    private func template(_ document: SourceNode, byteCount: Int) throws(QuoinError) -> Template {
        let limits = worker.limits
        guard byteCount <= limits.documentBytes else {
            let excess = limits.excess(\.documentBytes, "the job has \(byteCount) bytes")
            throw QuoinError.limitPassed(excess)
        }
        let log = ResourceLog()
        let template = try QuoinError.naming(worker.files.name) { () throws(QuoinError) in
            try Document.Template(document, of: "", resources: worker.files.resources(limits, log), limits: limits)
        }
        return Template(
            template: template, file: worker.files, text: Self.digits(of: document), sources: log.states.sources)
    }
}
