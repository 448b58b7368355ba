import Quoin

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A picture that a worker is asked for: an object of JSON on one line.
struct WorkerJob {
    /// The path of a document, or a document.
    enum Source {
        case template(String)
        case document(DocumentValue)
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
    /// Properties that replace those of the document's canvas.
    var canvas: DocumentValue?
    var format = PictureFormat.png
    var target: Target
    /// The processor time after which the picture is late.
    var deadline: Duration?

    /// The largest deadline: a day, in milliseconds.
    static let largestDeadline = 86_400_000

    /// Reads a job.
    ///
    /// - Parameters:
    ///   - line: JSON that ``WorkerJobHead`` has accepted.
    ///   - files: whether the worker writes files.
    /// - Throws: a ``QuoinError`` with all that is wrong.
    init(_ line: String, limits: Limits, files: Bool) throws(QuoinError) {
        let text = JSONEscapes.joiningSurrogates(in: line)
        let root: SourceNode?
        do {
            root = try SourceNode.parsing(text)
        } catch {
            throw QuoinError(.wrongInput, [Diagnostic(error.message, path: "", place: nil)], in: "job")
        }
        let reading = DocumentReading(text, limits: limits)
        let value = root.map { DocumentValue(node: $0, path: .root, reading: reading) }
        guard let value, let mapping = value.mapping() else { throw Self.error(reading) }
        _ = mapping["id"]
        canvas = mapping["canvas"]
        if let value = mapping["format"] { format = value.choice(PictureFormat.self) ?? format }
        target = mapping["to"].flatMap { $0.choice(Target.self) } ?? (files ? .file : .inline)
        deadline = mapping["deadlineMs"].flatMap { $0.integer(1...Self.largestDeadline) }.map { .milliseconds($0) }
        switch (mapping["template"], mapping["document"]) {
        case (let template?, nil): source = .template(template.string() ?? "")
        case (nil, let document?): source = .document(document)
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
        QuoinError(.wrongInput, reading.diagnostics.map(\.withoutPlace), in: "job")
    }
}

/// What the supervisor reads of a job.
struct WorkerJobHead: Decodable {
    var id: JobID
    /// The deadline, if it is one.
    var deadline: Duration?

    private enum CodingKeys: String, CodingKey {
        case id, deadlineMs
    }

    /// Why a line is no job.
    struct Failure: Error {
        var message: String
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(JobID.self, forKey: .id)
        guard let value = try? container.decode(Int.self, forKey: .deadlineMs) else { return }
        if (1...WorkerJob.largestDeadline).contains(value) { deadline = .milliseconds(value) }
    }

    /// Reads a line.
    init(_ line: [UInt8]) throws(Failure) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(line))
        } catch DecodingError.keyNotFound {
            throw Failure(message: "a job has an \"id\"")
        } catch DecodingError.typeMismatch(_, let context) {
            let isID = context.codingPath.last?.stringValue == CodingKeys.id.stringValue
            throw Failure(
                message: isID ? "\"id\" is a text or a whole number" : "a job is an object of JSON on one line")
        } catch {
            throw Failure(message: "the line is not JSON")
        }
    }
}

/// The name that a job's sender gave it. Its result has the same.
enum JobID: Codable, Hashable, Sendable {
    case text(String)
    case number(Int)
    /// That of a line that is no job.
    case unknown

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if container.decodeNil() {
            self = .unknown
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "")
            throw DecodingError.typeMismatch(JobID.self, context)
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
