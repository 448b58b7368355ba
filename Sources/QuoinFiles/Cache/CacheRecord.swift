import QuoinSystem

/// What is kept of a request: the files that were read for it the last time, and its results with the files as they were then
/// and earlier.
struct CacheRecord: Hashable, Sendable {
    var inputs = InputFiles()
    /// By their keys, the latest first.
    private(set) var results: [Result] = []

    struct Result: Hashable, Sendable {
        var key: PictureKey
        var content: [UInt8]
    }

    /// The mark at the start of each file. Files of other versions begin with another mark and are not read.
    private static let mark = Array("quoin record 1\n".utf8)
    private static let digitCount = 64
    /// How many results are kept, for files that change back and forth, as with branches of a repository.
    private static let resultLimit = 4

    init() {}

    func content(for key: PictureKey) -> [UInt8]? { results.first { $0.key == key }?.content }

    /// Puts a result in front of the others.
    mutating func add(_ content: [UInt8], for key: PictureKey) {
        results.removeAll { $0.key == key }
        results.insert(Result(key: key, content: content), at: 0)
        results.removeLast(max(results.count - Self.resultLimit, 0))
    }

    // MARK: - Bytes

    /// The bytes of a file: the mark, the digits of the rest, and the rest.
    var bytes: [UInt8] {
        var fields = FieldWriter()
        fields.add(inputs.sources.map(\.kind.rawValue))
        fields.add(inputs.sources.map(\.name))
        let states = inputs.states.sorted { $0.key < $1.key }
        fields.add(states.map(\.key))
        for (_, state) in states { fields.add(state) }
        fields.add(results.map(\.key.digits))
        for result in results { fields.add(result.content) }
        return Self.mark + Array(SHA256.digits(of: fields.bytes).utf8) + fields.bytes
    }

    /// `nil` for the bytes of another version, and for those that are damaged or cut off.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.mark) else { return nil }
        let digits = bytes.dropFirst(Self.mark.count).prefix(Self.digitCount)
        let content = bytes.dropFirst(Self.mark.count + Self.digitCount)
        guard digits.elementsEqual(SHA256.digits(of: content).utf8) else { return nil }
        var fields = FieldReader(content)
        guard let kinds = fields.texts(), let names = fields.texts(), kinds.count == names.count,
            let files = fields.texts()
        else { return nil }
        for (kind, name) in zip(kinds, names) {
            guard let kind = InputFiles.NamedSource.Kind(rawValue: kind) else { return nil }
            inputs.sources.append(InputFiles.NamedSource(kind: kind, name: name))
        }
        for file in files {
            guard let state = fields.state() else { return nil }
            inputs.states[file] = state
        }
        guard let keys = fields.texts() else { return nil }
        for key in keys {
            guard let content = fields.bytes() else { return nil }
            results.append(Result(key: PictureKey(digits: key), content: Array(content)))
        }
    }
}

extension FieldWriter {
    /// Adds the state of a file that is recognized by its fingerprint.
    mutating func add(_ state: FileDigests.State) {
        if let fingerprint = state.fingerprint { add(fingerprint) }
        add(state.digest ?? "")
    }

    /// Adds what a file was like.
    package mutating func add(_ fingerprint: FileFingerprint) {
        for number in fingerprint.numbers { add(number: number) }
    }
}

extension FieldReader {
    package mutating func fingerprint() -> FileFingerprint? {
        numbers(FileFingerprint.numberCount).flatMap { FileFingerprint(numbers: $0) }
    }

    mutating func state() -> FileDigests.State? {
        guard let fingerprint = fingerprint(), let digest = text() else { return nil }
        return FileDigests.State(fingerprint: fingerprint, digest: digest.isEmpty ? nil : digest, isSettled: true)
    }
}
