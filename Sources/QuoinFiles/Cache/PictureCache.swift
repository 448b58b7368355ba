import Quoin
import QuoinSystem
import Synchronization

/// A folder with the results of earlier runs, by their keys. Several processes may use it at a time.
///
/// For each request there is a record with the files that were read for it the last time. The key is made from the
/// current state of these files, without drawing anything; a result with this key is that of the request. If a record
/// is missing, damaged or out of date, the document is drawn.
package final class PictureCache: Sendable {
    private let folder: FilePath
    package let keys: PictureKeys
    private let firstFailure = Mutex<QuoinError?>(nil)

    /// Opens a folder, and makes it if there is none.
    ///
    /// - Parameter path: absolute, or relative to the working folder.
    /// - Throws: a ``QuoinError`` if there can be no such folder, or if a file of others has a name in it.
    package init(_ path: String) throws(QuoinError) {
        folder = FilePath(path).absolute
        let folder = folder
        try QuoinError.wrapping(in: path, "cannot be made a folder for the cache") { try folder.makeFolder() }
        let bytes = try? FileDescriptor.content(at: folder.appending(Self.digestsName).string)
        // A damaged file of a cache is replaced.
        if let bytes, CacheRecord(bytes) == nil, !CacheCleaning(folder).isMarked {
            throw QuoinError(
                "the folder has a file \(Self.digestsName) that is not a cache's; name another folder", in: path
            )
        }
        keys = PictureKeys(FileDigests(known: bytes.flatMap { CacheRecord($0) }?.inputs.states ?? [:]))
    }

    /// Writes the digests of fonts, and deletes what was not used for a long time.
    ///
    /// - Returns: messages with the reasons why something could not be kept. The results of the run are not affected.
    package func close() -> [String] {
        if let states = keys.digests.newlyKnown {
            var record = CacheRecord()
            record.inputs.states = states
            write(record.bytes, to: folder.appending(Self.digestsName))
        }
        CacheCleaning(folder).runOncePerDay([Self.recordsName, Self.picturesName])
        return firstFailure.withLock { $0 }?.messages ?? []
    }

    private static let digestsName = "digests"
    private static let recordsName = "records"
    private static let picturesName = "pictures"

    // MARK: - Results

    /// What was kept for a request with the files as they are now.
    package struct Result<Value> {
        package var key: PictureKey
        /// The value that ``keep(_:for:madeFrom:)`` received.
        package var value: Value
        /// The paths of the images' files.
        package let images: [String]
    }

    /// The value of a request: that of an earlier run if none of its inputs has changed, or else a new one, which is kept.
    ///
    /// - Parameters:
    ///   - make: makes the value, and logs the files that it reads. A value that cannot be made is not kept.
    /// - Returns: the value, and whether it is that of an earlier run.
    package func cached<Value: Codable>(
        _ request: DrawingRequest, _ make: (ResourceLog) throws(QuoinError) -> Value
    ) throws(QuoinError) -> (value: Value, isCached: Bool) {
        if let known = result(Value.self, of: request) { return (known.value, true) }
        let log = ResourceLog()
        let value = try make(log)
        keep(value, for: request, madeFrom: log)
        return (value, false)
    }

    /// The result of a request; `nil` if there is none with the files as they are now.
    package func result<Value: Decodable>(_ type: Value.Type, of request: DrawingRequest) -> Result<Value>? {
        let path = recordPath(request)
        guard var record = record(at: path) else { return nil }
        let known = record.inputs
        let key = keys.key(of: request, &record.inputs)
        guard let content = record.content(for: key),
            let value = try? Self.decoder.decode(Value.self, from: content)
        else { return nil }
        // The files are recognized by their fingerprints the next time.
        if record.inputs != known { write(record.bytes, to: path) } else { CacheCleaning.markAsUsed(path) }
        return Result(key: key, value: value, images: images(of: request, record.inputs))
    }

    private func images(of request: DrawingRequest, _ inputs: InputFiles) -> [String] {
        let folder = keys.folder(of: request.file)
        return inputs.sources.filter { $0.kind == .image }.flatMap { folder.source($0).files }
            .filter { keys.digests.state(of: $0).fingerprint != nil }
    }

    /// Keeps the result of a request, unless a file may have changed while it was made.
    ///
    /// - Parameter log: the files that were read.
    package func keep(_ value: some Encodable, for request: DrawingRequest, madeFrom log: ResourceLog) {
        guard let made = keys.made(request, from: log), made.isSafe else { return }
        let path = recordPath(request)
        var record = record(at: path) ?? CacheRecord()
        record.inputs = made.inputs
        record.add(Self.content(of: value), for: made.key)
        write(record.bytes, to: path)
    }

    /// Changes the value of a result.
    package func replace<Value: Encodable>(_ result: Result<Value>, for request: DrawingRequest) {
        let path = recordPath(request)
        guard var record = record(at: path) else { return }
        record.add(Self.content(of: result.value), for: result.key)
        write(record.bytes, to: path)
    }

    /// The files that were read for a request the last time, except the document; `nil` if they are unknown.
    package func sources(of request: DrawingRequest) -> [DocumentSource]? {
        let folder = keys.folder(of: request.file)
        return record(at: recordPath(request))?.inputs.sources.map(folder.source)
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }

    private static func content(of value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode(value)) ?? Data()
    }

    private func record(at path: FilePath) -> CacheRecord? {
        (try? FileDescriptor.content(at: path.string)).flatMap { CacheRecord($0) }
    }

    private func recordPath(_ request: DrawingRequest) -> FilePath {
        folder.appending(Self.recordsName).pushing(request.name.path)
    }

    // MARK: - Pictures

    /// The bytes that were kept with a key; `nil` if there are none, or if they are damaged.
    package func bytes(for key: PictureKey) -> [UInt8]? {
        let path = folder.appending(Self.picturesName).pushing(key.path)
        guard let bytes = try? FileDescriptor.content(at: path.string), bytes.count >= 64 else { return nil }
        let content = bytes.dropFirst(64)
        guard bytes.prefix(64).elementsEqual(SHA256.digits(of: content).utf8) else { return nil }
        CacheCleaning.markAsUsed(path)
        return Array(content)
    }

    /// Keeps bytes with a key.
    package func keep(_ bytes: [UInt8], for key: PictureKey) {
        write(
            Array(SHA256.digits(of: bytes).utf8) + bytes, to: folder.appending(Self.picturesName).pushing(key.path))
    }

    // MARK: - Files

    private func write(_ bytes: [UInt8], to path: FilePath) {
        do throws(QuoinError) {
            try OutputFile.file(path.string).write(bytes)
        } catch {
            firstFailure.withLock { $0 = $0 ?? error }
        }
    }
}

