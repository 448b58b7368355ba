import QuoinFiles
import QuoinSystem
import Synchronization

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
    /// - Throws: a ``QuoinError`` for data that cannot be read completely.
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
    /// The pictures with the SHA-256 of each file for a manifest, and their keys if they are kept or named by these.
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
        pictures = outcome.pictures.enumerated().map { index, path in
            let (digests, keys) = (outcome.digests, outcome.keys)
            return (path, digests.isEmpty ? "" : digests[index], keys.isEmpty ? nil : keys[index])
        }
        isCached = outcome.isCached
        // A problem with a place in the data names the row already.
        func named(_ problem: QuoinError.Problem) -> String {
            let row = problem.file == name ? "" : "\(name):\(row.fields.place.line): row \(row.number ?? 1): "
            return row + problem.text
        }
        warnings = outcome.warnings.map(named)
        failure = outcome.failure.map { QuoinError($0.kind, printing: $0.problems.map(named), keys: $0.keys) }
    }
}

/// Gives rows of data to several threads, each with the name of its picture.
final class RowQueue: Sendable {
    private let names: RowNames
    private let template: Document.Template
    private let name: String
    private let state: Mutex<State>

    private struct State {
        var data: DataFile
        /// How many rows were taken.
        var count = 0
        /// The names so far, as digests that are the same in every run: a million of them take 16 megabytes.
        var known: Set<UInt64> = []
    }

    /// A row that a thread draws.
    struct Row {
        /// The position in the data, from 0.
        var index: Int
        /// The row, and the path of its picture below the output folder; or what is wrong with it.
        var content: Result<(row: DataRow, path: String), QuoinError>
    }

    init(_ data: sending DataFile, _ template: Document.Template, _ names: RowNames) {
        (self.names, self.template, name) = (names, template, data.name)
        state = Mutex(State(data: data))
    }

    /// The next row; `nil` at the end.
    func take() -> Row? {
        state.withLock { state in
            guard let next = state.data.next() else { return nil }
            defer { state.count += 1 }
            return Row(index: state.count, content: Result { () throws(QuoinError) in try named(next, &state) })
        }
    }

    /// Throws an error if the data could not be read to its end.
    func checkEnd() throws(QuoinError) {
        try state.withLock { state throws(QuoinError) in try state.data.checkEnd() }
    }

    private func named(
        _ next: Result<DataRow, QuoinError>, _ state: inout State
    ) throws(QuoinError) -> (row: DataRow, path: String) {
        let row = try QuoinError.naming(name) { () throws(QuoinError) in try next.get() }
        return try QuoinError.changing {
            QuoinError([row.problem($0.message)], in: name)
        } _: { () throws(QuoinError) in
            let path = try names.path(of: row) { template.defaultText(of: $0) }
            #if canImport(Darwin)
                // Its file systems do not distinguish case.
                let key = path.lowercased()
            #else
                let key = path
            #endif
            let digest = UInt64(SHA256.digits(of: key.utf8).prefix(16), radix: 16) ?? 0
            guard names.areDistinct || state.known.insert(digest).inserted else {
                throw QuoinError("an earlier row has the name \"\(path)\" too")
            }
            return (row, path)
        }
    }
}

/// The names of the pictures of rows: a pattern such as `{category}/{slug}`, where `{row}` is the number of the row.
struct RowNames: Sendable {
    private let parts: [Part]

    private enum Part: Hashable, Sendable {
        case text(String)
        case value(String)
    }

    /// The name of the number of the row, which needs no column.
    private static let number = "row"

    static let `default` = "{row}"

    /// - Throws: a ``QuoinError`` for a brace without its other one.
    init(_ pattern: String) throws(QuoinError) {
        var parts: [Part] = []
        var rest = pattern[...]
        while !rest.isEmpty {
            let text = rest.prefix { $0 != "{" && $0 != "}" }
            if !text.isEmpty { parts.append(.text(String(text))) }
            rest = rest.dropFirst(text.count)
            guard !rest.isEmpty else { break }
            guard rest.first == "{", let end = rest.firstIndex(of: "}"), rest.index(after: rest.startIndex) < end else {
                throw QuoinError(
                    "--name \(pattern): braces have the name of a column between them, as in {column}")
            }
            parts.append(.value(String(rest[..<end].dropFirst())))
            rest = rest[rest.index(after: end)...]
        }
        self.parts = parts
    }

    /// The columns or keys whose values are in names.
    var columns: Set<String> {
        Set(parts.compactMap { if case .value(let name) = $0, name != Self.number { name } else { nil } })
    }

    /// Whether each row has a different name, by its number.
    var areDistinct: Bool { parts.contains(.value(Self.number)) }

    /// The path of a row's picture below the output folder, without its extension.
    ///
    /// - Parameter fallback: the value of a parameter that the row does not have.
    /// - Throws: an error for a value that is missing, and for one that leads out of the folder.
    func path(of row: DataRow, fallback: (String) -> String?) throws(QuoinError) -> String {
        var path = ""
        for part in parts {
            switch part {
            case .text(let text): path += text
            case .value(Self.number): path += "\(row.number ?? 1)"
            case .value(let name):
                guard let value = row.text(of: name) ?? fallback(name) else {
                    throw QuoinError("--name needs \"\(name)\", which is missing")
                }
                guard !value.contains("/"), !value.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
                    throw QuoinError("\"\(value)\" cannot be in the name of a file; it is \"\(name)\"")
                }
                path += value
            }
        }
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        guard components.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
            throw QuoinError("\"\(path)\" is not the name of a file in the output folder")
        }
        return path
    }
}
