import Quoin
import QuoinSystem
import Synchronization

/// Makes the keys of results. Each file is digested once; later changes have no effect.
///
/// Use one for a run, on any threads.
package final class PictureKeys: Sendable {
    let digests: FileDigests
    private let stack: DrawingStack
    private let folders = Mutex<[String: DocumentFolder]>([:])

    package convenience init() { self.init(FileDigests()) }

    convenience init(_ digests: FileDigests) { self.init(digests, DrawingStack(digests)) }

    /// - Parameter stack: that of this process.
    package convenience init(_ stack: DrawingStack) { self.init(FileDigests(), stack) }

    private init(_ digests: FileDigests, _ stack: DrawingStack) {
        (self.digests, self.stack) = (digests, stack)
    }

    func folder(of file: DocumentFile) -> DocumentFolder {
        let path = file.folder
        if let known = folders.withLock({ $0[path] }) { return known }
        let folder = DocumentFolder(path)
        folders.withLock { $0[path] = folder }
        return folder
    }

    /// The key of a result that is made from some files.
    ///
    /// - Parameter inputs: gets the states of the files that can be recognized by their fingerprints.
    func key(of request: DrawingRequest, _ inputs: inout InputFiles) -> PictureKey {
        var fields = FieldWriter()
        fields.add("quoin 1")
        fields.add(stack.digits)
        request.add(to: &fields)
        for path in request.fonts {
            fields.add("")
            for file in DocumentSource.fonts(path).files {
                // A path of the command line may have different names on two machines.
                fields.add(file == path ? FilePath(file).lastComponent?.string : String(file.dropFirst(path.count)))
                fields.add(digests.sharedChecksum(of: file))
            }
        }
        let folder = folder(of: request.file)
        var states: [String: FileDigests.State] = [:]
        for source in inputs.sources {
            fields.add(source.kind.rawValue)
            fields.add(source.name)
            for file in source.source(in: folder).files {
                let name = folder.name(of: file)
                let state = digests.state(of: file, known: inputs.states[name])
                fields.add(name)
                fields.add(state.digest)
                if state.fingerprint != nil, state.isSettled { states[name] = state }
            }
        }
        inputs.states = states
        return PictureKey(of: fields)
    }

    /// The key of a result that was just made, and what it was made from.
    struct Made {
        var key: PictureKey
        var inputs: InputFiles
        /// Whether every change of a file while the result was made is detected.
        var isSafe: Bool
    }

    /// - Parameter log: the files that were read.
    /// - Returns: `nil` if a file has changed in the meantime, so that the content that was read is unknown.
    func made(_ request: DrawingRequest, from log: ResourceLog) -> Made? {
        let folder = folder(of: request.file)
        let states = log.states
        let sources = states.sources.filter { $0 != .document(request.file.path) }
        var inputs = InputFiles(sources: Set(sources.map { InputFiles.NamedSource($0, in: folder) }).sorted())
        let key = key(of: request, &inputs)
        var isSafe = true
        for source in sources {
            for file in source.files {
                let state = digests.state(of: folder.path(of: folder.name(of: file)))
                let read = states.fingerprint(of: file, in: source)
                guard read == state.fingerprint else { return nil }
                isSafe = isSafe && state.isSettled && read?.isSettled(at: log.beginning) != false
            }
        }
        for file in request.fonts.flatMap({ DocumentSource.fonts($0).files }) {
            let state = digests.state(of: file)
            guard FileFingerprint(at: file) == state.fingerprint else { return nil }
            isSafe = isSafe && state.isSettled
        }
        return Made(key: key, inputs: inputs, isSafe: isSafe)
    }

    /// The key of a result that was just made.
    ///
    /// - Parameter log: the files that were read.
    /// - Throws: a ``QuoinError`` if a file has changed in the meantime, so that the content that was read is unknown.
    package func key(of request: DrawingRequest, madeFrom log: ResourceLog) throws(QuoinError) -> PictureKey {
        if let made = made(request, from: log) { return made.key }
        throw QuoinError(
            .wrongInput,
            "\(request.file.name): error: a file that it is drawn from has changed meanwhile; draw it again")
    }
}
