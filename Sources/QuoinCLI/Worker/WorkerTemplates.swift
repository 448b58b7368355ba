import Quoin
import QuoinSystem
import SystemPackage

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
        var resources: NotedResources
        /// The files of all pictures.
        var sources: Set<DocumentSource>
        var fingerprint: FileFingerprint?
        /// The document without data, with the files that it has besides.
        var example: (document: Document, sources: Set<DocumentSource>)?
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
        var template: Template
        var path: String?
        switch job.source {
        case .template(let name):
            (template, path) = (try self.template(at: name), name)
        case .document(let node):
            template = try self.template(node, byteCount: job.byteCount)
        }
        var words = ["render"] + worker.options.pictureArguments + ["--format", job.format.rawValue]
        if let canvas = job.canvas { words += ["canvas", Self.digits { $0.add(canvas.node) }] }
        let (document, sources): (Document, Set<DocumentSource>)
        do throws(DocumentError) {
            if let data = job.data {
                let arguments = try template.template.arguments(data)
                words += [
                    "data",
                    Self.digits { fields in
                        for (name, value) in arguments.values {
                            fields.add(name)
                            fields.add(value.node)
                        }
                    },
                ]
                (document, sources) = (try template.template.document(arguments), template.resources.takeNotes())
            } else if let example = template.example {
                (document, sources) = example
            } else {
                (document, sources) = (try template.template.example(), template.resources.takeNotes())
                template.example = (document, sources)
                if let path, kept[path] != nil { kept[path] = template }
            }
        } catch {
            _ = template.resources.takeNotes()
            throw QuoinError(error, in: template.file)
        }
        let log = ResourceLog()
        for source in template.sources.union(sources) { log.record(source) }
        let request = DrawingRequest(
            DrawingRequest.Options(words), template.file, text: template.text, fonts: worker.fonts)
        return Drawing(document: document, file: template.file, request: request, log: log)
    }

    private static func digits(_ add: (inout FieldWriter) -> Void) -> String {
        var fields = FieldWriter()
        add(&fields)
        return SHA256.digits(of: fields.bytes)
    }

    // MARK: - Templates

    private func template(at path: String) throws(QuoinError) -> Template {
        let file = DocumentFile(
            path: FilePath(worker.files.folder).pushing(FilePath(path)).string, access: worker.files.access)
        let fingerprint = FileFingerprint(at: file.path)
        if let known = kept[path], known.fingerprint == fingerprint { return known }
        try checkPlace(of: file, named: path)
        let text = try file.text(worker.limits)
        let resources = NotedResources(for: file, limits: worker.limits)
        let template: Document.Template
        do throws(DocumentError) {
            template = try Document.Template(parsing: text, resources: resources, limits: worker.limits)
        } catch {
            throw QuoinError(error, in: file)
        }
        let made = Template(
            template: template, file: file, text: text, resources: resources, sources: resources.takeNotes(),
            fingerprint: fingerprint)
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
        case .noFiles: throw QuoinError(.wrongInput, "\"\(path)\" is a file, and files are not read here")
        case .below(let folder): root = folder
        case .ownFolder: root = worker.files.folder
        }
        do throws(RootFolder.Failure) {
            let descriptor = try RootFolder(FilePath(root).resolved.string).open(FilePath(file.path).resolved.string)
            try? descriptor.close()
        } catch .outside {
            throw QuoinError(
                .wrongInput, "\"\(path)\" is outside the folder that templates are read from; --root names another")
        } catch {
            // What is wrong within the folder is found when the document is read.
        }
    }

    private func template(_ document: SourceNode, byteCount: Int) throws(QuoinError) -> Template {
        let limits = worker.limits
        guard byteCount <= limits.documentBytes else {
            let excess = limits.excess(\.documentBytes, "the job has \(byteCount) bytes")
            throw QuoinError(.limitPassed, "\(excess)")
        }
        let resources = NotedResources(for: worker.files, limits: limits)
        let template: Document.Template
        do throws(DocumentError) {
            template = try Document.Template(document, of: "", resources: resources, limits: limits)
        } catch {
            throw QuoinError(error, in: worker.files)
        }
        return Template(
            template: template, file: worker.files, text: Self.digits { $0.add(document) }, resources: resources,
            sources: resources.takeNotes())
    }
}
