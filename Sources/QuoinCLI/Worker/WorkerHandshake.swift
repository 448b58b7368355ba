import Quoin
import QuoinSystem

/// What a worker says of itself before it reads the first job.
struct WorkerHandshake: Encodable {
    /// The version of the protocol.
    var `protocol` = 1
    /// The version of Quoin.
    var version = QuoinCommand.configuration.version
    /// The digest of what all pictures depend on besides jobs and files.
    var fingerprint: String
    var formats = PictureFormat.allCases.map(\.rawValue)
    /// The limits by name, as the option `--limit` has them.
    var limits: [String: Int]
    /// The most bytes of a line with a job.
    var lineBytes = Worker.lineLimit

    /// - Throws: a ``QuoinError`` if a font cannot be read.
    init(_ worker: Worker) throws(QuoinError) {
        var fields = FieldWriter()
        fields.add(worker.stack.digits)
        do {
            for folder in worker.fonts {
                for path in try FontSources.files(at: folder) {
                    fields.add(String(path.dropFirst(folder.count)))
                    fields.add(try SHA256.digits(ofFile: path))
                }
            }
        } catch {
            throw QuoinError(error)
        }
        fingerprint = SHA256.digits(of: fields.bytes)
        limits = Limits.declarations.reduce(into: [:]) { $0[$1.name] = worker.limits[keyPath: $1.path] }
    }
}
