import Quoin
import QuoinDocument
import QuoinFiles
import Synchronization

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
        /// The names so far, as hashes: a million of them take 16 megabytes.
        var known: Set<Int> = []
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
        let result = state.withLock { state in Result { () throws(QuoinError) in try state.data.checkEnd() } }
        try result.get()
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
            guard names.areDistinct || state.known.insert(key.hashValue).inserted else {
                throw QuoinError("an earlier row has the name \"\(path)\" too")
            }
            return (row, path)
        }
    }
}
