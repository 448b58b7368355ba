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

/// The path of a picture in a folder of pictures that are named by their keys: `ab/cdef….png`.
struct StorePath: Hashable, Sendable {
    let text: String

    private static let digits = 64

    init(_ key: PictureKey, _ format: Picture.Format) {
        text = "\(key.path).\(format.rawValue)"
    }

    /// A path that may be one of such a folder; `nil` for any other.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, Picture.Format(rawValue: String(parts[1])) != nil,
            case let folders = parts[0].utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false),
            folders.map(\.count) == [2, Self.digits - 2],
            folders.joined().allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        self.text = text
    }
}

// MARK: - Files

extension StorePath {
    /// The picture in a folder; `nil` if there is none, if it is not the one that was written, or if this process may not read it.
    func content(in folder: String) -> [UInt8]? {
        guard let content = try? FileDescriptor.content(at: FilePath(folder).appending(text).string),
            let line = try? FileDescriptor.content(at: FilePath(folder).appending(checksumText).string, limit: 256),
            line == checksum(of: content)
        else { return nil }
        return content
    }

    /// Writes the picture into a folder, and then its digest beside it.
    ///
    /// - Throws: a ``QuoinError`` with the reason why a file cannot be written.
    func write(_ content: [UInt8], in folder: String) throws(QuoinError) {
        try OutputFile.file(FilePath(folder).appending(text).string).write(content, waitingForDisk: true)
        try OutputFile.file(FilePath(folder).appending(checksumText).string).write(checksum(of: content))
    }

    private var checksumText: String { "\(text).sha256" }

    /// The line that `sha256sum` writes. The file's name is in it, so that it fits no other picture.
    private func checksum(of content: [UInt8]) -> [UInt8] {
        let name = FilePath(text).lastComponent?.string ?? text
        return Array("\(SHA256.digits(of: content))  \(name)\n".utf8)
    }
}
