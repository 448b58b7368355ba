import Quoin
import QuoinSystem
import SystemPackage

/// The documents of jobs. Those that jobs name by a path are read once, and again when the file changes.
final class WorkerTemplates {
    private let files: DocumentFile
    private let limits: Limits
    private var kept: [String: Template] = [:]
    private var keptBytes = 0

    private struct Template {
        var document: Document
        var file: DocumentFile
        var fingerprint: FileFingerprint
    }

    /// The most templates that are kept, and the most bytes of their files. When there are more, all are dropped.
    private static let largestCount = 64
    private static let largestSize = 16 << 20

    /// - Parameter files: the files that jobs may read; its folder is the one that paths of templates are relative to.
    init(_ files: DocumentFile, _ limits: Limits) {
        (self.files, self.limits) = (files, limits)
    }

    /// The document of a job, and the file that paths in it are relative to.
    ///
    /// - Throws: a ``QuoinError`` with all errors of the document.
    func document(of job: WorkerJob) throws(QuoinError) -> (Document, DocumentFile) {
        switch job.source {
        case .template(let path):
            let template = try template(at: path)
            return (template.document, template.file)
        case .document(let value):
            return (try document(value), files)
        }
    }

    private func template(at path: String) throws(QuoinError) -> Template {
        let file = DocumentFile(path: FilePath(files.folder).pushing(FilePath(path)).string, access: files.access)
        let fingerprint = FileFingerprint(at: file.path)
        if let known = kept[path], known.fingerprint == fingerprint { return known }
        try checkPlace(of: file, named: path)
        let document = try file.read(limits: limits)
        // A file that is gone was an error.
        guard let fingerprint else { return try template(at: path) }
        let template = Template(document: document, file: file, fingerprint: fingerprint)
        if kept.count >= Self.largestCount || keptBytes > Self.largestSize { (kept, keptBytes) = ([:], 0) }
        kept[path] = template
        keptBytes += Int(fingerprint.size)
        return template
    }

    /// Throws an error if a template is not among the files that jobs may read.
    private func checkPlace(of file: DocumentFile, named path: String) throws(QuoinError) {
        let root: String
        switch files.access {
        case .allFiles: return
        case .noFiles: throw QuoinError(.wrongInput, "\(file.name): error: files are not read here")
        case .below(let folder): root = folder
        case .ownFolder: root = files.folder
        }
        do throws(RootFolder.Failure) {
            let descriptor = try RootFolder(FilePath(root).resolved.string).open(FilePath(file.path).resolved.string)
            try? descriptor.close()
        } catch .outside {
            throw QuoinError(
                .wrongInput, "\(file.name): error: is outside the folder that files are read from; --root names another"
            )
        } catch {
            // What is wrong within the folder is found when the document is read.
        }
    }

    private func document(_ value: DocumentValue) throws(QuoinError) -> Document {
        guard value.permits(value.reading.text.utf8.count, \.documentBytes, "the job has more bytes") else {
            throw QuoinError(.limitPassed, value.reading.diagnostics.map(\.withoutPlace), in: "job")
        }
        do {
            return try Document(
                value.node, of: value.reading.text, resources: files.resources(limits), limits: limits)
        } catch {
            throw QuoinError(error.cause, error.diagnostics.map(\.withoutPlace), in: "document")
        }
    }
}
