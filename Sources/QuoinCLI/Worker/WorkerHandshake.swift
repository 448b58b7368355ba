import Quoin
import QuoinFiles
import QuoinSystem

/// The description of a worker, which it writes before it reads the first job.
struct WorkerHandshake: Encodable {
    /// The version of the protocol.
    var `protocol` = 1
    /// The version of Quoin.
    var version = ProgramVersion.number
    /// See ``WorkerFingerprint``.
    var fingerprint: String
    var formats = Picture.Format.allCases.map(\.rawValue)
    /// The limits by name, as the option `--limit` has them.
    var limits: [String: Int]
    /// The most bytes of a line with a job.
    var lineBytes = Worker.lineLimit

    /// - Throws: a ``QuoinError`` if a font cannot be read.
    init(_ worker: Worker) throws(QuoinError) {
        fingerprint = try WorkerFingerprint(worker.stack, fonts: worker.fonts).digits
        limits = Limits.declarations.reduce(into: [:]) { $0[$1.name] = worker.limits[keyPath: $1.path] }
    }
}

/// What all pictures of a process depend on besides jobs and their files. Processes with the same fingerprint draw the same
/// pictures.
struct WorkerFingerprint {
    /// The SHA-256 of all of it.
    let digits: String

    /// - Parameter folders: those with fonts in addition to the default set.
    /// - Throws: a ``QuoinError`` if a font cannot be read.
    init(_ stack: DrawingStack, fonts folders: [String] = []) throws(QuoinError) {
        var fields = FieldWriter()
        fields.add(stack.digits)
        for folder in folders {
            for path in try FontSources.files(at: folder) {
                fields.add(String(path.dropFirst(folder.count)))
                fields.add(try QuoinError.wrapping { try SHA256.digits(ofFile: path) })
            }
        }
        digits = SHA256.digits(of: fields.bytes)
    }
}
