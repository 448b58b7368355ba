import Quoin
import QuoinDocument

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
