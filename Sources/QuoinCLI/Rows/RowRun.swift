import Quoin
import QuoinSystem

/// Reads a document once for each row of data, on several threads.
struct RowRun: Sendable {
    /// The document, for messages.
    var file: DocumentFile
    var template: Document.Template
    var names: RowNames
    var options: CanvasOverrides
    /// How many rows are processed at a time; by default, the number of processors.
    var workers: Int?

    /// Processes one row: its document, and the path of its picture below the output folder.
    typealias Process = @Sendable (Document, String, DocumentRenderer, inout RenderOutcome) throws(QuoinError) -> Void

    /// Processes all rows, and reports each in its order.
    ///
    /// - Throws: a ``QuoinError`` for data that cannot be read to its end.
    func run(_ data: sending DataFile, _ report: RowReport, _ process: @escaping Process) throws(QuoinError) {
        let name = data.name
        let queue = RowQueue(data, template, names)
        WorkerThreads.run(workers ?? WorkerThreads.processorCount, stackSize: DocumentRenderer.stackSize) {
            let renderer = DocumentRenderer(options: options)
            while let row = queue.take() {
                switch row.content {
                case .failure(let error): report.note(RowOutcome(failure: error), at: row.index)
                case .success(let (data, path)):
                    var outcome = RenderOutcome()
                    do throws(QuoinError) {
                        try process(try document(of: data), path, renderer, &outcome)
                    } catch {
                        outcome.failure = error
                    }
                    report.note(RowOutcome(outcome, row: data, in: name), at: row.index)
                }
            }
        }
        try queue.checkEnd()
    }

    private func document(of row: DataRow) throws(QuoinError) -> Document {
        do {
            return try template.document(template.arguments(row, besides: names.columns))
        } catch {
            throw QuoinError(error, named: file.name)
        }
    }
}

/// What became of a row.
struct RowOutcome: Sendable {
    /// The pictures, and the SHA-256 of each.
    var pictures: [(path: String, digest: String)] = []
    /// The warnings and errors, each with the row in it.
    var warnings: [String] = []
    var failure: QuoinError?

    init(failure: QuoinError) {
        self.failure = failure
    }

    init(_ outcome: RenderOutcome, row: DataRow, in name: String) {
        pictures = Array(zip(outcome.pictures, outcome.digests))
        // What has its place in the data names the row already.
        func named(_ message: String) -> String {
            message.hasPrefix(name + ":")
                ? message : "\(name):\(row.fields.place.line): row \(row.number ?? 1): \(message)"
        }
        warnings = outcome.warnings.map(named)
        failure = outcome.failure.map { QuoinError($0.cause, $0.messages.map(named), keys: $0.keys) }
    }
}
