import Quoin
import QuoinSystem
import Synchronization

/// Reports the outcomes of rows in their order: messages, up to a limit, and a line of the manifest for each row.
final class RowReport: Sendable {
    private let limits: Limits
    private let folder: String
    private let state: Mutex<State>
    private let progress = ProgressLine()

    private struct State {
        /// Outcomes before which rows are still missing.
        var waiting: [Int: RowOutcome] = [:]
        var next = 0
        var manifest: Manifest?
        var drawn = 0
        var faulty = 0
        /// How many errors and warnings there were, printed or not.
        var errors = 0
        var warnings = 0
        var kinds: Set<QuoinError.Kind> = []
        var keys: Set<String> = []
        var manifestError: QuoinError?
    }

    /// - Parameter folder: the folder of the pictures, to which the paths in the manifest are relative.
    init(_ manifest: Manifest?, folder: String, _ limits: Limits) {
        (self.limits, self.folder) = (limits, folder)
        state = Mutex(State(manifest: manifest))
    }

    /// Records the outcome of a row, on any thread.
    ///
    /// - Parameter index: the position of the row, from 0.
    func add(_ outcome: RowOutcome, at index: Int) {
        state.withLock { state in
            state.waiting[index] = outcome
            while let outcome = state.waiting.removeValue(forKey: state.next) {
                report(outcome, &state)
                state.next += 1
            }
            progress.show("\(state.next) rows, \(state.faulty) faulty")
        }
    }

    private func report(_ outcome: RowOutcome, _ state: inout State) {
        state.drawn += outcome.pictures.count
        for warning in outcome.warnings {
            if state.warnings < limits.errors { show(warning) }
            state.warnings += 1
        }
        if let failure = outcome.failure {
            state.faulty += 1
            state.kinds.insert(failure.kind)
            state.keys.formUnion(failure.keys)
            for message in failure.messages {
                if state.errors < limits.errors { show(message) }
                state.errors += 1
            }
        }
        guard state.manifestError == nil else { return }
        do {
            try state.manifest?.add(outcome, row: state.next + 1, below: folder)
        } catch {
            state.manifestError = error
        }
    }

    private func show(_ message: String) {
        progress.clear()
        Terminal.printMessage(message)
    }

    /// Ends the report with the numbers of messages that were not printed and of pictures that were drawn.
    ///
    /// - Throws: a ``QuoinError`` if a row was faulty, or if the manifest cannot be written.
    ///
    /// - Parameter isStrict: whether a warning is an error.
    func finish(failingOnWarnings isStrict: Bool) throws(QuoinError) {
        try state.withLock { state throws(QuoinError) in try finish(&state, isStrict) }
    }

    private func finish(_ state: inout State, _ isStrict: Bool) throws(QuoinError) {
        progress.clear()
        for (count, kind) in [(state.warnings, "warnings"), (state.errors, "errors")] where count > limits.errors {
            Terminal.printMessage("\(limits.excess(\.errors, "there are \(count - limits.errors) more \(kind)"))")
        }
        if progress.isTerminal, state.drawn + state.faulty > 0 {
            let faulty = state.faulty == 0 ? "" : ", \(state.faulty) of \(state.next) rows are faulty"
            Terminal.printMessage("\(state.drawn) pictures drawn" + faulty)
        }
        if let error = state.manifestError { throw error }
        try state.manifest?.finish()
        if isStrict, state.warnings > 0 { state.kinds.insert(.wrongInput) }
        // The messages were printed.
        try QuoinError.throwAll(state.kinds.map { QuoinError($0, printing: [], keys: state.keys) })
    }
}

/// A file with a line of JSON for each row: its number, its pictures with their digests, and its messages.
struct Manifest {
    private let file: FileDescriptor
    private let name: String
    private var buffer: [UInt8] = []

    private static let partSize = 1 << 16

    /// A line.
    private struct Line: Encodable {
        var row: Int
        var pictures: [Picture]
        var cached: Bool?
        var warnings: [String]
        var errors: [String]

        struct Picture: Encodable {
            var file: String
            var digest: String
            var key: String?
        }
    }

    /// - Parameter path: `-` for standard output.
    init(_ path: String) throws(QuoinError) {
        name = path == "-" ? "<standard output>" : path
        file = try QuoinError.wrapping(in: name, "cannot be written") {
            let path = FilePath(path)
            if path == "-" { return .standardOutput }
            if !path.removingLastComponent().isEmpty { try path.removingLastComponent().makeFolder() }
            return try .open(
                path, .writeOnly, options: [.create, .truncate, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
        }
    }

    /// Whether there is no file at a path, an empty one, a device, or a file that begins as a manifest does.
    static func mayReplaceFile(at path: String) -> Bool {
        guard (try? FileKind(at: path)) == .file, let file = try? FileDescriptor.open(FilePath(path), .readOnly) else {
            return true
        }
        defer { try? file.close() }
        var first: UInt8 = 0
        let count = (try? withUnsafeMutableBytes(of: &first) { try file.read(into: $0) }) ?? 0
        return count == 0 || first == UInt8(ascii: "{")
    }

    /// Adds a row.
    ///
    /// - Parameter folder: the one to which paths are relative.
    mutating func add(_ outcome: RowOutcome, row: Int, below folder: String) throws(QuoinError) {
        let line = Line(
            row: row,
            pictures: outcome.pictures.map { picture in
                let path =
                    picture.path.hasPrefix(folder + "/") ? picture.path.dropFirst(folder.count + 1) : picture.path[...]
                return Line.Picture(file: String(path), digest: picture.digest, key: picture.key?.digits)
            }, cached: outcome.isCached ? true : nil, warnings: outcome.warnings,
            errors: outcome.failure?.messages ?? [])
        try QuoinError.wrapping(in: name, "cannot be written") {
            buffer += try JSONText.text(of: line, isCompact: true).utf8
        }
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count >= Self.partSize { try write() }
    }

    mutating func finish() throws(QuoinError) { try write() }

    private mutating func write() throws(QuoinError) {
        _ = try QuoinError.wrapping(in: name, "cannot be written") { try file.writeAll(buffer) }
        buffer.removeAll(keepingCapacity: true)
    }
}
