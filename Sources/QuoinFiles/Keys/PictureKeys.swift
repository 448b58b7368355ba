import Quoin
import QuoinDocument
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
            fields.add(source.path)
            for file in folder.source(source).files {
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
        var inputs = InputFiles(
            sources: Set(sources.map(folder.named)).sorted { ($0.kind.rawValue, $0.path) < ($1.kind.rawValue, $1.path) }
        )
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
            "an input changed while drawing; run it again", in: request.file.name)
    }
}

/// The identity of a picture, or of another result of a document: the SHA-256 of everything that it depends on.
///
/// Two results with the same key are equal, on every machine. A result may have several keys: the bytes of the document count,
/// not their meaning, because messages and records name its lines, and because a document that is not read takes no time.
package struct PictureKey: Codable, Hashable, Sendable {
    /// 64 hexadecimal digits.
    package let digits: String

    /// The key of some values.
    init(of fields: FieldWriter) {
        digits = SHA256.digits(of: fields.bytes)
    }

    /// The key of one of several pictures.
    ///
    /// - Parameter suffix: what its variant adds to the name.
    package func picture(_ suffix: String) -> PictureKey {
        guard !suffix.isEmpty else { return self }
        var fields = FieldWriter()
        fields.add(digits)
        fields.add(suffix)
        return PictureKey(of: fields)
    }

    /// A path below a folder, spread over subfolders: `ab/cdef…`.
    package var path: FilePath { FilePath("\(digits.prefix(2))/\(digits.dropFirst(2))") }

    /// Whether a file may be one that is named by a key.
    static func isPath(_ file: FilePath) -> Bool {
        let names = file.components.suffix(2).map(\.string)
        return names.map(\.utf8.count) == [2, 62]
            && names.joined().utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}

/// Values one after the other, each after its length, so that different values never give the same bytes.
package struct FieldWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func add(_ value: some Collection<UInt8>) {
        withUnsafeBytes(of: UInt32(value.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: value)
    }

    package mutating func add(_ text: String) { add(text.utf8) }

    /// Adds a value that may be absent.
    package mutating func add(_ text: String?) { add(text.map { [$0] } ?? []) }

    package mutating func add(_ texts: [String]) {
        add(number: Int64(texts.count))
        for text in texts { add(text) }
    }

    package mutating func add(number: Int64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

/// What all pictures depend on: the builds of Quoin and of the libraries, the default fonts, the patterns for hyphens, and the
/// environment of the process.
package struct DrawingStack: Codable, Hashable, Sendable {
    /// The SHA-256 of all of it.
    package let digits: String

    /// Variables by which libraries find the modules that read images. Others that change pictures are removed at the
    /// start of the command, or belong to the fonts.
    private static let variables = [
        "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "LIBHEIF_PLUGIN_PATH", "HEIF_PLUGIN_PATH",
    ]

    /// The stack of this process.
    package init() { self.init(FileDigests()) }

    /// - Parameter files: computes the digests of files that are not known yet.
    init(_ files: FileDigests) {
        ImageFormats.loadAllLibraries()
        HyphenationFiles.loadLibrary()
        var fields = FieldWriter()
        for (name, build) in LoadedObjects.builds.sorted(by: { $0.key < $1.key }) {
            fields.add(name)
            fields.add(build)
        }
        for path in DefaultFonts.paths + HyphenationFiles.paths {
            // Hundreds of times: a `FilePath` checks all of itself in debug builds.
            fields.add(path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...])
            fields.add(files.sharedChecksum(of: path))
        }
        for name in Self.variables + ProcessEnvironment.variables { fields.add(environmentVariable(name)) }
        digits = SHA256.digits(of: fields.bytes)
    }
}

/// A request to draw a document: the command, its options and the data. Together with the files that the document is
/// drawn from, it determines the result.
package struct DrawingRequest: Sendable {
    private let options: Options
    let file: DocumentFile
    /// The SHA-256 of the document itself.
    private let document: String
    /// The data that the document is drawn with; `nil` for its examples.
    private let row: DataRow?
    /// Font files, and folders with font files, in addition to the default fonts and those that the document names.
    package let fonts: [String]

    /// What is the same for many documents.
    package struct Options: Hashable, Sendable {
        fileprivate let digits: String

        /// - Parameters:
        ///   - command: the name of what is done.
        ///   - options: those that documents are drawn with. Of fonts, the files count, not their paths.
        ///   - details: what else changes the result.
        package init(_ command: String, _ options: RenderingOptions, _ details: any Encodable...) {
            var (fields, options) = (FieldWriter(), options)
            options.fonts = []
            fields.add(command)
            fields.add(JSONText.line(of: options))
            for detail in details { fields.add(JSONText.line(of: detail)) }
            digits = SHA256.digits(of: fields.bytes)
        }
    }

    /// - Parameter text: the document itself.
    package init(_ options: Options, _ file: DocumentFile, text: String, fonts: [String] = []) {
        (self.options, self.file, self.fonts, row) = (options, file, fonts, nil)
        document = SHA256.digits(of: text.utf8)
    }

    /// The same request for a row of data, wherever it is in the data.
    package func with(_ row: DataRow) -> DrawingRequest { DrawingRequest(self, row) }

    private init(_ other: DrawingRequest, _ row: DataRow) {
        (options, file, fonts, document) = (other.options, other.file, other.fonts, other.document)
        self.row = row
    }

    /// Names the record of what the document was last drawn from. The libraries are left out, so that it is found when they
    /// have changed.
    var name: PictureKey {
        var fields = FieldWriter()
        add(to: &fields)
        fields.add(file.path)
        return PictureKey(of: fields)
    }

    func add(to fields: inout FieldWriter) {
        fields.add(options.digits)
        fields.add(JSONText.line(of: file.access))
        fields.add(document)
        if let row { fields.add(row) }
    }
}

extension FieldWriter {
    /// Adds the values of a row by their names, whatever the order of the columns.
    fileprivate mutating func add(_ row: DataRow) {
        add(row.isTable ? "table" : "record")
        add(SourceNode.mapping(row.fields))
    }

    /// Adds a value as documents and data have it, without its places.
    package mutating func add(_ node: SourceNode) {
        switch node {
        case .scalar(let scalar):
            add(scalar.style == .plain ? "plain" : "quoted")
            add(scalar.string)
        case .list(let list):
            add("list")
            add(number: Int64(list.items.count))
            for item in list.items { add(item) }
        case .mapping(let mapping):
            add("mapping")
            add(number: Int64(mapping.pairs.count))
            for pair in mapping.pairs.sorted(by: { $0.key.string ?? "" < $1.key.string ?? "" }) {
                add(pair.key)
                add(pair.value)
            }
        }
    }
}
