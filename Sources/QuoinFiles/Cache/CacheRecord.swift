import Quoin
import QuoinSystem

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
