import Quoin
import QuoinSystem
import Synchronization

/// The files that a result is made from, except the document: all that were looked up, whether they exist or not.
struct InputFiles: Codable, Hashable, Sendable {
    /// The sources that were looked up, with names in place of paths, sorted.
    var sources: [DocumentSource] = []
    /// The states of the sources' files, by name, if they can be recognized by their fingerprints.
    var states: [String: FileDigests.State] = [:]
}

/// The folder of a document. Files that the document is drawn from have names relative to it, which are the same in each copy of
/// a project.
struct DocumentFolder: Hashable, Sendable {
    /// The absolute path as it is written, and with symbolic links resolved. Files are logged by either.
    private let written: FilePath
    private let resolved: FilePath
    /// The resolved path with a slash at its end.
    private let prefix: String

    init(_ folder: String) {
        (written, resolved) = (FilePath(folder).absolute, FilePath(folder).resolved)
        prefix = resolved.components.isEmpty ? resolved.string : resolved.string + "/"
    }

    /// The name of a file: `../images/a.png`.
    func name(of file: String) -> String {
        // A path that was made from a name.
        if file.utf8.starts(with: prefix.utf8) { return String(file.utf8.dropFirst(prefix.utf8.count)) ?? file }
        let path = FilePath(file).absolute
        var rest = path
        if rest.removePrefix(written) || rest.removePrefix(resolved) { return rest.string }
        let (own, other) = (Array(resolved.components), Array(path.components))
        let common = zip(own, other).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: own.count - common) + other[common...].map(\.string)
        return steps.joined(separator: "/")
    }

    /// A source with its name in place of its path.
    func named(_ source: DocumentSource) -> DocumentSource {
        DocumentSource(kind: source.kind, path: name(of: source.path))
    }

    /// The source with a name.
    func source(_ named: DocumentSource) -> DocumentSource {
        DocumentSource(kind: named.kind, path: path(of: named.path))
    }

    /// The path of a file with a name.
    func path(of name: String) -> String {
        name.hasPrefix("..") ? resolved.pushing(FilePath(name)).lexicallyNormalized().string : prefix + name
    }
}

/// The digests of files, each as the file was when it was first checked. Files whose fingerprint is known are not read.
package final class FileDigests: Sendable {
    /// What a file was like.
    struct State: Codable, Hashable, Sendable {
        /// `nil` if there was no file.
        var fingerprint: FileFingerprint?
        /// The SHA-256 of the content, or the checksum of a shared file; `nil` if there was no file, or none that can be
        /// read.
        var digest: String?
        /// Whether every later change gives the file another fingerprint.
        var isSettled: Bool

        static let absent = State(fingerprint: nil, digest: nil, isSettled: true)
    }

    /// What was found out about files.
    private struct Found {
        var states: [String: State] = [:]
        /// The settled states of files by what they were like: several links may lead to one file, which is read once.
        var settled: [FileFingerprint: State] = [:]
    }

    private let found = Mutex(Found())
    /// The same of files that many results depend on, such as fonts.
    private let shared = Mutex(Found())
    /// The states of shared files in an earlier run.
    private let known: [String: State]

    /// - Parameter known: the shared states of an earlier run.
    init(known: [String: State] = [:]) {
        self.known = known
    }

    /// The states of files that many results depend on, for a later run; `nil` if they have not changed since an
    /// earlier one.
    var newlyKnown: [String: State]? {
        let states = shared.withLock { $0.states }.filter { $0.value.isSettled && $0.value.fingerprint != nil }
        let isNew = states.contains { known[$0.key] != $0.value }
        return isNew ? known.merging(states) { $1 } : nil
    }

    /// The checksum of a file that many results depend on; `nil` if there is no file, or none that can be read. It takes
    /// a tenth of the time of a SHA-256, and is for files that nobody makes in order to pass for another one.
    func sharedChecksum(of path: String) -> String? {
        state(of: path, known: known[path], in: shared) {
            var (count, sum) = (0, UInt32(0))
            try FileDescriptor.forEachPart(ofFileAt: path) { part in
                count += part.count
                sum = Checksum.crc32(of: part, after: sum)
            }
            return "\(count) \(sum)"
        }.digest
    }

    /// The state of a file when it was first checked.
    ///
    /// - Parameter known: the state of the file in an earlier run.
    func state(of path: String, known: State? = nil) -> State {
        state(of: path, known: known, in: found) { try SHA256.digits(ofFile: path) }
    }

    private func state(
        of path: String, known: State?, in found: borrowing Mutex<Found>, _ digest: () throws -> String
    ) -> State {
        if let state = found.withLock({ $0.states[path] }) { return state }
        let state = currentState(of: path, known: known) { fingerprint in
            try found.withLock { $0.settled[fingerprint]?.digest } ?? digest()
        }
        return found.withLock { found in
            if let fingerprint = state.fingerprint, state.isSettled { found.settled[fingerprint] = state }
            // What another thread saw first counts.
            if let first = found.states[path] { return first }
            found.states[path] = state
            return state
        }
    }

    private func currentState(
        of path: String, known: State?, _ digest: (FileFingerprint) throws -> String
    ) -> State {
        let moment = FileFingerprint.now
        guard let fingerprint = FileFingerprint(at: path) else { return .absent }
        if let known, known.isSettled, known.fingerprint == fingerprint { return known }
        return State(
            fingerprint: fingerprint, digest: try? digest(fingerprint),
            isSettled: fingerprint.isSettled(at: moment) && FileFingerprint(at: path) == fingerprint)
    }
}
