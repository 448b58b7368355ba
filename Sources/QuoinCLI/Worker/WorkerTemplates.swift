import QuoinFiles
import QuoinSystem

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
