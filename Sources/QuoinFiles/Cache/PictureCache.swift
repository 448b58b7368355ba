import QuoinSystem
import Synchronization
import SystemPackage

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
        do {
            try folder.makeFolder()
        } catch {
            throw QuoinError(error, in: path, "cannot be made a folder for the cache")
        }
        let bytes = try? FileDescriptor.content(at: folder.appending(Self.digestsName).string)
        // A damaged file of a cache is replaced.
        if let bytes, CacheRecord(bytes) == nil, !CacheCleaning(folder).isMarked {
            throw QuoinError(
                .wrongInput, "\(path): error: has a file \(Self.digestsName) that is not a cache's; name another folder"
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
    package struct Result: Sendable {
        package var key: PictureKey
        /// The content that ``keep(_:for:madeFrom:)`` received.
        package var content: [UInt8]
        /// The paths of the images' files.
        package let images: [String]
    }

    /// The result of a request; `nil` if there is none with the files as they are now.
    package func result(of request: DrawingRequest) -> Result? {
        let path = recordPath(request)
        guard var record = record(at: path) else { return nil }
        let known = record.inputs
        let key = keys.key(of: request, &record.inputs)
        guard let content = record.content(for: key) else { return nil }
        // The files are recognized by their fingerprints the next time.
        if record.inputs != known { write(record.bytes, to: path) } else { CacheCleaning.markAsUsed(path) }
        return Result(key: key, content: content, images: images(of: request, record.inputs))
    }

    private func images(of request: DrawingRequest, _ inputs: InputFiles) -> [String] {
        let folder = keys.folder(of: request.file)
        return inputs.sources.filter { $0.kind == .image }.flatMap { $0.source(in: folder).files }
            .filter { keys.digests.state(of: $0).fingerprint != nil }
    }

    /// Keeps the result of a request, unless a file may have changed while it was made.
    ///
    /// - Parameter log: the files that were read.
    package func keep(_ content: [UInt8], for request: DrawingRequest, madeFrom log: ResourceLog) {
        guard let made = keys.made(request, from: log), made.isSafe else { return }
        let path = recordPath(request)
        var record = record(at: path) ?? CacheRecord()
        record.inputs = made.inputs
        record.add(content, for: made.key)
        write(record.bytes, to: path)
    }

    /// Changes the content of a result.
    package func replace(_ result: Result, by content: [UInt8], for request: DrawingRequest) {
        let path = recordPath(request)
        guard var record = record(at: path) else { return }
        record.add(content, for: result.key)
        write(record.bytes, to: path)
    }

    /// The files that were read for a request the last time, except the document; `nil` if they are unknown.
    package func sources(of request: DrawingRequest) -> [DocumentSource]? {
        let folder = keys.folder(of: request.file)
        return record(at: recordPath(request))?.inputs.sources.map { $0.source(in: folder) }
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
