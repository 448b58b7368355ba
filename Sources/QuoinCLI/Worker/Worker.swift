import QuoinFiles
import QuoinSystem

/// How a worker draws: what its supervisor and the processes that draw have in common.
struct Worker: Sendable {
    /// The files that jobs may read. Paths of templates, and of images in documents of jobs, are relative to its folder.
    var files: DocumentFile
    /// How documents are drawn.
    var options: RenderingOptions
    /// Whether jobs come from strangers.
    var isConfined: Bool
    /// The folder into which pictures are written; `nil` if there is none.
    var outputFolder: String?
    /// What all pictures depend on.
    var stack: DrawingStack

    /// The most bytes of a line with a job.
    static let lineLimit = 16 << 20

    /// - Parameter access: what jobs may read; `nil` for the working folder.
    init(
        access: DocumentFile.Access?, options: RenderingOptions, isConfined: Bool, outputFolder: String?,
        stack: DrawingStack
    ) {
        var folder = "."
        if case .below(let root) = access { folder = root }
        files = DocumentFile(
            path: FilePath(folder).appending("document").string, access: access ?? .below(folder))
        (self.options, self.stack) = (options, stack)
        (self.isConfined, self.outputFolder) = (isConfined, outputFolder)
    }

    /// The worker that another process draws for; `nil` for another request.
    init?(_ request: ChildRequest) {
        guard case .jobs(let isConfined, let outputFolder, let stack) = request.task else { return nil }
        (files, options, self.stack) = (request.file, request.options, stack)
        (self.isConfined, self.outputFolder) = (isConfined, outputFolder)
    }

    /// The request that a process which draws begins with.
    var request: ChildRequest {
        ChildRequest(.jobs(isConfined: isConfined, outputFolder: outputFolder, stack: stack), of: files, options)
    }

    var fonts: [String] { options.fonts }
    var limits: Limits { options.limits }
}

/// The description of a worker, which it writes before it reads the first job.
struct WorkerHandshake: Encodable {
    /// The version of the protocol.
    var `protocol` = 1
    /// The version of Quoin.
    var version = ProgramVersion.number
    /// See ``WorkerFingerprint``.
    var fingerprint: String
    var formats = Picture.Format.allCases.map(\.rawValue)
    var limits: Limits
    /// The most bytes of a line with a job.
    var lineBytes = Worker.lineLimit

    /// - Throws: a ``QuoinError`` if a font cannot be read.
    init(_ worker: Worker) throws(QuoinError) {
        fingerprint = try WorkerFingerprint(worker.stack, fonts: worker.fonts).digits
        limits = worker.limits
    }
}

/// What all pictures of a process depend on besides jobs and their files. Processes with the same fingerprint draw the same
/// pictures.
struct WorkerFingerprint {
    /// The SHA-256 of all of it.
    let digits: String

    /// - Parameter folders: those with fonts in addition to the default set.
    /// - Throws: a ``QuoinError`` if a font cannot be read.
    init(_ stack: DrawingStack, fonts folders: [String] = []) throws(QuoinError) {
        var fields = FieldWriter()
        fields.add(stack.digits)
        for folder in folders {
            for path in try FontSources.files(at: folder) {
                fields.add(String(path.dropFirst(folder.count)))
                fields.add(try QuoinError.wrapping { try SHA256.digits(ofFile: path) })
            }
        }
        digits = SHA256.digits(of: fields.bytes)
    }
}
