import QuoinFiles
import QuoinSystem

/// A request for a picture: an object of JSON on one line.
struct WorkerJob {
    /// The path of a document, or a document.
    enum Source {
        case template(String)
        case document(SourceNode)
    }

    /// Where the picture goes.
    enum Target: String, CaseIterable {
        /// Into the folder of the worker, named by its key.
        case file
        /// Into the result, in Base64.
        case inline
        /// Nowhere: the result has its digest.
        case digest
    }

    var source: Source
    /// The values of the document's parameters; `nil` for their examples.
    var data: DataRow?
    /// Properties that replace those of the document's canvas.
    var canvas: DocumentValue?
    var format = Picture.Format.png
    var target: Target
    /// The processor time after which the picture is late.
    var deadline: Duration?
    /// The size of its line.
    let byteCount: Int

    /// The largest deadline: a day, in milliseconds.
    static let largestDeadline = 86_400_000

    /// The place of values in jobs. Results do not name places within a line of JSON.
    static let file = SourceFile(ofData: "job")

    /// Reads a job.
    ///
    /// - Parameter files: whether the worker writes files.
    /// - Throws: a ``QuoinError`` with all that is wrong.
    init(_ line: [UInt8], limits: Limits, files: Bool) throws(QuoinError) {
        byteCount = line.count
        let fields = try WorkerJobHead.fields(of: line)
        let reading = DocumentReading("", limits: limits)
        let value = DocumentValue(node: .mapping(fields), path: .root, reading: reading)
        guard let mapping = value.mapping() else { throw Self.error(reading) }
        _ = mapping["id"]
        canvas = mapping["canvas"]
        if let value = mapping["data"], value.mapping() != nil { data = value.node.mapping.map { DataRow($0) } }
        if let value = mapping["format"] { format = value.choice(Picture.Format.self) ?? format }
        target = mapping["to"].flatMap { $0.choice(Target.self) } ?? (files ? .file : .inline)
        deadline = mapping["deadlineMs"].flatMap { $0.integer(1...Self.largestDeadline) }.map { .milliseconds($0) }
        switch (mapping["template"], mapping["document"]) {
        case (let template?, nil): source = .template(template.string() ?? "")
        case (nil, let document?): source = .document(document.node)
        default:
            value.report("a job has either \"template\", the path of a document, or \"document\"")
            source = .template("")
        }
        if target == .file, !files {
            value.report("\"to\" is file, and the worker was started without --output-dir")
        }
        mapping.finish()
        guard reading.diagnostics.isEmpty else { throw Self.error(reading) }
    }

    private static func error(_ reading: DocumentReading) -> QuoinError {
        QuoinError(reading.diagnostics, in: file.name)
    }
}

/// What the supervisor reads of a job.
struct WorkerJobHead {
    var id: JobID
    /// The deadline, if it is one.
    var deadline: Duration?

    /// Reads a line.
    ///
    /// - Throws: a ``QuoinError`` if it is not JSON, or has no name.
    init(_ line: [UInt8]) throws(QuoinError) {
        let fields = try Self.fields(of: line)
        guard case .scalar(let name)? = fields["id"] else {
            throw QuoinError("a job has an \"id\", a text or a whole number")
        }
        if name.style != .plain {
            id = .text(name.string)
        } else if let number = Int(name.string) {
            id = .number(number)
        } else {
            throw QuoinError("\"id\" is a text or a whole number, not \(name.string)")
        }
        if let value = fields["deadlineMs"]?.plainText.flatMap({ Int($0) }), 1...WorkerJob.largestDeadline ~= value {
            deadline = .milliseconds(value)
        }
    }

    /// The values of a line by their names.
    ///
    /// - Throws: a ``QuoinError`` if it is not an object in JSON.
    static func fields(of line: [UInt8]) throws(QuoinError) -> SourceNode.Mapping {
        try QuoinError.changing {
            QuoinError("a job is an object of JSON on one line: \($0.message)")
        } _: { () throws(QuoinError) in
            try DataRow(json: line, at: SourcePlace(line: 1, column: 1, in: WorkerJob.file)).fields
        }
    }
}

/// The name that a job's sender gave it. Its result has the same.
enum JobID: Codable, Hashable, Sendable {
    case text(String)
    case number(Int)
    /// The name of a line that is no job.
    case unknown

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .unknown
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .number(try container.decode(Int.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .unknown: try container.encodeNil()
        }
    }
}

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
