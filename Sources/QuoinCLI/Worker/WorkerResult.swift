import Quoin
import QuoinFiles
import QuoinSystem

/// The outcome of a job: an object of JSON on one line.
struct WorkerResult: Codable, Hashable, Sendable {
    /// How a job ended.
    enum Status: String, Codable, Sendable {
        case ok
        /// The job, its document or its data are wrong.
        case invalid
        /// A limit was passed.
        case limit
        /// The picture was late.
        case deadline
        /// Quoin or a library has a defect, or the file could not be written.
        case `internal`
    }

    /// An error or a warning.
    struct Problem: Codable, Hashable, Sendable {
        /// The number of the job's line on standard input, from 1.
        var row: Int?
        /// The file, if it is not the template itself.
        var file: String?
        /// The place in the file, from 1.
        var line: Int?
        var column: Int?
        /// The path in the document or in the job.
        var path: String?
        var message: String

        init(_ message: String) { self.message = message }

        init(_ diagnostic: Diagnostic) {
            if let place = diagnostic.place, place.file !== WorkerJob.file {
                (file, line, column) = (place.file?.name, place.line, place.column)
            }
            path = diagnostic.path.isEmpty ? nil : diagnostic.path.printable(upTo: Diagnostic.longestPart)
            message = diagnostic.message.printable(upTo: Diagnostic.longestPart)
        }
    }

    var id = JobID.unknown
    var status: Status
    /// The key of the picture, which names its file.
    var key: String?
    /// The digest of the file.
    var digest: String?
    /// The size of the file.
    var bytes: Int?
    /// The path of the file below the folder of the worker.
    var path: String?
    /// The file in Base64.
    var content: String?
    /// Whether the file was there already, and nothing was drawn.
    var cached: Bool?
    /// The warnings of the drawing; `nil` if nothing was drawn.
    var warnings: [Problem]?
    /// How long the job took, in milliseconds.
    var ms: Double?
    /// Whether the same job may succeed at another time or on another machine.
    var retryable: Bool?
    var errors: [Problem]?

    /// A picture.
    ///
    /// - Parameter warnings: `nil` if the file was there already.
    init(_ file: [UInt8], _ key: PictureKey, _ job: WorkerJob, warnings: [Diagnostic]?) {
        (status, self.key, bytes, digest) = (.ok, key.digits, file.count, SHA256.digits(of: file))
        if job.target == .file { path = StorePath(key, job.format).text }
        (cached, self.warnings) = (warnings == nil, warnings?.map(Problem.init))
    }

    /// A job that failed.
    init(_ status: Status, _ errors: [Problem], retryable: Bool = false) {
        (self.status, self.errors, self.retryable) = (status, errors, retryable)
    }

    /// A job that failed with an error.
    ///
    /// - Parameter isLate: whether the limit that was passed is the deadline of the job.
    init(_ error: QuoinError, isLate: Bool) {
        let status: Status =
            switch error.kind {
            case .wrongInput: .invalid
            case .limitPassed: isLate ? .deadline : .limit
            case .internalError: .internal
            }
        let errors = error.diagnostics.filter { $0.severity == .error }.map(Problem.init)
        self.init(status, errors.isEmpty ? error.messages.map { Problem($0) } : errors)
    }

    /// Makes the result that of a failed job, with the same name.
    mutating func fail(_ status: Status, _ errors: [Problem], retryable: Bool = false) {
        let id = id
        self = WorkerResult(status, errors, retryable: retryable)
        self.id = id
    }

    /// Names the line of the job in each error.
    mutating func number(from row: Int) {
        for index in (errors ?? []).indices { errors?[index].row = row }
    }

    /// The result as a line of JSON, without its line feed.
    var line: [UInt8] { JSONText.line(of: self) }
}
