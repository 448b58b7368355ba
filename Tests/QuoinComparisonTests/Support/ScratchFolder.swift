import Foundation

/// A folder of a test's own, gone when the test is over.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-" + UUID().uuidString)

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, in folders that are made for it.
    @discardableResult
    func write(_ data: Data, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }

    /// The paths of all files, sorted.
    var files: [String] {
        let paths = (FileManager.default.enumerator(atPath: url.path)?.allObjects ?? []).compactMap { $0 as? String }
        return paths.filter { FileManager.default.contents(atPath: url.appendingPathComponent($0).path) != nil }
            .sorted()
    }
}
