import Quoin
import QuoinDocument
import QuoinFiles
import QuoinSystem

/// Reads a document once for each row of data, on several threads.
struct RowRun: Sendable {
    /// The document, for messages.
    var file: DocumentFile
    var template: Document.Template
    var names: RowNames
    var options: RenderingOptions
    /// How many rows are processed at a time; by default, the number of processors.
    var workers: Int?

    /// A row that is processed.
    struct Item {
        let row: DataRow
        /// The path of its picture below the output folder.
        let path: String
        fileprivate let run: RowRun

        /// Reads the document with the values of the row.
        ///
        /// - Parameter log: records what this picture is drawn from.
        func document(logging log: ResourceLog? = nil) throws(QuoinError) -> Document {
            try run.document(of: row, logging: log)
        }
    }

    /// Processes one row.
    typealias Process = @Sendable (Item, DocumentRenderer, inout RenderOutcome) throws(QuoinError) -> Void

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
                case .failure(let error): report.add(RowOutcome(failure: error), at: row.index)
                case .success(let (data, path)):
                    var outcome = RenderOutcome()
                    do throws(QuoinError) {
                        try process(Item(row: data, path: path, run: self), renderer, &outcome)
                    } catch {
                        outcome.failure = error
                    }
                    report.add(RowOutcome(outcome, row: data, in: name), at: row.index)
                }
            }
        }
        try queue.checkEnd()
    }

    private func document(of row: DataRow, logging log: ResourceLog?) throws(QuoinError) -> Document {
        var template = template
        if let log { template = template.logging(log, of: file, options.limits) }
        return try QuoinError.naming(file.name) { () throws(QuoinError) in
            try template.document(template.arguments(row, besides: names.columns))
        }
    }
}

/// The outcome of a row.
struct RowOutcome: Sendable {
    /// The pictures with the SHA-256 of each file, and their keys if they are kept or named by these.
    var pictures: [(path: String, digest: String, key: PictureKey?)] = []
    /// Whether the pictures are those of an earlier run.
    var isCached = false
    /// The warnings and errors, each with the row in it.
    var warnings: [String] = []
    var failure: QuoinError?

    init(failure: QuoinError) {
        self.failure = failure
    }

    init(_ outcome: RenderOutcome, row: DataRow, in name: String) {
        pictures = zip(outcome.pictures, outcome.digests).enumerated().map { index, picture in
            (picture.0, picture.1, outcome.keys.isEmpty ? nil : outcome.keys[index])
        }
        isCached = outcome.isCached
        // A message with a place in the data names the row already.
        func named(_ message: String) -> String {
            message.hasPrefix(name + ":")
                ? message : "\(name):\(row.fields.place.line): row \(row.number ?? 1): \(message)"
        }
        warnings = outcome.warnings.map(named)
        failure = outcome.failure.map { QuoinError($0.kind, $0.messages.map(named), keys: $0.keys) }
    }
}