/// What is kept of a request: the files that were read for it the last time, and its results with the files as they were then
/// and earlier.
struct CacheRecord: Codable, Hashable, Sendable {
    var inputs = InputFiles()
    /// By their keys, the latest first.
    private(set) var results: [Result] = []

    struct Result: Codable, Hashable, Sendable {
        var key: PictureKey
        var content: Data
    }

    /// The mark at the start of each file. Files of other versions begin with another mark and are not read.
    private static let mark = Array("quoin record 2\n".utf8)
    private static let digitCount = 64
    /// How many results are kept, for files that change back and forth, as with branches of a repository.
    private static let resultLimit = 4

    init() {}

    func content(for key: PictureKey) -> Data? { results.first { $0.key == key }?.content }

    /// Puts a result in front of the others.
    mutating func add(_ content: Data, for key: PictureKey) {
        results.removeAll { $0.key == key }
        results.insert(Result(key: key, content: content), at: 0)
        results.removeLast(max(results.count - Self.resultLimit, 0))
    }

    // MARK: - Bytes

    /// The bytes of a file: the mark, the digits of the rest, and the rest.
    var bytes: [UInt8] {
        let content = JSONText.line(of: self)
        return Self.mark + Array(SHA256.digits(of: content).utf8) + content
    }

    /// `nil` for the bytes of another version, and for those that are damaged or cut off.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.mark) else { return nil }
        let digits = bytes.dropFirst(Self.mark.count).prefix(Self.digitCount)
        let content = bytes.dropFirst(Self.mark.count + Self.digitCount)
        guard digits.elementsEqual(SHA256.digits(of: content).utf8),
            let record = try? JSONDecoder().decode(CacheRecord.self, from: Data(content))
        else { return nil }
        self = record
    }
}

/// Deletes the files of a cache that were not used for a long time, so that it does not grow for ever.
struct CacheCleaning {
    private let folder: FilePath
    /// Its modification time is that of the last cleaning. Programs that make backups recognize a cache by it
    /// (https://bford.info/cachedir).
    private let tag: FilePath

    private static let day = 86_400
    /// The time after which an unused file is deleted, in seconds.
    private static let keptTime = 30 * day

    init(_ folder: FilePath) {
        self.folder = folder
        tag = folder.appending("CACHEDIR.TAG")
    }

    /// Whether the folder was used as a cache before.
    var isMarked: Bool { FileKind.exists(at: tag.string) }

    /// Deletes unused files, unless that was done within a day.
    func runOncePerDay(_ subfolders: [String]) {
        let age = Self.age(of: tag)
        if let age, age < Self.day { return }
        try? AtomicFile.write(Array("Signature: 8a477f597d28d172789f06886806bc55\n".utf8), to: tag)
        // A new folder has no old files.
        guard age != nil else { return }
        for path in subfolders.flatMap({ name in folder.appending(name).contents.map { "\(folder)/\(name)/\($0)" } }) {
            let path = FilePath(path)
            // The folder may have files of others.
            guard PictureKey.isPath(path) else { continue }
            if let age = Self.age(of: path), age > Self.keptTime, (try? FileKind(at: path.string)) == .file {
                unlink(path.string)
            }
        }
    }

    /// Sets the modification time of a file that was used to the present. Once a day is enough.
    static func markAsUsed(_ path: FilePath) {
        if let age = age(of: path), age > day { utimes(path.string, nil) }
    }

    /// The seconds since a file was written; `nil` if there is none.
    private static func age(of path: FilePath) -> Int? {
        var status = stat()
        return stat(path.string, &status) == 0 ? status.age : nil
    }
}
