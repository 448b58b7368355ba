import Foundation

/// A folder of a test's own, gone when the test is over.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, in folders that are made for it.
    @discardableResult
    func write(_ text: String, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    func data(_ path: String) -> Data? {
        FileManager.default.contents(atPath: url.appendingPathComponent(path).path)
    }

    /// The paths of all files, sorted.
    var files: [String] {
        let paths = (FileManager.default.enumerator(atPath: url.path)?.allObjects ?? []).compactMap { $0 as? String }
        return paths.filter { data($0) != nil }.sorted()
    }
}
