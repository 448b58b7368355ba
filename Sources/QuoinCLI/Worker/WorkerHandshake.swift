import Quoin

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
    init(fonts: [String], limits: Limits) throws(QuoinError) {
        do {
            let environment = try EnvironmentFingerprint(of: FontSources(paths: fonts))
            fingerprint = SHA256.text(of: JSONLine.of(Stack(quoin: version, environment: environment)))
        } catch {
            throw QuoinError(error)
        }
        self.limits = Limits.declarations.reduce(into: [:]) { $0[$1.name] = limits[keyPath: $1.path] }
    }

    /// What the fingerprint is made of.
    private struct Stack: Encodable {
        var quoin: String
        var processor = Self.processorKind
        var environment: EnvironmentFingerprint

        /// Processors of other kinds round differently.
        private static var processorKind: String {
            #if arch(x86_64)
                "x86_64"
            #elseif arch(arm64)
                "arm64"
            #else
                "other"
            #endif
        }
    }
}
